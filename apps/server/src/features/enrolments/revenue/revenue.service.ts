import type { enrolments } from '@crm/contract/features/enrolments/enrolments'
import { revenueColumns } from '@crm/contract/features/enrolments/revenue'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import { koreaToday } from '../../../clock.ts'
import type { Context } from '../../../context.ts'
import { excelOf } from '../../../excel/excelOf.ts'
import { excelDownload } from '../../../excel/workbook.ts'
import { page } from '../../../http/answer/answers.ts'
import { enrolmentText } from '../enrolments.messages.ts'
import { findRevenue } from './revenue.queries.ts'

export const listRevenue = async (ctx: Context, { query }: ParsedOf<typeof enrolments.revenue>) => {
  const { offset, limit, ...filter } = query
  return page(await findRevenue(ctx.db, filter, { offset, limit }))
}

export const exportRevenue = async (ctx: Context, { query }: ParsedOf<typeof enrolments.revenueExcel>) => {
  const { query: rows } = await findRevenue(ctx.db, query, { offset: 0, limit: null })
  const name = enrolmentText.revenueExcel
  const batches = (async function* () {
    yield rows
  })()
  return excelDownload(`${name}_${koreaToday()}.xlsx`, { name, columns: excelOf(revenueColumns), batches })
}
