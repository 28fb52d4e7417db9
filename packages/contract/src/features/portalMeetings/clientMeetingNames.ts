import { labelled } from '../../kit/labelled.ts'
import { type MeetingStatus, meetingStatus } from '../meetings/meetings.filters.ts'
import type { mrWay } from '../meetings/meetings.words.ts'

/** How a meeting is described to the client who comes to it, alike in the portal, in calendars and in mails. */

/** What staff write for the client's own office. */
const clientOffice = '고객사 사무실'
const yourOffice = '귀사 사무실'

/** How people meet, as the client says it: they come to us, or we to them. */
export const clientWay = labelled({ visit: '방문', zoom: 'Zoom', outer: yourOffice })

const statusWords: Record<MeetingStatus, string> = {
  planned: '예정',
  visited: '완료',
  cancelled: '취소됨',
  waiting: '일정 조율 중',
}

/** A meeting that is over and was not marked by anybody counts as held. */
export const clientStatusWords = (status: MeetingStatus, is_over: boolean) =>
  is_over && status === 'planned' ? statusWords.visited : (statusWords[status] ?? meetingStatus.label(status))

interface Place {
  mr_way: (typeof mrWay.values)[number]
  mr_name: string | null
  mr_text: string | null
}

/** The room with the company's address, the client's own office, what was written, or how people meet. */
export const clientPlace = ({ mr_way, mr_name, mr_text }: Place, address: string | null) => {
  if (mr_name) return address ? `${mr_name} (${address})` : mr_name
  if (mr_text === clientOffice) return yourOffice
  return mr_text ?? clientWay.label(mr_way)
}
