import { requestMessages } from '@crm/contract/features/meetingRequests/meetingRequests'
import { koreaNow } from '../../shared/lib/format/date.ts'
import { requestsText } from './meetingRequests.messages.ts'

export interface RequestedTime {
  day: string | null
  time: string | null
}

export const emptyTime: RequestedTime = { day: null, time: null }

const isWhole = ({ day, time }: RequestedTime) => Boolean(day && time)
const isEmpty = ({ day, time }: RequestedTime) => !day && !time
const timeOf = ({ day, time }: RequestedTime) => `${day} ${time}`

/** The times that are filled in, as they are sent. */
export const timesOf = (wishes: RequestedTime[]) => wishes.filter(isWhole).map(timeOf)

/** What is wrong with the wishes, in words; null where nothing is. */
export const requestedTimesProblem = (wishes: RequestedTime[], now = koreaNow()) => {
  if (wishes.some((wish) => !isWhole(wish) && !isEmpty(wish))) return requestsText.halfWish
  const times = timesOf(wishes)
  if (times.length === 0) return requestMessages.wishMissing
  if (new Set(times).size < times.length) return requestMessages.wishTwice
  return times.some((time) => time <= now) ? requestMessages.wishPast : null
}
