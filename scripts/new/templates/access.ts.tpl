import type { {{many}} } from '@crm/contract/features/{{many}}/{{many}}'
import { type AccessRows, {{expectation}} } from '../../testing/access/accessExpectations.ts'
import { recordAccess } from '../../testing/access/recordAccess.ts'

export const access: AccessRows<typeof {{many}}> = recordAccess({{expectation}}, {
  params: { {{p}}_no: 1 },
  draft: { {{p}}_title: '제목', {{p}}_content: '내용', state: 1 },
  filter: { keyword: '제목', state: 1, sort: 'reg_dt', desc: 1 },
})
