import type { recordings } from '@crm/contract/features/recordings/recordings'
import { type AccessRows, aPage, everyActiveStaff, everybody } from '../../testing/access/accessExpectations.ts'

const params = { id: 1 }

/** Every active member of staff records; which sessions are there for whom, the handlers say. */
export const access: AccessRows<typeof recordings> = {
  upload: {
    access: everyActiveStaff,
    sample: {
      body: { is_init: '1', type: 'user', sample_rate: 44_100, transcriber: 'none', is_told: '1', title: '주간 회의' },
    },
  },
  update: {
    access: everyActiveStaff,
    sample: { params, body: { recording_sessions: ['안녕하세요.'], id: 1, type: 'user', proj_no: null } },
  },
  ability: { access: everyActiveStaff },
  list: { access: everyActiveStaff, sample: { query: { ...aPage.query, keyword: '계약', is_own: 1, is_linked: 0 } } },
  get: { access: everyActiveStaff, sample: { params } },
  lines: { access: everyActiveStaff, sample: { params, query: { ...aPage.query, keyword: 'ㄱㅇ' } } },
  updateLine: {
    access: everyActiveStaff,
    sample: { params: { id: 1, line_no: 0 }, body: { text: '고친 문장', speaker: '김대표' } },
  },
  rename: { access: everyActiveStaff, sample: { params, body: { title: '첫 미팅' } } },
  link: { access: everyActiveStaff, sample: { params, body: { ms_no: 1 } } },
  share: { access: everyActiveStaff, sample: { params, body: { emp_nos: [1] } } },
  audio: { access: everyActiveStaff, sample: { params } },
  play: { access: everyActiveStaff, sample: { params, body: { is_download: false } } },
  /** By an address that only those get who may hear it. */
  sound: { access: everybody, sample: { params: { ticket: 'a'.repeat(43) } } },
  remove: { access: everyActiveStaff, sample: { params } },
  restore: { access: everyActiveStaff, sample: { params } },
  listeners: { access: everyActiveStaff, sample: { params, ...aPage } },
  draft: { access: everyActiveStaff, sample: { params, body: { line_nos: [0, 1] } } },
}
