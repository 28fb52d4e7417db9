import type { portalMeetings } from '@crm/contract/features/portalMeetings/portalMeetings'
import { type AccessRows, onlyClients } from '../../testing/access/accessExpectations.ts'

// Between two companies: portalMeetings.test.ts
const aMeeting = { params: { ms_no: 1 } }

export const access: AccessRows<typeof portalMeetings> = {
  list: {
    access: onlyClients,
    sample: { query: { proj_no: 1, start_dt: '2026-01-01', end_dt: '2026-01-31', desc: 0, offset: 0, limit: 20 } },
  },
  detail: { access: onlyClients, sample: aMeeting },
  calendarFile: { access: onlyClients, sample: aMeeting },
}
