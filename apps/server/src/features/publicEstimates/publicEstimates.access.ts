import type { publicEstimates } from '@crm/contract/features/publicEstimates/publicEstimates'
import { type AccessRows, everybody, onlyWithScope } from '../../testing/access/accessExpectations.ts'

// Without a link that is alive everything is 404, whoever calls: publicEstimates.test.ts
const t = 'AAAAAAAAAAAAAAAAAAAAAA'
const answer = { t, est_ver: 1, name: '이담당' }
const params = { est_no: 1 }

export const access: AccessRows<typeof publicEstimates> = {
  show: { access: everybody, sample: { body: { t } } },
  pdf: { access: everybody, sample: { body: { t } } },
  accept: { access: everybody, sample: { body: { ...answer, chosen: [1] } } },
  reject: { access: everybody, sample: { body: { ...answer, reason: 'price', text: '예산을 넘어요.' } } },
  ask: { access: everybody, sample: { body: { t, name: '이담당', question: '언제 시작할 수 있나요?' } } },
  askReissue: { access: everybody, sample: { body: { t } } },
  page: { access: onlyWithScope, sample: { params } },
  createLink: { access: onlyWithScope, sample: { params, body: {} } },
  revokeLink: { access: onlyWithScope, sample: { params: { ...params, elk_no: 1 } } },
  answerQuestion: {
    access: onlyWithScope,
    sample: { params: { ...params, eq_no: 1 }, body: { answer: '다음 주에 시작할 수 있어요.' } },
  },
}
