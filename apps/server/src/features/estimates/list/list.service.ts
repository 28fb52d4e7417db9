import type { estimates } from '@crm/contract/features/estimates/estimates'
import { estimateColumns } from '@crm/contract/features/estimates/estimates.rows'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import { koreaToday } from '../../../clock.ts'
import type { Context } from '../../../context.ts'
import { excelOf } from '../../../excel/excelOf.ts'
import { excelDownload, inBatches } from '../../../excel/workbook.ts'
import { list, page } from '../../../http/answer/answers.ts'
import { estimatesText } from '../estimates.messages.ts'
import { findRowsByNo } from '../estimates.queries.ts'
import { findEstimateNos, findEstimatePage, findSums } from './list.queries.ts'

export const listEstimates = async (ctx: Context, { query }: ParsedOf<typeof estimates.list>) => {
  const { offset, limit, ...filter } = query
  return page(await findEstimatePage(ctx.db, filter, { offset, limit }))
}

export const sumEstimates = async (ctx: Context, { query }: ParsedOf<typeof estimates.sums>) =>
  list(await findSums(ctx.db, query))

export const downloadEstimateExcel = async (ctx: Context, { query }: ParsedOf<typeof estimates.excel>) => {
  const batches = inBatches(await findEstimateNos(ctx.db, query), (est_nos) => findRowsByNo(ctx.db, est_nos))
  const name = estimatesText.word
  return excelDownload(`${name}_${koreaToday()}.xlsx`, { name, columns: excelOf(estimateColumns), batches })
}
