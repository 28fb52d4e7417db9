import { msWho } from '@crm/contract/features/meetings/booking'
import type { MeetingStatus } from '@crm/contract/features/meetings/meetings.filters'
import type { DayMeeting, Meeting } from '@crm/contract/features/meetings/meetings.rows'
import { mrType, mrWay } from '@crm/contract/features/meetings/meetings.words'
import { minutesOf } from '@crm/contract/features/meetings/roomTime'
import { showTime } from '../../shared/lib/date.ts'
import type { Tone } from '../../shared/ui/Tag.tsx'
import { referenceText } from './reference.messages.ts'

const { meeting: meetingText } = referenceText

/** `14:00–15:30` */
export const hoursOf = ({ start_dt, end_dt }: Pick<Meeting, 'start_dt' | 'end_dt'>) =>
  `${showTime(start_dt)}–${showTime(end_dt)}`

/** The room, what was written, or somewhere outside. */
export const placeOf = ({ mr_name, mr_text }: Pick<Meeting, 'mr_name' | 'mr_text'>) =>
  mr_name ?? mr_text ?? meetingText.elsewhere

/** `가이드미팅 3회` */
export const kindOf = ({ mr_type, mr_count }: Pick<Meeting, 'mr_type' | 'mr_count'>) =>
  mr_count > 0 ? `${mrType.label(mr_type)} ${meetingText.round(mr_count)}` : mrType.label(mr_type)

/** `2층 대회의실 · 방문`; `Zoom 회의` says both. */
export const whereOf = (meeting: Pick<Meeting, 'mr_name' | 'mr_text' | 'mr_way'>) => {
  const [place, way] = [placeOf(meeting), mrWay.label(meeting.mr_way)]
  return place.includes(way) ? place : `${place} · ${way}`
}

/** `14:00–15:30 · 2층 대회의실 · 방문` */
export const whereAndWhen = (meeting: Meeting) => `${hoursOf(meeting)} · ${whereOf(meeting)}`

const minutesBetween = ({ start_dt, end_dt }: Pick<Meeting, 'start_dt' | 'end_dt'>) =>
  minutesOf(end_dt.slice(11)) - minutesOf(start_dt.slice(11))

/** Who comes: the company, whoever was named, or what they come for. */
export const visitorOf = ({ client_name, ms_who }: Pick<Meeting, 'client_name' | 'ms_who'>) =>
  client_name ?? msWho.label(ms_who)

export const peopleOf = ({ managers }: Pick<Meeting, 'managers'>) =>
  managers.map(({ emp_name }) => emp_name).join(', ') || meetingText.nobody

/** `60분 · 일반미팅 2회`: what is cut off first matters least. */
export const lengthAndKindOf = (meeting: DayMeeting) =>
  [meetingText.minutesLong(minutesBetween(meeting)), kindOf(meeting)].join(' · ')

/** `10:00–11:00 (60분)` */
export const lengthOf = (meeting: DayMeeting) =>
  `${hoursOf(meeting)} (${meetingText.minutesLong(minutesBetween(meeting))})`

/** `그린루프 · 일반미팅 2회 · 김민수 · 10:00–11:00 (60분)` */
export const dayWords = (meeting: DayMeeting) =>
  [visitorOf(meeting), kindOf(meeting), peopleOf(meeting), lengthOf(meeting)].join(' · ')

/** Where a meeting stands, in one word. */
export const standingOf = ({ state, mr_checked }: Pick<Meeting, 'state' | 'mr_checked'>): MeetingStatus => {
  if (state === 2) return 'waiting'
  return (['planned', 'visited', 'cancelled'] as const)[mr_checked]
}

export const standingTones: Record<MeetingStatus, Tone> = {
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
