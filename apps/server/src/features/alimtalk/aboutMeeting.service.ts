import { alimtalkMessages, type ChangeTemplate, unsentAs } from '@crm/contract/features/alimtalk/alimtalk'
import { meetingPath, notComing } from '@crm/contract/features/meetings/meetings.words'
import type { AlimtalkSubject, Reachable } from '../../alimtalk/defineAlimtalk.ts'
import { type FoundMeeting, findMeeting } from './meetings.queries.ts'

export type { FoundMeeting }

export interface MeetingContact extends Reachable {
  is_rep: boolean
}

/** Everybody of the visiting company once, by number where there is one: contacts, visitors, the representative, accounts. */
export const contactsOf = (meeting: FoundMeeting): MeetingContact[] => {
  const { client_rep_name, client_phone, client_contact, others, users } = meeting
  const isRep = (name: string, number: string | null) =>
    client_phone && number ? number === client_phone : Boolean(client_rep_name) && name === client_rep_name
  const found = new Map<string, MeetingContact>()
  const add = ({ name, number, email = null }: { name: string; number: string | null; email?: string | null }) => {
    const known =
      (number && found.get(number)) || (email && !number && [...found.values()].find((one) => one.name === name))
    if (known) known.email ??= email
    else found.set(number ?? email ?? name, { name, number, email, is_rep: isRep(name, number) })
  }
  for (const contact of [...(client_contact ?? []), ...(others ?? [])]) add(contact)
  if (client_phone) add({ name: client_rep_name || client_phone, number: client_phone })
  for (const user of users) add(user)
  const isListed = [...found.values()].some(({ is_rep }) => is_rep)
  if (client_rep_name && !isListed) add({ name: client_rep_name, number: null })
  return [...found.values()]
}

const obstacle = (refusal: string, reason: keyof typeof unsentAs) => ({ refusal, outcome: unsentAs[reason] })

const subject = { table: 'mr_schedules', find: findMeeting, contactsOf, linkOf: meetingPath }

/** Meetings as the subject of invitations: only coming ones, to the people of the visiting company. */
export const aboutMeeting: AlimtalkSubject<FoundMeeting> = {
  ...subject,
  obstacleOf: (meeting) => {
    // A deleted meeting is one that was called off.
    const reason = meeting ? notComing(meeting) : 'cancelled'
    if (reason) return obstacle(alimtalkMessages.notComing, reason)
    return meeting?.has_begun ? obstacle(alimtalkMessages.begun, 'begun') : null
  },
}

const isActive = ({ state, mr_checked }: Pick<FoundMeeting, 'state' | 'mr_checked'>) => state === 1 && mr_checked !== 2

/** Which message tells of what has changed since the client was last written to; null when nothing has. */
export const changeTemplateOf = (meeting: FoundMeeting): ChangeTemplate | null => {
  if (!meeting.from) return null
  if (isActive(meeting)) return isActive(meeting.from) ? 'meeting_moved' : 'meeting_restored'
  return meeting.mr_checked === 2 ? 'meeting_cancelled' : 'meeting_waiting'
}

/** What is planned, or what the client believes to be planned: nobody is told of it once it has begun. */
export const hasBegun = (meeting: FoundMeeting) =>
  isActive(meeting) ? meeting.has_begun || meeting.mr_checked === 1 : meeting.from_has_begun

/** The same meetings as the subject of messages about a change, also of those that are off by now. */
export const aboutMeetingChange: AlimtalkSubject<FoundMeeting> = {
  ...subject,
  obstacleOf: (meeting) => {
    if (!meeting) return obstacle(alimtalkMessages.notComing, 'cancelled')
    if (!changeTemplateOf(meeting)) return obstacle(alimtalkMessages.unchanged, 'unchanged')
    return hasBegun(meeting) ? obstacle(alimtalkMessages.begun, 'begun') : null
  },
}
