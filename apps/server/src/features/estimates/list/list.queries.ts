import type { estimates } from '@crm/contract/features/estimates/estimates'
import type { EstimateRow } from '@crm/contract/features/estimates/estimates.rows'
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
import { findRowsByNo } from '../estimates.queries.ts'

type Filter = ParsedOf<typeof estimates.sums>['query']

/** In its own words or by the client's name; each is found by its own index. */
const withWords = (keyword: string) => sql`e.est_no in (
  select w.est_no from estimates w where ${matches(sql`w.search_text`, keyword)}
  union all
  select w.est_no from clients c join projects p using (client_no) join estimates w on w.proj_no = p.proj_no
   where ${matches(sql`c.search_text`, keyword)})`

/** The same tested row by row, for words that many have. */
const containsWords = (keyword: string) => sql`(${contains(sql`e.search_text`, keyword)} or exists (
  select from projects p join clients c using (client_no) where p.proj_no = e.proj_no and ${contains(sql`c.search_text`, keyword)}))`

/** Where clients are found by their names. */
const namedBy = ['clients', 'projects']

const isCommon = (db: Db, { keyword }: Filter) => isCommonWord(db, ['estimates', 'clients'], keyword)

const startOf = (day: string) => sql`(${day}::date::timestamp at time zone 'Asia/Seoul')`

const conditions = (filter: Filter, isCommon: boolean) =>
  filterConditions(filter, {
    keyword: isCommon ? containsWords : withWords,
    est_state: (state) => sql`e.est_state = ${state}`,
    emp_no: (emp_no) => sql`e.emp_no = ${emp_no}`,
    psrv_no: (psrv_no) => sql`e.proj_no in (select p.proj_no from projects p where p.psrv_no = ${psrv_no})`,
    from: (day) => sql`e.reg_dt >= ${startOf(day)}`,
    to: (day) => sql`e.reg_dt < ${startOf(day)} + interval '1 day'`,
    least: (least) => sql`e.est_amount >= ${least}`,
    most: (most) => sql`e.est_amount <= ${most}`,
    is_expiring: (is_expiring) =>
      is_expiring ? sql`e.est_state = 'issued' and e.est_valid_dt between ${today} and ${today} + 7` : undefined,
  })

const order: Record<Filter['sort'], RawBuilder<unknown>> = {
  reg_dt: sql`e.reg_dt`,
  est_issued_dt: sql`e.est_issued_dt`,
  est_amount: sql`e.est_amount`,
  est_valid_dt: sql`e.est_valid_dt`,
}

const found = (filter: Filter, isCommon = false) => ({
  id: 'e.est_no' as const,
  from: sql`estimates e`,
  where: conditions(filter, isCommon),
  orderBy: filter.desc
    ? sql`${order[filter.sort]} desc${filter.sort === 'reg_dt' ? sql`` : sql` nulls last`}, e.est_no desc`
    : sql`${order[filter.sort]}, e.est_no`,
})

/** Until one of these changes, and on the same day, the same are found. */
const counted = (name: string, filter: Filter) => ({
  cached: filterKey(`${name} ${koreaToday()}`, filter),
  tables: ['estimates', ...(filter.psrv_no === undefined ? [] : ['projects']), ...(filter.keyword ? namedBy : [])],
})

export const findEstimatePage = async (db: Db, filter: Filter, page: Paging) => {
  const isByOrder = !filter.keyword || (await isCommon(db, filter))
  return readPage<EstimateRow>(db, {
    ...found(filter, isByOrder),
    page,
    total: isByOrder ? counted('estimates', filter) : 'window',
    rows: (est_nos) => findRowsByNo(db, est_nos),
  })
}

export const findEstimateNos = (db: Db, filter: Filter) => readIds(db, found(filter))

export const findSums = async (db: Db, filter: Filter) => {
  const count = sql<{ count: number; est_supply: number; est_vat: number; est_amount: number }>`(
    select json_build_object('count', count(*), 'est_supply', coalesce(sum(e.est_supply), 0),
             'est_vat', coalesce(sum(e.est_vat), 0), 'est_amount', coalesce(sum(e.est_amount), 0))
      from estimates e where ${sql.join([sql`true`, ...conditions(filter, await isCommon(db, filter))], sql` and `)})`
  const { cached: key, tables } = counted('sums of estimates', filter)
  return [await readCachedTotal(db, { key, count, tables })]
}
