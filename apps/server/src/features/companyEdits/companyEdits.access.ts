import type { companyEdits } from '@crm/contract/features/companyEdits/companyEdits'
import { type AccessRows, onlyClients, onlyWithScope } from '../../testing/access/accessExpectations.ts'

const clientsAndVcs = { ...onlyClients, vc: 'in' } as const

export const access: AccessRows<typeof companyEdits> = {
  read: { access: clientsAndVcs },
  save: {
    access: clientsAndVcs,
    sample: {
      body: {
        client_name: '그린루프',
        client_rep_name: '김대표',
        client_biz_no: '124-81-00998',
        client_phone: '010-1234-5678',
        client_zip: '06236',
        client_addr: '서울특별시 강남구 테헤란로 1',
        client_addr_detail: '2층',
        client_homepage: 'https://green.example',
        rev: 1,
      },
    },
  },
  withdraw: { access: clientsAndVcs },
  ofClient: { access: onlyWithScope, sample: { params: { client_no: 1 } } },
  decide: {
    access: onlyWithScope,
    sample: { params: { cc_no: 1 }, body: { accepted: false, cc_reason: '확인이 필요해요' } },
  },
}
