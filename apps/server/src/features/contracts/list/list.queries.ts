import type { contracts } from '@crm/contract/features/contracts/contracts'
import type { ContractRow } from '@crm/contract/features/contracts/contracts.rows'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import { type RawBuilder, sql } from 'kysely'
import { koreaToday } from '../../../clock.ts'
import { readCachedTotal } from '../../../db/cachedTotals.ts'
import type { Db } from '../../../db/database.ts'
import { filterConditions, filterKey } from '../../../db/filters.ts'
import { type Paging, readIds, readPage } from '../../../db/readPage.ts'
import { isCommonWord } from '../../../db/search/commonWords.ts'
import { contains, matches } from '../../../db/search/search.ts'
import { today } from '../../../db/today.ts'
import { findRowsByNo } from '../contracts.queries.ts'

type Filter = ParsedOf<typeof contracts.sums>['query']

/** In its own words, those of its estimate or by the client's name; each is found by its own index. */
const withWords = (keyword: string) => sql`k.ctr_no in (
  select w.ctr_no from contracts w where ${matches(sql`w.search_text`, keyword)}
  union all
  select w.ctr_no from estimates e join contracts w using (est_no) where ${matches(sql`e.search_text`, keyword)}
  union all
  select w.ctr_no from clients c join projects p using (client_no) join contracts w on w.proj_no = p.proj_no
   where ${matches(sql`c.search_text`, keyword)})`

/** The same tested row by row, for words that many have. */
const containsWords = (keyword: string) => sql`(${contains(sql`k.search_text`, keyword)} or exists (
  select from estimates e where e.est_no = k.est_no and ${contains(sql`e.search_text`, keyword)}) or exists (
  select from projects p join clients c using (client_no) where p.proj_no = k.proj_no and ${contains(sql`c.search_text`, keyword)}))`

/** Where words are looked for besides. */
const namedBy = ['estimates', 'clients', 'projects']

const isCommon = (db: Db, { keyword }: Filter) => isCommonWord(db, ['contracts', 'estimates', 'clients'], keyword)

const conditions = (filter: Filter, isCommon: boolean) =>
  filterConditions(filter, {
    keyword: isCommon ? containsWords : withWords,
    ctr_state: (state) => sql`k.ctr_state = ${state}`,
    ctr_kind: (kind) => sql`k.ctr_kind = ${kind}`,
    from: (day) => sql`k.ctr_concluded_dt >= ${day}::date`,
    to: (day) => sql`k.ctr_concluded_dt <= ${day}::date`,
    least: (least) => sql`k.ctr_amount >= ${least}`,
    most: (most) => sql`k.ctr_amount <= ${most}`,
    is_open: (is_open) => (is_open ? sql`k.ctr_balance > 0` : undefined),
    is_overdue: (is_overdue) => (is_overdue ? sql`k.ctr_due_dt < ${today}` : undefined),
  })

/** What is not concluded yet is the newest; what is not due comes last in either direction. */
const order: Record<Filter['sort'], Record<'up' | 'down', RawBuilder<unknown>>> = {
  ctr_concluded_dt: { up: sql`k.ctr_concluded_dt`, down: sql`k.ctr_concluded_dt desc` },
  ctr_amount: { up: sql`k.ctr_amount`, down: sql`k.ctr_amount desc` },
  balance: { up: sql`k.ctr_balance`, down: sql`k.ctr_balance desc` },
  next_due_dt: { up: sql`k.ctr_due_dt`, down: sql`k.ctr_due_dt desc nulls last` },
}

const found = (filter: Filter, isCommon = false) => ({
  id: 'k.ctr_no' as const,
  from: sql`contracts k`,
  where: conditions(filter, isCommon),
  orderBy: filter.desc ? sql`${order[filter.sort].down}, k.ctr_no desc` : sql`${order[filter.sort].up}, k.ctr_no`,
})

/** Until contracts change, and on the same day, the same are found. */
const counted = (name: string, filter: Filter) => ({
  cached: filterKey(`${name} ${koreaToday()}`, filter),
  tables: ['contracts', ...(filter.keyword ? namedBy : [])],
})

export const findContractPage = async (db: Db, filter: Filter, page: Paging) => {
  const isByOrder = !filter.keyword || (await isCommon(db, filter))
  return readPage<ContractRow>(db, {
    ...found(filter, isByOrder),
    page,
    total: isByOrder ? counted('contracts', filter) : 'window',
    rows: (ctr_nos) => findRowsByNo(db, ctr_nos),
  })
}

export const findContractNos = (db: Db, filter: Filter) => readIds(db, found(filter))

export const findSums = async (db: Db, filter: Filter) => {
  const count = sql<{ count: number; ctr_amount: number; paid: number; balance: number }>`(
    select json_build_object('count', count(*), 'ctr_amount', coalesce(sum(k.ctr_amount), 0),
             'paid', coalesce(sum(k.ctr_paid), 0), 'balance', coalesce(sum(k.ctr_balance), 0))
      from contracts k where ${sql.join([sql`true`, ...conditions(filter, await isCommon(db, filter))], sql` and `)})`
  const { cached: key, tables } = counted('sums of contracts', filter)
  return [await readCachedTotal(db, { key, count, tables })]
}
