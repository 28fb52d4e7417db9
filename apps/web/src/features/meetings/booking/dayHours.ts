import { cellCount, cellTime, clockOf, minutesOf } from '@crm/contract/features/meetings/roomTime'

interface Span {
  start_dt: string
  end_dt: string
}

const anHour = 60
const opens = minutesOf(cellTime(0))
const closes = minutesOf(cellTime(cellCount))
const startOf = ({ start_dt }: Span) => minutesOf(start_dt.slice(11))
const endOf = ({ end_dt }: Span) => minutesOf(end_dt.slice(11))

/** The hours of the rooms, from and up to those in which something else takes place. */
export const hoursShown = (meetings: readonly Span[]) => {
  const first = Math.floor(Math.min(opens, ...meetings.map(startOf)) / anHour)
  const last = Math.ceil(Math.max(closes, ...meetings.map(endOf)) / anHour)
  return Array.from({ length: last - first }, (_, hour) => clockOf((first + hour) * anHour))
}

/** Where a meeting stands among these hours, in percent from their top. */
export const heightsOf = (meeting: Span, hours: readonly string[]) => {
  const [first, length] = [minutesOf(hours[0] ?? '00:00'), hours.length * anHour]
  const share = (minutes: number) => (minutes / length) * 100
  return {
    top: `${share(startOf(meeting) - first)}%`,
    height: `${share(Math.max(endOf(meeting) - startOf(meeting), anHour / 4))}%`,
  }
}
