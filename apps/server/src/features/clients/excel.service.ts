import {
  type ClientRow,
  clientFields,
  clientState,
  type clients,
  clientType,
} from '@crm/contract/features/clients/clients'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import { showBusinessNumber, showPhone } from '@crm/contract/kit/people'
import { koreaToday } from '../../clock.ts'
import type { Context } from '../../context.ts'
import { type ExcelColumn, excelDownload, inBatches } from '../../excel/workbook.ts'
import { columnTitles } from './clients.messages.ts'
import { findClientNos, findClientsByNo } from './clients.queries.ts'

const columns: ExcelColumn<ClientRow>[] = [
  { title: clientFields.client_type, width: 9, value: (row) => clientType.label(row.client_type) },
  { title: clientFields.client_name, width: 28, value: (row) => row.client_name },
  { title: clientFields.client_biz_no, width: 16, value: (row) => showBusinessNumber(row.client_biz_no) },
  { title: clientFields.client_rep_name, width: 12, value: (row) => row.client_rep_name },
  { title: clientFields.client_phone, width: 16, value: (row) => showPhone(row.client_phone) },
  { title: clientFields.addr_no, width: 24, value: (row) => row.region },
  { title: clientFields.bt_no, width: 20, value: (row) => row.bt_name },
  { title: clientFields.it_no, width: 16, value: (row) => row.it_name },
  { title: clientFields.thm_no, width: 16, value: (row) => row.thm_name },
  {
    title: clientFields.client_managers,
    width: 22,
    value: (row) => row.managers.map(({ emp_name }) => emp_name).join(', '),
  },
  { title: columnTitles.cash, width: 12, value: (row) => row.cash },
  { title: clientFields.state, width: 11, value: (row) => clientState.label(row.state) },
  { title: columnTitles.reg_dt, width: 12, value: (row) => row.reg_dt.slice(0, 10).replaceAll('-', '.') },
]

export const excel = async (ctx: Context, { query }: ParsedOf<typeof clients.excel>) => {
  const client_nos = await findClientNos(ctx.db, query)
  const batches = inBatches(client_nos, (some) => findClientsByNo(ctx.db, some))
  const name = clientType.label(query.client_type)
  return excelDownload(`${name}_${koreaToday()}.xlsx`, { name, columns, batches })
}
