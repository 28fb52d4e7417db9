import type { surveys } from '@crm/contract/features/surveys/surveys'
import { type AccessRows, everyActiveStaff, everybody } from '../../testing/access/accessExpectations.ts'

const someAnswers = {
  annua_sales: 'none',
  expected_sales: 'under_500m',
  member_of_total: 'solo',
  cust_founded: 'direct',
  cust_founded_direct: '2024',
  financing_experience: ['loan', 'grant'],
  need_buildup: 'direct',
  need_buildup_direct: '채용',
}

export const access: AccessRows<typeof surveys> = {
  find: { access: everybody, sample: { body: { client_name: '샘플컴퍼니', phone: '010-1234-5678' } } },
  question: { access: everybody, sample: { params: { ps_id: 'x'.repeat(22) } } },
  answer: { access: everybody, sample: { params: { ps_id: 'x'.repeat(22) }, body: someAnswers } },
  ofMeeting: { access: everyActiveStaff, sample: { query: { ms_no: 1, proj_no: 1 } } },
}
