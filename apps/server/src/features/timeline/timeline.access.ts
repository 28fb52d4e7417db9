import type { timeline } from '@crm/contract/features/timeline/timeline'
import { type AccessRows, onlyWithScope } from '../../testing/access/accessExpectations.ts'

const aCall = { cn_text: '견적 문의', cn_with: '이담당', cn_way: 'in', cn_minutes: 5 }

export const access: AccessRows<typeof timeline> = {
  list: {
    access: onlyWithScope,
    sample: {
      params: { client_no: 1 },
      query: {
        kinds: 'note,call',
        before_dt: '2026-11-16T05:00:00.000000Z',
        before_kind: 'note',
        before_no: 1,
        limit: 20,
      },
    },
  },
  createNote: { access: onlyWithScope, sample: { params: { client_no: 1 }, body: { cn_type: 'call', ...aCall } } },
  updateNote: {
    access: onlyWithScope,
    sample: { params: { client_no: 1, cn_no: 999_999 }, body: { ...aCall, state: 1 } },
  },
}
