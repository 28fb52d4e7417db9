import type { fileRequests } from '@crm/contract/features/fileRequests/fileRequests'
import { type AccessRows, everyActiveStaff, everybody, onlyClients } from '../../testing/access/accessExpectations.ts'

// Between two companies and by ended links: fileRequests.test.ts
const aRequest = { params: { fr_no: 900_000 } }
const id = 'AAAAAAAAAAAAAAAAAAAAAA'
const file = { originalname: '재무제표.pdf', size: 10, mimetype: 'application/pdf' }

export const access: AccessRows<typeof fileRequests> = {
  list: { access: everyActiveStaff, sample: { query: { proj_no: 900_000, state: 'open', offset: 0, limit: 20 } } },
  create: {
    access: everyActiveStaff,
    sample: {
      body: {
        ft_no: 900_000,
        title: '결산 자료',
        note: '최근 것으로',
        due_dt: '2030-01-01',
        lines: [{ name: '재무제표', note: '3년치' }],
        with_link: true,
      },
    },
  },
  renew: { access: everyActiveStaff, sample: aRequest },
  close: { access: everyActiveStaff, sample: aRequest },
  update: {
    access: everyActiveStaff,
    sample: {
      ...aRequest,
      body: {
        ft_no: 900_000,
        title: '결산 자료',
        note: '최근 것으로',
        due_dt: '2030-01-01',
        lines: [{ frl_no: 900_000, name: '재무제표', note: '3년치' }],
        rev: 1,
      },
    },
  },
  reopenLine: { access: everyActiveStaff, sample: { params: { frl_no: 900_000 } } },
  findInBoxes: { access: everyActiveStaff, sample: { body: { ft_nos: [900_000] } } },
  mine: {
    access: onlyClients,
    sample: { query: { state: 'closed', proj_no: 900_000, offset: 0, limit: 20 } },
  },
  fulfil: {
    access: onlyClients,
    sample: { params: { frl_no: 900_000 }, body: { file_no: 900_000, name: '재무.pdf', more: true } },
  },
  checkLink: { access: everybody, sample: { body: { id } } },
  requestUpload: { access: everybody, sample: { body: { id, file } } },
  requestPieces: { access: everybody, sample: { body: { id, file_no: 900_000 } } },
  fulfilByLink: {
    access: everybody,
    sample: { body: { id, frl_no: 900_000, file_no: 900_000, name: '재무.pdf', by: '김철수', more: true } },
  },
}
