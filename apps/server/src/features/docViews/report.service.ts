import type { docViews } from '@crm/contract/features/docViews/docViews'
import { docReaderColumns } from '@crm/contract/features/docViews/docViews.columns'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import { koreaToday } from '../../clock.ts'
import type { Context } from '../../context.ts'
import { excelOf } from '../../excel/excelOf.ts'
import { excelDownload, inBatches } from '../../excel/workbook.ts'
import { list, one, page } from '../../http/answer/answers.ts'
import { refuse } from '../../http/refusal.ts'
import { requireEntry } from '../reference/seenFiles.service.ts'
import {
  findEntryOfView,
  findPages,
  findPagesOfView,
  findReaderNos,
  findReaderPage,
  findReaders,
  findReadingInBox,
  findSummary,
} from './report.queries.ts'

/** Whoever sees a document among the staff sees who read it. */
export const showReport = async (ctx: Context, { query }: ParsedOf<typeof docViews.report>) => {
  await requireEntry(ctx, query.ft_no)
  const [summary, by_page] = await Promise.all([findSummary(ctx.db, query), findPages(ctx.db, query)])
  return one({ ...summary, by_page })
}

/** All files of a box at once: the list of what is shared shows them beside each other. */
export const showBoxReport = async (ctx: Context, { query }: ParsedOf<typeof docViews.boxReport>) => {
  const { ft_no } = await requireEntry(ctx, query.box_ft_no)
  return list(await findReadingInBox(ctx.db, ft_no))
}

export const listReaders = async (ctx: Context, { query }: ParsedOf<typeof docViews.readers>) => {
  await requireEntry(ctx, query.ft_no)
  return page(await findReaderPage(ctx.db, query, query))
}

export const listPagesOfReader = async (ctx: Context, { params }: ParsedOf<typeof docViews.readerPages>) => {
  const view = (await findEntryOfView(ctx.db, params.dv_no)) ?? refuse('not_found')
  await requireEntry(ctx, view.ft_no)
  return list(await findPagesOfView(ctx.db, params.dv_no))
}

export const downloadReaders = async (ctx: Context, { query }: ParsedOf<typeof docViews.excel>) => {
  const entry = await requireEntry(ctx, query.ft_no)
  const batches = inBatches(await findReaderNos(ctx.db, query), (some) => findReaders(ctx.db, some))
  return excelDownload(`열람 현황_${entry.name}_${koreaToday()}.xlsx`, {
    name: '열람 현황',
    columns: excelOf(docReaderColumns),
    batches,
  })
}
