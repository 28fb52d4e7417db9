import type { clients } from '@crm/contract/features/clients/clients'
import { type AccessRows, onlyClients, onlyWithScope } from '../../testing/access/accessExpectations.ts'

const aCompany = {
  client_type: 'client',
  client_name: '샘플컴퍼니',
  client_rep_name: '김샘플',
  client_biz_no: '124-81-00998',
  client_phone: '010-1234-5678',
  client_contact: [{ name: '이담당', number: '010-2345-6789' }],
  client_zip: '06236',
  client_addr: '서울특별시 강남구 테헤란로 1',
  client_addr_detail: '3층',
  addr_no: 11680,
  bt_no: 1,
  it_no: 1,
  thm_no: 1,
  client_homepage: 'https://sample.example',
  client_managers: [],
  client_note: '메모',
  state: 1,
}
const companyFilter = { client_type: 'client', keyword: '그린', addr_no: 11, bt_no: 1, it_no: 1, emp_no: 1, state: 1 }

export const access: AccessRows<typeof clients> = {
  list: { access: onlyWithScope, sample: { query: { ...companyFilter, offset: 0, limit: 50 } } },
  excel: { access: onlyWithScope, sample: { query: companyFilter } },
  similar: {
    access: onlyWithScope,
    sample: { query: { client_name: '그린', client_biz_no: '', except: 1 } },
  },
  own: { access: onlyClients },
  detail: { access: onlyWithScope, sample: { params: { client_no: 1 } } },
  create: { access: onlyWithScope, sample: { body: aCompany } },
  update: { access: onlyWithScope, sample: { params: { client_no: 1 }, body: { ...aCompany, rev: 1 } } },
  members: { access: onlyWithScope, sample: { params: { client_no: 1 }, query: { offset: 0, limit: 10 } } },
}
