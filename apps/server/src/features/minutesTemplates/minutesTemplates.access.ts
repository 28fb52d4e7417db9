import type { minutesTemplates } from '@crm/contract/features/minutesTemplates/minutesTemplates'
import { type AccessRows, onlyWithScope } from '../../testing/access/accessExpectations.ts'

const draft = { mt_name: '첫 미팅', mt_content: '- 사업 개요', mt_secret: '' }

export const access: AccessRows<typeof minutesTemplates> = {
  list: { access: onlyWithScope, sample: {} },
  create: { access: onlyWithScope, sample: { body: { ...draft, is_company: false } } },
  update: { access: onlyWithScope, sample: { params: { mt_no: 999_999 }, body: { ...draft, rev: 1 } } },
  remove: { access: onlyWithScope, sample: { params: { mt_no: 999_999 } } },
}
