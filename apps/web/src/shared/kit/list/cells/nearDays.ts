import { daysAfter } from '../../../lib/format/date.ts'
import { listText } from '../list.messages.ts'

const friday = 5

/** Today, tomorrow and the next Friday after that, as due dates are said. */
export const nearDays = (today: string) => {
  const weekday = new Date(`${today}T00:00Z`).getUTCDay()
  const untilFriday = (friday - weekday + 7) % 7
  return [
    { day: today, words: listText.today },
    { day: daysAfter(today, 1), words: listText.tomorrow },
    ...(untilFriday > 1 ? [{ day: daysAfter(today, untilFriday), words: listText.friday }] : []),
  ]
}
