import type { {{many}} } from '@crm/contract/features/{{many}}/{{many}}'
import { type AccessRows, {{expectation}} } from '../../testing/accessExpectations.ts'

const draft = { {{p}}_title: '제목', {{p}}_content: '내용', state: 1 }
const filter = { keyword: '제목', state: 1, sort: 'reg_dt', desc: 1 }
const params = { {{p}}_no: 1 }

export const access: AccessRows<typeof {{many}}> = {
  list: { access: {{expectation}}, sample: { query: { ...filter, offset: 0, limit: 50 } } },
  excel: { access: {{expectation}}, sample: { query: filter } },
  detail: { access: {{expectation}}, sample: { params } },
  create: { access: {{expectation}}, sample: { body: draft } },
  update: { access: {{expectation}}, sample: { params, body: { ...draft, rev: 1 } } },
  remove: { access: {{expectation}}, sample: { params } },
}
