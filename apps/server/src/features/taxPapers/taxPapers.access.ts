import type { taxPapers } from '@crm/contract/features/taxPapers/taxPapers'
import { type AccessRows, clientsOrWithScope, onlyWithScope } from '../../testing/access/accessExpectations.ts'

const params = { tp_no: 1 }
const ofPayment = { pay_no: 1 }
const filter = {
  keyword: '강의',
  tp_state: 'requested',
  kind: 'tax_invoice',
  start_dt: '2026-11-01',
  end_dt: '2026-11-30',
  client_no: 1,
}

const company = {
  receiver: '1248100998',
  company_name: '주식회사 빌더',
  company_rep: '김대표',
  company_addr: '서울특별시 강남구 테헤란로 1',
  company_type: '서비스업',
  company_item: '소프트웨어 개발',
  company_email: 'tax@client.example',
}
const { start_dt: from, end_dt: to, ...shared } = filter
const ofContracts = { ...shared, from, to, due: 'soon', sort: 'due_dt', desc: 0 }

export const access: AccessRows<typeof taxPapers> = {
  list: { access: onlyWithScope, sample: { query: { ...filter, offset: 0, limit: 10 } } },
  excel: { access: onlyWithScope, sample: { query: filter } },
  hometax: { access: onlyWithScope, sample: { query: { kind: 'invoice' } } },
  detail: { access: onlyWithScope, sample: { params } },
  issue: { access: onlyWithScope, sample: { params, body: { issue_number: '202611171000000012345678' } } },
  retry: { access: onlyWithScope, sample: { params } },
  amend: { access: onlyWithScope, sample: { params, body: { amount: 1_000, reason: '공급가액 변동' } } },
  cancel: { access: onlyWithScope, sample: { params, body: { reason: '착오로 발급했어요.' } } },
  ofPayment: { access: clientsOrWithScope, sample: { params: ofPayment } },
  askInvoice: {
    access: clientsOrWithScope,
    sample: {
      params: ofPayment,
      body: company,
    },
  },
  askReceipt: {
    access: clientsOrWithScope,
    sample: { params: ofPayment, body: { cash_kind: 'income', receiver: '01012345678' } },
  },
  contractList: { access: onlyWithScope, sample: { query: { ...ofContracts, offset: 0, limit: 10 } } },
  contractSums: { access: onlyWithScope, sample: { query: ofContracts } },
  contractExcel: { access: onlyWithScope, sample: { query: ofContracts } },
  contractHometax: { access: onlyWithScope, sample: { query: { kind: 'tax_invoice' } } },
  contractDetail: { access: onlyWithScope, sample: { params } },
  contractCompany: { access: onlyWithScope, sample: { params, body: company } },
  contractReceiver: {
    access: onlyWithScope,
    sample: { params, body: { cash_kind: 'income', receiver: '01012345678' } },
  },
  contractCode: { access: onlyWithScope, sample: { params, body: { amend_code: 1 } } },
  contractIssue: { access: onlyWithScope, sample: { params, body: { issue_number: '202611171000000012345678' } } },
  contractAmend: { access: onlyWithScope, sample: { params, body: { amend_code: 2, amount: 1_000, reason: '' } } },
  contractCancel: { access: onlyWithScope, sample: { params, body: { reason: '착오로 발급했어요.' } } },
  contractRenew: { access: onlyWithScope, sample: { params } },
}
