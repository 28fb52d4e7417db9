import type { minutes } from '@crm/contract/features/minutes/minutes'
import {
  type AccessRows,
  clientsOrWithScope,
  onlyClients,
  onlyWithScope,
} from '../../testing/access/accessExpectations.ts'

const aFilter = {
  keyword: '사업',
  is_own: 1,
  is_unwritten: 0,
  start_dt: '2026-11-01',
  end_dt: '2026-11-30',
  sort: 'client_name',
  desc: 1,
}

export const access: AccessRows<typeof minutes> = {
  read: { access: onlyWithScope, sample: { query: { ms_no: 1 } } },
  list: { access: onlyWithScope, sample: { query: { ...aFilter, offset: 0, limit: 20 } } },
  excel: { access: onlyWithScope, sample: { query: aFilter } },
  create: {
    access: onlyWithScope,
    sample: {
      body: { ms_no: 1, proj_no: 1, mrd_content: '상세', mrd_secret: '내부', mrd_record: ['a'], is_published: true },
    },
  },
  update: {
    access: onlyWithScope,
    sample: {
      params: { mrd_no: 1 },
      body: { ms_no: 1, mrd_content: '상세', mrd_secret: '내부', mrd_record: ['a'], rev: 1 },
    },
  },
  publish: { access: onlyWithScope, sample: { params: { mrd_no: 1 }, body: { is_published: true } } },
  // A client gets the published minutes of the own company's meetings alone: pdf.test.ts
  pdf: { access: clientsOrWithScope, sample: { params: { mrd_no: 1 } } },
  internalPdf: { access: onlyWithScope, sample: { params: { mrd_no: 1 } } },
  ofClient: { access: onlyClients, sample: { query: { proj_no: 1, offset: 0, limit: 5 } } },
}
