import type { comments } from '@crm/contract/features/comments/comments'
import { type AccessRows, everyActiveStaff } from '../../testing/access/accessExpectations.ts'

const target = { to_table: 'clients', to_no: 1 }

export const access: AccessRows<typeof comments> = {
  list: { access: everyActiveStaff, sample: { query: target } },
  create: { access: everyActiveStaff, sample: { body: { ...target, parent: null, content: '<p>확인했어요.</p>' } } },
  update: { access: everyActiveStaff, sample: { params: { cmt_no: 900_000 }, body: { content: '<p>고쳤어요.</p>' } } },
  read: { access: everyActiveStaff, sample: { body: { ...target, cmt_no: 1 } } },
}
