import type { members } from '@crm/contract/features/members/members'
import { clientMemberColumns, staffMemberColumns } from '@crm/contract/features/members/members.columns'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import { koreaToday } from '../../clock.ts'
import type { Context } from '../../context.ts'
import { excelOf } from '../../excel/excelOf.ts'
import { excelDownload, inBatches } from '../../excel/workbook.ts'
import { memberTexts } from './members.messages.ts'
import { clientsByNo, findClientNos, findStaffNos, staffByNo } from './members.queries.ts'

export const downloadStaffExcel = async (ctx: Context, { query }: ParsedOf<typeof members.excel>) => {
  const batches = inBatches(await findStaffNos(ctx.db, query), (some) => staffByNo(ctx.db, some, query.account_status))
  const name = memberTexts.staffSheet
  return excelDownload(`${name}_${koreaToday()}.xlsx`, { name, columns: excelOf(staffMemberColumns), batches })
}

export const downloadClientMemberExcel = async (ctx: Context, { query }: ParsedOf<typeof members.clientExcel>) => {
  const user_nos = await findClientNos(ctx.db, query)
  const batches = inBatches(user_nos, (some) => clientsByNo(ctx.db, some, query.account_status))
  const name = memberTexts.clientSheet
  return excelDownload(`${name}_${koreaToday()}.xlsx`, { name, columns: excelOf(clientMemberColumns), batches })
}
