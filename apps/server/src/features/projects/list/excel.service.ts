import type { projects } from '@crm/contract/features/projects/projects'
import type { ProjectRow } from '@crm/contract/features/projects/projects.rows'
import { contractWords, progressWords, projectGrade } from '@crm/contract/features/projects/projects.words'
import { projectTitles as titles } from '@crm/contract/features/projects/projectTitles'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import { koreaToday } from '../../../clock.ts'
import type { Context } from '../../../context.ts'
import { type ExcelColumn, excelDownload, inBatches } from '../../../excel/workbook.ts'
import { findProjectNos } from './list.queries.ts'
import { findProjectsByNo } from './rows.queries.ts'

const namesOf = (row: ProjectRow, type: 'manager' | 'participant') =>
  row.emp
    .filter(({ pe_type }) => pe_type === type)
    .map(({ emp_name }) => emp_name)
    .join(', ')

const showDay = (day: string | null) => day?.slice(0, 10).replaceAll('-', '.') ?? null

const columns: ExcelColumn<ProjectRow>[] = [
  { title: titles.proj_no, width: 9, value: (row) => row.proj_no },
  { title: titles.proj_name, width: 34, value: (row) => row.proj_name },
  { title: titles.client_name, width: 24, value: (row) => row.client_name },
  { title: titles.user_name, width: 12, value: (row) => row.user_name },
  { title: titles.psrv_name, width: 14, value: (row) => row.psrv_name },
  { title: titles.proj_grade, width: 7, value: (row) => row.proj_grade && projectGrade.label(row.proj_grade) },
  { title: titles.managers, width: 20, value: (row) => namesOf(row, 'manager') },
  { title: titles.participants, width: 20, value: (row) => namesOf(row, 'participant') },
  { title: titles.contract_status, width: 28, value: (row) => contractWords(row.contract_status) },
  { title: titles.contract_amount, width: 14, value: (row) => row.contract_amount },
  { title: titles.progress_status, width: 11, value: (row) => progressWords(row.progress_status) },
  { title: titles.projcrd_deposit_dt, width: 12, value: (row) => showDay(row.projcrd_deposit_dt) },
  { title: titles.project_end, width: 12, value: (row) => showDay(row.project_end) },
  { title: titles.next_meeting_dt, width: 17, value: (row) => row.next_meeting_dt?.replaceAll('-', '.') ?? null },
  { title: titles.reg_dt, width: 12, value: (row) => showDay(row.reg_dt) },
]

export const downloadProjectExcel = async (ctx: Context, { query }: ParsedOf<typeof projects.excel>) => {
  const proj_nos = await findProjectNos(ctx.db, { ...query, own: ctx.actor.emp_no })
  const name = '프로젝트'
  const batches = inBatches(proj_nos, (some) => findProjectsByNo(ctx.db, some))
  return excelDownload(`${name}_${koreaToday()}.xlsx`, { name, columns, batches })
}
