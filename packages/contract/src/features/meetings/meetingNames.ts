import { msWho } from './booking.ts'
import type { MeetingStatus } from './meetings.filters.ts'
import type { Meeting } from './meetings.rows.ts'
import { mrType, mrWay } from './meetings.words.ts'

/** How a meeting is described, alike on screens, in Excel files and in messages. */
const words = {
  elsewhere: '외부',
  nobody: '미정',
  taken: '예약됨',
  round: (count: number) => `${count}회차`,
  /** What staff write for the place is another word for those who work there. */
  clientOffice: '고객사 사무실',
  yourOffice: '귀사 사무실',
  online: '온라인(Zoom)',
  linkComes: '접속 링크는 담당자가 따로 보내 드려요',
  placeComes: '외부 (장소는 담당자가 따로 알려 드려요)',
} as const

/** The room, what was written, or somewhere outside. */
export const placeOf = ({ mr_name, mr_text }: Pick<Meeting, 'mr_name' | 'mr_text'>) =>
  mr_name ?? mr_text ?? words.elsewhere

/**
 * The place as the client is told: our room with our address, their own office, or that it is online.
 * `2층 대회의실 (서울특별시 강남구 테헤란로 123, 8층)`
 */
export const placeForClient = (
  { mr_way, mr_name, mr_text }: Pick<Meeting, 'mr_name' | 'mr_text'> & { mr_way: string },
  companyAddress: string | null,
) => {
  if (mr_way === 'zoom') return `${words.online} · ${/https?:\/\/\S+/.exec(mr_text ?? '')?.[0] ?? words.linkComes}`
  if (mr_name) return companyAddress ? `${mr_name} (${companyAddress})` : mr_name
  if (!mr_text) return words.placeComes
  return mr_text === words.clientOffice ? words.yourOffice : mr_text
}

/** `2층 대회의실 · 방문`; `Zoom 회의` says both. */
export const whereOf = (meeting: Pick<Meeting, 'mr_name' | 'mr_text' | 'mr_way'>) => {
  const [place, way] = [placeOf(meeting), mrWay.label(meeting.mr_way)]
  return place.includes(way) ? place : `${place} · ${way}`
}

/** `가이드미팅 3회차` */
export const kindOf = ({ mr_type, mr_count }: Pick<Meeting, 'mr_type' | 'mr_count'>) =>
  mr_count > 0 ? `${mrType.label(mr_type)} ${words.round(mr_count)}` : mrType.label(mr_type)

interface Visitor extends Pick<Meeting, 'client_name' | 'ms_who'> {
  is_hidden?: boolean
}

/** Who comes: the company, whoever was named, or what they come for; of a hidden meeting only that the time is taken. */
export const visitorName = ({ client_name, ms_who, is_hidden }: Visitor) =>
  is_hidden ? words.taken : (client_name ?? msWho.label(ms_who))

export const peopleOf = ({ managers }: Pick<Meeting, 'managers'>) =>
  managers.map(({ emp_name }) => emp_name).join(', ') || words.nobody

export const statusOf = ({ state, mr_checked }: Pick<Meeting, 'state' | 'mr_checked'>): MeetingStatus => {
  if (state === 2) return 'waiting'
  return (['planned', 'visited', 'cancelled'] as const)[mr_checked]
}
