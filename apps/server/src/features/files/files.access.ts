import type { files } from '@crm/contract/features/files/files'
import { type AccessRows, everyActiveMember } from '../../testing/access/accessExpectations.ts'

export const access: AccessRows<typeof files> = {
  requestUpload: {
    access: everyActiveMember,
    sample: { body: { files: [{ originalname: '사업계획서.pdf', size: 10, mimetype: 'application/pdf' }] } },
  },
  requestPieces: { access: everyActiveMember, sample: { body: { file_no: 1 } } },
  completeUpload: { access: everyActiveMember, sample: { body: { file_no: 1, to_table: 'users', to_no: 1 } } },
  list: { access: everyActiveMember, sample: { query: { to_table: 'users', to_no: 1, offset: 0, limit: 10 } } },
  download: { access: everyActiveMember, sample: { query: { fa_no: 1 } } },
  rename: {
    access: everyActiveMember,
    sample: { params: { fa_no: 1 }, body: { originalname: '새 이름.pdf' } },
  },
  remove: { access: everyActiveMember, sample: { params: { fa_no: 1 } } },
}
