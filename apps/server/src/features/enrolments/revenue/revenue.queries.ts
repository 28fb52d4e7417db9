import type { RevenueRow, RevenueSums } from '@crm/contract/features/enrolments/revenue'
import { type RawBuilder, sql } from 'kysely'
import { readCachedTotal } from '../../../db/cachedTotals.ts'
import type { Db } from '../../../db/database.ts'
import { filterKey } from '../../../db/filters.ts'
import { matches } from '../../../db/search/search.ts'

interface Filter {
  keyword?: string | undefined
  start_dt?: string | undefined
  end_dt?: string | undefined
  crs_no?: number | undefined
}

/** Whether a time lies within the days of the filter, as a range of times so that the index is used. */
const within = (time: RawBuilder<unknown>, { start_dt, end_dt }: Filter) => sql`
  ${time} >= ${start_dt ?? '-infinity'}::timestamp at time zone 'Asia/Seoul'
  and ${time} < (${end_dt ?? 'infinity'}::timestamp + interval '1 day') at time zone 'Asia/Seoul'`

const monthOf = (time: RawBuilder<unknown>) => sql`to_char(${time} at time zone 'Asia/Seoul', 'YYYYMM')::int`

const vatOf = (money: RawBuilder<unknown>) =>
  sql`case when p.is_tax_free then 0 else ${money} - round(${money} / 1.1) end`

/** Paid and not taken back by the bank: what is refunded later was still revenue of its month. */
const isPaid = sql`p.to_table = 'courses' and p.pay_state in (12, 20, 21, 22)`

/** What was sold, its VAT, and what was refunded, each by month and course. */
const entries = (filter: Filter) => {
  const course = filter.crs_no ? sql`and p.to_no = ${filter.crs_no}` : sql``
  return sql`
    select ${monthOf(sql`p.paid_dt`)} as month, p.to_no as crs_no, 1 as seats, i.list, i.list - i.sale as sale_off, i.discount,
           i.pocket, i.money, 0 as refunded_pocket, 0 as refunded_money, 0 as vat
      from payments p join payment_items i using (pay_no)
     where ${isPaid} and ${within(sql`p.paid_dt`, filter)} ${course}
    union all
    select ${monthOf(sql`p.paid_dt`)}, p.to_no, 0, 0, 0, 0, 0, 0, 0, 0, ${vatOf(sql`p.pay_money`)}
      from payments p
     where ${isPaid} and ${within(sql`p.paid_dt`, filter)} ${course}
    union all
    select ${monthOf(sql`f.done_dt`)}, p.to_no, 0, 0, 0, 0, 0, 0, b.pocket, b.money, -(${vatOf(sql`b.money`)})
      from payment_refunds f join payments p using (pay_no)
     cross join lateral (select sum(i.money) as money, sum(i.pocket) as pocket
                           from payment_refund_items i where i.rf_no = f.rf_no) b
     where f.rf_state = 22 and ${isPaid} and ${within(sql`f.done_dt`, filter)} ${course}`
}

const sums = (of: (column: string) => RawBuilder<unknown>) => sql`
  ${of('seats')}::int as seats, ${of('list')}::bigint as list, ${of('sale_off')}::bigint as sale_off,
  ${of('discount')}::bigint as discount, ${of('pocket')}::bigint as pocket, ${of('money')}::bigint as money,
  ${of('refunded_pocket')}::bigint as refunded_pocket, ${of('refunded_money')}::bigint as refunded_money,
  (${of('money')} - ${of('refunded_money')})::bigint as net, ${of('vat')}::bigint as vat`

const sumOf = (column: string) => sql`sum(${sql.ref(`e.${column}`)})`
const totalOf = (column: string) => sql`coalesce(sum(${sql.ref(`g.${column}`)}), 0)`

const grouped = (filter: Filter) => {
  const named = filter.keyword ? sql`where ${matches(sql`r.search_text`, filter.keyword)}` : sql``
  return sql`
    select e.month, e.crs_no, r.crs_title, ${sums(sumOf)}
      from (${entries(filter)}) e join courses r on r.crs_no = e.crs_no ${named}
     group by e.month, e.crs_no, r.crs_title`
}

interface Revenue {
  query: RevenueRow[]
  total: number
  sums: RevenueSums
}

/** Rows of the page, how many there are, and the sums of all of them, by one statement. */
const revenueOf = (filter: Filter, page: { offset: number; limit: number | null }) => sql<Revenue>`(
  with g as materialized (${grouped(filter)}),
  shown as (
    select g.month::bigint * 1000000000 + g.crs_no as row_key, to_char(to_date(g.month::text, 'YYYYMM'), 'YYYY-MM') as month,
           g.crs_no, g.crs_title, ${sums((column) => sql.ref(`g.${column}`))}
      from g order by g.month desc, g.net desc, g.crs_no offset ${page.offset} limit ${page.limit}::int)
  select json_build_object('query', coalesce((select json_agg(shown) from shown), '[]'), 'total', (select count(*)::int from g),
           'sums', (select row_to_json(t) from (select ${sums(totalOf)} from g) t)))`

const countedFrom = ['payments', 'payment_items', 'payment_refunds', 'courses']

/** A month of a busy year is added up from tens of thousands of payments: again only when one of them has changed. */
export const findRevenue = (db: Db, filter: Filter, page: { offset: number; limit: number | null }) => {
  const key = filterKey(`revenue ${page.offset} ${page.limit}`, filter)
  return readCachedTotal(db, { key, tables: countedFrom, count: revenueOf(filter, page) })
}
