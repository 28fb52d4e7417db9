import { kindOf, peopleOf, visitorName, whereOf } from '@crm/contract/features/meetings/meetingNames'
import type { MeetingStatus } from '@crm/contract/features/meetings/meetings.filters'
import type { DayMeeting, Meeting } from '@crm/contract/features/meetings/meetings.rows'
import { minutesOf } from '@crm/contract/features/meetings/roomTime'
import { showTime } from '../../shared/lib/format/date.ts'
import type { Tone } from '../../shared/ui/display/Tag.tsx'
import { referenceText } from './reference.messages.ts'

const { meeting: meetingText } = referenceText

/** `14:00–15:30` */
export const hoursOf = ({ start_dt, end_dt }: Pick<Meeting, 'start_dt' | 'end_dt'>) =>
  `${showTime(start_dt)}–${showTime(end_dt)}`

/** `14:00–15:30 · 2층 대회의실 · 방문` */
export const whereAndWhen = (meeting: Meeting) => `${hoursOf(meeting)} · ${whereOf(meeting)}`

const minutesBetween = ({ start_dt, end_dt }: Pick<Meeting, 'start_dt' | 'end_dt'>) =>
  minutesOf(end_dt.slice(11)) - minutesOf(start_dt.slice(11))

/** A meeting of a list, or one of the day, which may be hidden. */
export type ShownMeeting = Omit<DayMeeting, 'is_hidden'> & { is_hidden?: boolean }

/** `60분 · 일반미팅 2회차`: what is cut off first matters least. */
export const lengthAndKindOf = (meeting: ShownMeeting) =>
  [meetingText.minutesLong(minutesBetween(meeting)), !meeting.is_hidden && kindOf(meeting)].filter(Boolean).join(' · ')

/** `일반미팅 2회차 · 김민수` */
export const kindAndPeopleOf = (meeting: ShownMeeting) =>
  [!meeting.is_hidden && kindOf(meeting), peopleOf(meeting)].filter(Boolean).join(' · ')

/** `10:00–11:00 (60분)` */
export const lengthOf = (meeting: Pick<Meeting, 'start_dt' | 'end_dt'>) =>
  `${hoursOf(meeting)} (${meetingText.minutesLong(minutesBetween(meeting))})`

/** `그린루프 · 일반미팅 2회차 · 김민수 · 10:00–11:00 (60분)` */
export const dayWords = (meeting: ShownMeeting) =>
  [visitorName(meeting), kindAndPeopleOf(meeting), lengthOf(meeting)].join(' · ')

export const statusTones: Record<MeetingStatus, Tone> = {
  planned: 'gray',
  visited: 'green',
  cancelled: 'red',
  waiting: 'amber',
}

/** One's own: among its people, or booked by oneself; a meeting of nobody is everybody's. */
export const isOwn = (
  { managers, reg_emp_no }: Pick<Meeting, 'managers' | 'reg_emp_no'>,
  emp_no: number | null | undefined,
) =>
  managers.some((person) => person.emp_no === emp_no) ||
  (reg_emp_no !== null && reg_emp_no === emp_no) ||
  (managers.length === 0 && reg_emp_no === null)
