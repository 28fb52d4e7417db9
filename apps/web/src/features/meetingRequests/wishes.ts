import { requestMessages } from '@crm/contract/features/meetingRequests/meetingRequests'
import { koreaNow } from '../../shared/lib/date.ts'
import { requestsText } from './meetingRequests.messages.ts'

export interface Wish {
  day: string | null
  time: string | null
}

export const noWish: Wish = { day: null, time: null }

const isWhole = ({ day, time }: Wish) => Boolean(day && time)
const isEmpty = ({ day, time }: Wish) => !day && !time
const timeOf = ({ day, time }: Wish) => `${day} ${time}`

/** The times that are filled in, as they are sent. */
export const timesOf = (wishes: Wish[]) => wishes.filter(isWhole).map(timeOf)

/** What is wrong with the wishes, in words; null where nothing is. */
export const wishProblem = (wishes: Wish[], now = koreaNow()) => {
  if (wishes.some((wish) => !isWhole(wish) && !isEmpty(wish))) return requestsText.halfWish
  const times = timesOf(wishes)
  if (times.length === 0) return requestMessages.wishMissing
  if (new Set(times).size < times.length) return requestMessages.wishTwice
  return times.some((time) => time <= now) ? requestMessages.wishPast : null
}
