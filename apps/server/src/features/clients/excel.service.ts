import { type clients, clientType } from '@crm/contract/features/clients/clients'
import { clientColumns } from '@crm/contract/features/clients/clients.columns'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import { koreaToday } from '../../clock.ts'
import type { Context } from '../../context.ts'
import { excelOf } from '../../excel/excelOf.ts'
import { excelDownload, inBatches } from '../../excel/workbook.ts'
import { findClientNos, findClientsByNo } from './clients.queries.ts'

export const downloadClientExcel = async (ctx: Context, { query }: ParsedOf<typeof clients.excel>) => {
  const client_nos = await findClientNos(ctx.db, query)
  const batches = inBatches(client_nos, (some) => findClientsByNo(ctx.db, some))
  const name = clientType.label(query.client_type)
  return excelDownload(`${name}_${koreaToday()}.xlsx`, { name, columns: excelOf(clientColumns), batches })
}
