import type { sharedLinks } from '@crm/contract/features/sharedLinks/sharedLinks'
import { type AccessRows, everybody } from '../../testing/access/accessExpectations.ts'

// Without a guest's own session everything is 404, whoever calls: sharedLinks.test.ts
const id = 'AAAAAAAAAAAAAAAAAAAAAA'
const nda = { name: '김철수', version: '2026-11' }

export const access: AccessRows<typeof sharedLinks> = {
  check: { access: everybody, sample: { body: { id } } },
  sendCode: { access: everybody, sample: { body: { id, password: 'secret12', email: 'kim@example.com' } } },
  open: {
    access: everybody,
    sample: { body: { id, password: 'secret12', email: 'kim@example.com', code: '123456', nda } },
  },
  show: { access: everybody },
  list: { access: everybody, sample: { query: { box_ft_no: 900_000, offset: 0, limit: 20 } } },
  download: { access: everybody, sample: { query: { ft_no: 900_000 } } },
  prepareZip: { access: everybody, sample: { body: { ft_nos: [900_000] } } },
  openZip: { access: everybody, sample: { params: { ticket: 'a'.repeat(22) } } },
  acceptancePdf: { access: everybody },
}
