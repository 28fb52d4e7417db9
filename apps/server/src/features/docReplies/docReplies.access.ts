import type { docReplies } from '@crm/contract/features/docReplies/docReplies'
import {
  type AccessRows,
  everyActiveMember,
  everyActiveStaff,
  everybody,
} from '../../testing/access/accessExpectations.ts'

/** Guests of links read and write too: the handlers refuse whoever has not opened the document. */
export const access: AccessRows<typeof docReplies> = {
  list: { access: everybody, sample: { query: { dv_no: 1 } } },
  countOfStaff: { access: everyActiveStaff, sample: { query: { ft_no: 1 } } },
  create: {
    access: everyActiveMember,
    sample: {
      body: { dv_no: 1, docr_content: '확인 부탁드려요.', docr_page: 1, parent: null, pin: { x: 0.5, y: 0.5 } },
    },
  },
  update: { access: everyActiveMember, sample: { params: { docr_no: 1 }, body: { docr_content: '고쳤어요.' } } },
}
