import type { projects } from '@crm/contract/features/projects/projects'
import { projectColumns } from '@crm/contract/features/projects/projects.columns'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import { koreaToday } from '../../../clock.ts'
import type { Context } from '../../../context.ts'
import { excelOf } from '../../../excel/excelOf.ts'
import { excelDownload, inBatches } from '../../../excel/workbook.ts'
import { findProjectNos } from './list.queries.ts'
import { findProjectsByNo } from './rows.queries.ts'

export const downloadProjectExcel = async (ctx: Context, { query }: ParsedOf<typeof projects.excel>) => {
  const proj_nos = await findProjectNos(ctx.db, { ...query, own: ctx.actor.emp_no })
  const name = '프로젝트'
  const batches = inBatches(proj_nos, (some) => findProjectsByNo(ctx.db, some))
  return excelDownload(`${name}_${koreaToday()}.xlsx`, { name, columns: excelOf(projectColumns), batches })
}
