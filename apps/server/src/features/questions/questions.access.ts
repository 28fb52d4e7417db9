import type { questions } from '@crm/contract/features/questions/questions'
import { type AccessRows, clientsOrWithScope } from '../../testing/access/accessExpectations.ts'

// Between two companies: questions.test.ts
const aProject = { params: { proj_no: 900_000 } }
const aQuestion = { params: { cmt_no: 900_000 } }
const body = { content: '다음 단계는 언제 시작하나요?' }

export const access: AccessRows<typeof questions> = {
  list: { access: clientsOrWithScope, sample: aProject },
  create: { access: clientsOrWithScope, sample: { ...aProject, body } },
  update: { access: clientsOrWithScope, sample: { ...aQuestion, body } },
  remove: { access: clientsOrWithScope, sample: aQuestion },
  read: { access: clientsOrWithScope, sample: { ...aProject, body: { cmt_no: 1 } } },
}
