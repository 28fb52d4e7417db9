import { paymentColumns } from '@crm/contract/features/payments/paymentList'
import type { payments } from '@crm/contract/features/payments/payments'
import type { ParsedOf, QueryOf } from '@crm/contract/kit/endpoint'
import { sql } from 'kysely'
import { koreaToday } from '../../clock.ts'
import type { Context } from '../../context.ts'
import { filterConditions, filterKey } from '../../db/filters.ts'
import { readIds, readPage } from '../../db/readPage.ts'
import { matches } from '../../db/search/search.ts'
import { excelOf } from '../../excel/excelOf.ts'
import { excelDownload, inBatches } from '../../excel/workbook.ts'
import { page } from '../../http/answer/answers.ts'
import { findPaymentRows } from './list.queries.ts'
import { paymentText } from './payments.messages.ts'

/** Compared as a time, so that the index of it is used. */
const at = sql`coalesce(p.paid_dt, p.reg_dt)`
const startOf = (day: string) => sql`${day}::timestamp at time zone 'Asia/Seoul'`
const endOf = (day: string) => sql`(${day}::timestamp + interval '1 day') at time zone 'Asia/Seoul'`

/** A keyword that may be the number of a payment. */
const payNoOf = (keyword: string) => (/^[0-9]{1,9}$/.test(keyword) ? Number(keyword) : null)

/** Of whom, by whom, for what, or by its number: each found by its own index. */
const named = (keyword: string) => sql`
  select q.pay_no from clients c join payments q using (client_no) where ${matches(sql`c.search_text`, keyword)}
  union all select q.pay_no from users u join payments q using (user_no) where ${matches(sql`u.search_text`, keyword)}
  union all select q.pay_no from payments q where ${matches(sql`q.search_text`, keyword)}
  union all select ${payNoOf(keyword)}::int`

const countedFrom = ['payments', 'payment_refunds']

const found = (query: QueryOf<typeof payments.excel>) => ({
  id: 'p.pay_no' as const,
  from: sql`payments p`,
  where: filterConditions(query, {
    keyword: (keyword) => sql`p.pay_no in (${named(keyword)})`,
    pay_state: (state) => sql`p.pay_state = ${state}`,
    pay_method: (method) => sql`p.pay_method = ${method}`,
    pay_type: (type) =>
      type === 6
        ? sql`exists (select from payment_refunds r where r.pay_no = p.pay_no and r.rf_state = 22)`
        : sql`p.pay_type = ${type}`,
    start_dt: (from) => sql`${at} >= ${startOf(from)}`,
    end_dt: (until) => sql`${at} < ${endOf(until)}`,
    client_no: (client_no) => sql`p.client_no = ${client_no}`,
  }),
  orderBy: sql`p.pay_no desc`,
})

export const listPayments = async (ctx: Context, { query }: ParsedOf<typeof payments.list>) => {
  const { offset, limit, ...filter } = query
  const rows = (pay_nos: number[]) => findPaymentRows(ctx.db, pay_nos)
  const total = filter.keyword ? 'window' : { cached: filterKey('payments', filter), tables: countedFrom }
  return page(await readPage(ctx.db, { ...found(filter), page: { offset, limit }, total, rows }))
}

export const exportPayments = async (ctx: Context, { query }: ParsedOf<typeof payments.excel>) => {
  const batches = inBatches(await readIds(ctx.db, found(query)), (pay_nos) => findPaymentRows(ctx.db, pay_nos))
  const name = paymentText.excel
  return excelDownload(`${name}_${koreaToday()}.xlsx`, { name, columns: excelOf(paymentColumns), batches })
}
