import type { outbox } from '@crm/contract/features/outbox/outbox'
import { type AccessRows, everybody } from '../../testing/access/accessExpectations.ts'

export const access: AccessRows<typeof outbox> = {
  list: { access: everybody, sample: { query: { keyword: '가입' } } },
}
