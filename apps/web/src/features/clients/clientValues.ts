import type { Client, clients } from '@crm/contract/features/clients/clients'
import type { RequestOf } from '@crm/contract/kit/endpoint'
import { showBusinessNumber, showPhone } from '@crm/contract/kit/people'

export type ClientValues = RequestOf<typeof clients.create>['body'] & { rev?: number }

export const emptyClient: ClientValues = {
  client_type: 'client',
  client_name: '',
  client_rep_name: '',
  client_biz_no: '',
  client_phone: '',
  client_contact: [],
  client_zip: '',
  client_addr: '',
  client_addr_detail: '',
  addr_no: null,
  bt_no: null,
  it_no: null,
  thm_no: null,
  client_homepage: '',
  client_managers: [],
  client_note: '',
  state: 1,
}

/** A company as a form holds it: numbers with their hyphens, nothing as empty text. */
export const valuesOf = (client: Client): ClientValues & { rev: number } => ({
  client_type: client.client_type,
  client_name: client.client_name,
  client_rep_name: client.client_rep_name ?? '',
  client_biz_no: showBusinessNumber(client.client_biz_no),
  client_phone: showPhone(client.client_phone),
  client_contact: client.client_contact,
  client_zip: client.client_zip ?? '',
  client_addr: client.client_addr ?? '',
  client_addr_detail: client.client_addr_detail ?? '',
  addr_no: client.addr_no,
  bt_no: client.bt_no,
  it_no: client.it_no,
  thm_no: client.thm_no,
  client_homepage: client.client_homepage ?? '',
  client_managers: client.managers.map(({ emp_no }) => emp_no),
  client_note: client.client_note ?? '',
  state: client.state,
  rev: client.rev,
})
