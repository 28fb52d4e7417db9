import type { fileShares } from '@crm/contract/features/fileShares/fileShares'
import { type AccessRows, everyActiveStaff } from '../../testing/access/accessExpectations.ts'

// Between two companies, guests and ended links: fileShares.test.ts, sharedLinks.test.ts
const aShare = { params: { sh_no: 900_000 } }
const rules = {
  title: 'IR 자료',
  expires_dt: '2030-01-01 09:00',
  most_opens: 10,
  needs_email: true,
  allowed: ['kim@example.com', '@example.com'],
  needs_nda: true,
  may_download: true,
  may_comment: false,
  has_watermark: true,
  password: 'secret12',
  user_nos: [1],
}

export const access: AccessRows<typeof fileShares> = {
  list: {
    access: everyActiveStaff,
    sample: {
      query: { proj_no: 900_000, sh_no: 900_000, kind: 'link', state: 'active', keyword: 'IR', offset: 0, limit: 20 },
    },
  },
  create: { access: everyActiveStaff, sample: { body: { ...rules, ft_no: 900_000, kind: 'link' } } },
  update: { access: everyActiveStaff, sample: { ...aShare, body: { ...rules, rev: 1 } } },
  renew: { access: everyActiveStaff, sample: aShare },
  revoke: { access: everyActiveStaff, sample: aShare },
  listEvents: { access: everyActiveStaff, sample: { ...aShare, query: { offset: 0, limit: 20 } } },
  acceptancePdf: { access: everyActiveStaff, sample: { params: { sh_no: 900_000, sa_no: 1 } } },
  listAcceptances: {
    access: everyActiveStaff,
    sample: { query: { proj_no: 900_000, offset: 0, limit: 20 } },
  },
  listPeople: { access: everyActiveStaff, sample: { query: { proj_no: 900_000 } } },
  findLive: { access: everyActiveStaff, sample: { body: { ft_nos: [900_000] } } },
}
