import { paymentColumns } from '@crm/contract/features/payments/paymentList'
import type { payments } from '@crm/contract/features/payments/payments'
import type { ParsedOf, QueryOf } from '@crm/contract/kit/endpoint'
import { sql } from 'kysely'
import { koreaToday } from '../../clock.ts'
import type { Context } from '../../context.ts'
import { filterConditions } from '../../db/filters.ts'
import { readIds, readPage } from '../../db/readPage.ts'
import { matches } from '../../db/search.ts'
import { excelOf } from '../../excel/excelOf.ts'
import { excelDownload, inBatches } from '../../excel/workbook.ts'
import { page } from '../../http/answers.ts'
import { findPaymentRows } from './list.queries.ts'
import { paymentText } from './payments.messages.ts'

const day = sql`(coalesce(p.paid_dt, p.reg_dt) at time zone 'Asia/Seoul')::date`

const found = (query: QueryOf<typeof payments.excel>) => ({
  id: 'p.pay_no' as const,
  from: sql`payments p`,
  where: filterConditions(query, {
    keyword: (keyword) => sql`(
      p.client_no in (select c.client_no from clients c where ${matches(sql`c.search_text`, keyword)})
      or p.user_no in (select u.user_no from users u where ${matches(sql`u.search_text`, keyword)})
      or p.pay_title ilike ${`%${keyword.replace(/[\\%_]/g, '\\$&')}%`} or p.pay_no::text = ${keyword})`,
    pay_state: (state) => sql`p.pay_state = ${state}`,
    pay_method: (method) => sql`p.pay_method = ${method}`,
    pay_type: (type) =>
      type === 6
        ? sql`exists (select from payment_refunds r where r.pay_no = p.pay_no and r.rf_state = 22)`
        : sql`p.pay_type = ${type}`,
    start_dt: (from) => sql`${day} >= ${from}`,
    end_dt: (until) => sql`${day} <= ${until}`,
    client_no: (client_no) => sql`p.client_no = ${client_no}`,
  }),
  orderBy: sql`p.pay_no desc`,
})

export const listPayments = async (ctx: Context, { query }: ParsedOf<typeof payments.list>) => {
  const { offset, limit, ...filter } = query
  const rows = (pay_nos: number[]) => findPaymentRows(ctx.db, pay_nos)
  return page(await readPage(ctx.db, { ...found(filter), page: { offset, limit }, total: 'query', rows }))
}

export const exportPayments = async (ctx: Context, { query }: ParsedOf<typeof payments.excel>) => {
  const batches = inBatches(await readIds(ctx.db, found(query)), (pay_nos) => findPaymentRows(ctx.db, pay_nos))
  const name = paymentText.excel
  return excelDownload(`${name}_${koreaToday()}.xlsx`, { name, columns: excelOf(paymentColumns), batches })
}
