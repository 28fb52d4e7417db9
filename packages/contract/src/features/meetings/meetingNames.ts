import { msWho } from './booking.ts'
import type { MeetingStatus } from './meetings.filters.ts'
import type { Meeting } from './meetings.rows.ts'
import { mrType, mrWay } from './meetings.words.ts'

/** How a meeting is described, alike on screens, in Excel files and in messages. */
const words = {
  elsewhere: '외부',
  nobody: '미정',
  round: (count: number) => `${count}회차`,
} as const

/** The room, what was written, or somewhere outside. */
export const placeOf = ({ mr_name, mr_text }: Pick<Meeting, 'mr_name' | 'mr_text'>) =>
  mr_name ?? mr_text ?? words.elsewhere

/** `2층 대회의실 · 방문`; `Zoom 회의` says both. */
export const whereOf = (meeting: Pick<Meeting, 'mr_name' | 'mr_text' | 'mr_way'>) => {
  const [place, way] = [placeOf(meeting), mrWay.label(meeting.mr_way)]
  return place.includes(way) ? place : `${place} · ${way}`
}

/** `가이드미팅 3회차` */
export const kindOf = ({ mr_type, mr_count }: Pick<Meeting, 'mr_type' | 'mr_count'>) =>
  mr_count > 0 ? `${mrType.label(mr_type)} ${words.round(mr_count)}` : mrType.label(mr_type)

/** Who comes: the company, whoever was named, or what they come for. */
export const visitorName = ({ client_name, ms_who }: Pick<Meeting, 'client_name' | 'ms_who'>) =>
  client_name ?? msWho.label(ms_who)

export const peopleOf = ({ managers }: Pick<Meeting, 'managers'>) =>
  managers.map(({ emp_name }) => emp_name).join(', ') || words.nobody

export const statusOf = ({ state, mr_checked }: Pick<Meeting, 'state' | 'mr_checked'>): MeetingStatus => {
  if (state === 2) return 'waiting'
  return (['planned', 'visited', 'cancelled'] as const)[mr_checked]
}
