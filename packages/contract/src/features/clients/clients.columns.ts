import { columnsOf } from '../../kit/columns.ts'
import { showBusinessNumber, showPhone } from '../../kit/people.ts'
import { type ClientRow, clientState, clientType, clientFields as fields } from './clients.ts'

/** The list of companies, and its Excel file. */
export const clientColumns = columnsOf<ClientRow>()('client_no', {
  client_type: {
    title: fields.client_type,
    width: 72,
    only: 'excel',
    value: ({ client_type }) => clientType.label(client_type),
  },
  client_name: { title: fields.client_name, width: 200, sortable: true, card: 'title' },
  client_rep_name: { title: fields.client_rep_name, width: 96, card: 'fact' },
  client_biz_no: {
    title: fields.client_biz_no,
    width: 124,
    card: 'hidden',
    value: ({ client_biz_no }) => showBusinessNumber(client_biz_no),
  },
  client_phone: {
    title: fields.client_phone,
    width: 124,
    only: 'excel',
    value: ({ client_phone }) => showPhone(client_phone),
  },
  region: { title: fields.addr_no, width: 148, card: 'fact' },
  bt_name: { title: fields.bt_no, width: 148, card: 'hidden' },
  it_name: { title: fields.it_no, width: 116, card: 'hidden' },
  thm_name: { title: fields.thm_no, width: 116, only: 'excel' },
  managers: {
    title: fields.client_managers,
    width: 130,
    card: 'fact',
    value: ({ managers }) => managers.map(({ emp_name }) => emp_name).join(', '),
  },
  cash: { title: '포켓', kind: 'number', width: 92, sortable: true, card: 'hidden' },
  state: { title: fields.state, width: 88, only: 'excel', value: ({ state }) => clientState.label(state) },
  reg_dt: { title: '등록일', kind: 'date', width: 104, sortable: true, card: 'hidden' },
})
