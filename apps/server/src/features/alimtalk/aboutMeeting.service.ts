import { alimtalkMessages, unsentAs } from '@crm/contract/features/alimtalk/alimtalk'
import { meetingPath, notComing } from '@crm/contract/features/meetings/meetings.words'
import type { AlimtalkSubject } from '../../alimtalk/defineAlimtalk.ts'
import { type FoundMeeting, findMeeting } from './alimtalk.queries.ts'

export type { FoundMeeting }

/** Meetings as the subject of messages: only coming ones, to the people of the visiting company. */
export const aboutMeeting: AlimtalkSubject<FoundMeeting> = {
  table: 'mr_schedules',
  find: findMeeting,
  contactsOf: ({ client_rep_name, client_phone, client_contact, others }) => {
    const representative = client_phone ? [{ name: client_rep_name || client_phone, number: client_phone }] : []
    const all = [...(client_contact ?? []), ...(others ?? []), ...representative]
    return [...new Map(all.map((contact) => [contact.number, contact])).values()]
  },
  obstacleOf: (meeting) => {
    // A deleted meeting is one that was called off.
    const reason = meeting ? notComing(meeting) : 'cancelled'
    return reason ? { refusal: alimtalkMessages.notComing, outcome: unsentAs[reason] } : null
  },
  linkOf: meetingPath,
}
