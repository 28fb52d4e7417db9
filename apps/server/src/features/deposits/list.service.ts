import { depositColumns, type deposits } from '@crm/contract/features/deposits/deposits'
import type { ParsedOf, QueryOf } from '@crm/contract/kit/endpoint'
import { type RawBuilder, sql } from 'kysely'
import { koreaToday } from '../../clock.ts'
import type { Context } from '../../context.ts'
import { readCachedTotal } from '../../db/cachedTotals.ts'
import { filterConditions, filterKey } from '../../db/filters.ts'
import { readIds, readPage } from '../../db/readPage.ts'
import { matches } from '../../db/search/search.ts'
import { excelOf } from '../../excel/excelOf.ts'
import { excelDownload, inBatches } from '../../excel/workbook.ts'
import { list, page } from '../../http/answer/answers.ts'
import { depositText } from './deposits.messages.ts'
import { findDepositRows, findOpenCredits } from './deposits.queries.ts'

type Filter = QueryOf<typeof deposits.sums>

/** By depositor and memo, or by the client's name; each is found by its own index. */
const withWords = (keyword: string) => sql`d.dep_no in (
  select w.dep_no from deposits w where ${matches(sql`w.search_text`, keyword)}
  union all
  select w.dep_no from clients c join deposits w using (client_no) where ${matches(sql`c.search_text`, keyword)})`

const conditions = (filter: Filter) =>
  filterConditions(filter, {
    keyword: withWords,
    dep_pay_type: (type) => sql`d.dep_pay_type = ${type}`,
    from: (day) => sql`d.dep_dt >= ${day}`,
    to: (day) => sql`d.dep_dt <= ${day}`,
    is_unshared: (is_unshared) => (is_unshared ? sql`d.dep_rest > 0` : undefined),
  })

const order: Record<Filter['sort'], RawBuilder<unknown>> = { dep_dt: sql`d.dep_dt`, dep_amount: sql`d.dep_amount` }

const found = (filter: Filter) => {
  const direction = filter.desc ? sql`desc` : sql`asc`
  return {
    id: 'd.dep_no' as const,
    from: sql`deposits d`,
    where: conditions(filter),
    orderBy: sql`${order[filter.sort]} ${direction}, d.dep_no ${direction}`,
  }
}

export const listDeposits = async (ctx: Context, { query }: ParsedOf<typeof deposits.list>) => {
  const { offset, limit, ...filter } = query
  const rows = (dep_nos: number[]) => findDepositRows(ctx.db, dep_nos)
  const total = filter.keyword ? 'window' : { cached: filterKey('deposits', filter), tables: ['deposits'] }
  return page(await readPage(ctx.db, { ...found(filter), page: { offset, limit }, total, rows }))
}

/** What a correction undid never came. */
export const sumDeposits = async (ctx: Context, { query }: ParsedOf<typeof deposits.sums>) => {
  const count = sql<{ count: number; came: number; refunded: number; unshared: number }>`(
    select json_build_object('count', count(*),
             'came', coalesce(sum(d.dep_amount) filter (where d.dep_amount > 0 or d.is_correction), 0),
             'refunded', coalesce(-sum(d.dep_amount) filter (where d.dep_amount < 0 and not d.is_correction), 0),
             'unshared', coalesce(sum(d.dep_rest), 0))
      from deposits d where ${sql.join([sql`true`, ...conditions(query)], sql` and `)})`
  const key = filterKey('sums of deposits', query)
  const tables = query.keyword ? ['deposits', 'clients'] : ['deposits']
  return list([await readCachedTotal(ctx.db, { key, tables, count })])
}

export const exportDeposits = async (ctx: Context, { query }: ParsedOf<typeof deposits.excel>) => {
  const batches = inBatches(await readIds(ctx.db, found(query)), (dep_nos) => findDepositRows(ctx.db, dep_nos))
  const name = depositText.word
  return excelDownload(`${name}_${koreaToday()}.xlsx`, { name, columns: excelOf(depositColumns), batches })
}

export const listOpenCredits = async (ctx: Context, { query }: ParsedOf<typeof deposits.openCredits>) =>
  list(await findOpenCredits(ctx.db, query.client_no))
