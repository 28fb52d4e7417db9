import type { contractTemplates } from '@crm/contract/features/contractTemplates/contractTemplates'
import { type AccessRows, onlyWithScope } from '../../testing/access/accessExpectations.ts'
import { recordAccess } from '../../testing/access/recordAccess.ts'

export const access: AccessRows<typeof contractTemplates> = {
  ...recordAccess(onlyWithScope, {
    params: { ctt_no: 999_999 },
    draft: { ctt_name: '컨설팅 용역 2', ctt_text: '기본', ctt_html: '<p>{{갑.상호}}</p>', state: 1 },
    filter: { keyword: '용역', state: 1, sort: 'update_dt', desc: 1 },
  }),
  preview: { access: onlyWithScope, sample: { body: { ctt_html: '<p>{{갑.상호}}</p>', proj_no: null } } },
  versions: { access: onlyWithScope, sample: { params: { ctt_no: 1 } } },
}
