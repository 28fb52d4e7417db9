import type { themes } from '@crm/contract/features/themes/themes'
import { type AccessRows, onlyWithScope } from '../../testing/access/accessExpectations.ts'

const params = { thm_no: 999_999 }
const draft = { thm_name: '우주 항공', thm_keywords: ['위성', '발사체'], state: 1 }

export const access: AccessRows<typeof themes> = {
  list: { access: onlyWithScope, sample: { query: { state: 1 } } },
  create: { access: onlyWithScope, sample: { body: draft } },
  update: { access: onlyWithScope, sample: { params, body: { ...draft, rev: 1 } } },
  move: { access: onlyWithScope, sample: { params, body: { before: null } } },
  merge: { access: onlyWithScope, sample: { params, body: { into_no: 1 } } },
}
