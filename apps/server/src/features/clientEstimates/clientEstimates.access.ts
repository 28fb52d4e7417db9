import type { clientEstimates } from '@crm/contract/features/clientEstimates/clientEstimates'
import { type AccessRows, onlyClients } from '../../testing/access/accessExpectations.ts'

// Between two companies: clientEstimates.test.ts
const params = { est_no: 1 }

export const access: AccessRows<typeof clientEstimates> = {
  list: {
    access: onlyClients,
    sample: { query: { keyword: 'ㄱ', state: 'issued', waits: 'pay', offset: 0, limit: 20 } },
  },
  waiting: { access: onlyClients },
  detail: { access: onlyClients, sample: { params } },
  pdf: { access: onlyClients, sample: { params } },
  contractPdf: { access: onlyClients, sample: { params } },
  noteRead: { access: onlyClients, sample: { params, body: {} } },
  accept: { access: onlyClients, sample: { params, body: { est_ver: 1, chosen: [1] } } },
  reject: { access: onlyClients, sample: { params, body: { est_ver: 1, reason: 'price', text: '예산을 넘어요.' } } },
  ask: { access: onlyClients, sample: { params, body: { question: '언제 시작할 수 있나요?' } } },
  askReissue: { access: onlyClients, sample: { params, body: {} } },
  sign: { access: onlyClients, sample: { params, body: {} } },
}
