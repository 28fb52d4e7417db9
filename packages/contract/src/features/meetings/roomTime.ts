/** The day of a meeting room: 15-minute cells, 09:00 to 21:00. Times are `HH:mm`, moments `YYYY-MM-DD HH:mm`. */

export const cellMinutes = 15
const opens = 9 * 60
/** 09:00 to 21:00 */
export const cellCount = 48
/** 09:00 to 21:45 */
const optionCount = 52

const two = (value: number) => String(value).padStart(2, '0')

export const clockOf = (minutes: number) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
export const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5))

/** When a cell begins; the one after the last ends the day. */
export const cellTime = (cell: number) => clockOf(opens + cell * cellMinutes)

/** The cell in which a time of day lies; below 0 or from `cellCount` on when it is outside. */
export const cellAt = (clock: string) => Math.floor((minutesOf(clock) - opens) / cellMinutes)

/** What the start and end selectors offer. */
export const timeOptions = Array.from({ length: optionCount }, (_, place) => cellTime(place))
/** The last of them: the grid ends at 21:00, meetings may last longer. */
const closes = opens + (optionCount - 1) * cellMinutes

export interface Span {
  start_dt: string
  end_dt: string
}

/** Both have minutes in common; one that begins when the other ends has none. */
export const overlaps = (one: Span, other: Span) => one.start_dt < other.end_dt && other.start_dt < one.end_dt

export interface RoomSpan extends Span {
  mr_no: number
}

export interface Wanted extends RoomSpan {
  rooms: readonly { mr_no: number; mr_name: string }[]
  bookings: readonly RoomSpan[]
  /** No other time that has begun is offered. */
  now: string
  count?: number
}

export interface FreeSlot extends RoomSpan {
  mr_name: string
}

/** To change the room costs people as much as to meet a quarter of an hour earlier or later. */
const roomCost = cellMinutes

/** Free times of the same length on the same day, the nearest first; a room's own times do not overlap each other. The wanted time itself is offered wherever a room is free. */
export const nearestFree = ({ mr_no, start_dt, end_dt, rooms, bookings, now, count = 3 }: Wanted): FreeSlot[] => {
  const day = start_dt.slice(0, 10)
  const wanted = minutesOf(start_dt.slice(11))
  const length = minutesOf(end_dt.slice(11)) - wanted
  const starts = timeOptions.map(minutesOf).filter((start) => start + length <= closes)
  const candidates = rooms
    .flatMap((room) =>
      starts.map((start) => ({
        slot: { ...room, start_dt: `${day} ${clockOf(start)}`, end_dt: `${day} ${clockOf(start + length)}` },
        cost: Math.abs(start - wanted) + (room.mr_no === mr_no ? 0 : roomCost),
      })),
    )
    .filter(({ slot }) => slot.start_dt > now || slot.start_dt === start_dt)
    .filter(({ slot }) => !bookings.some((booked) => booked.mr_no === slot.mr_no && overlaps(booked, slot)))
    .sort((a, b) => a.cost - b.cost || Number(b.slot.mr_no === mr_no) - Number(a.slot.mr_no === mr_no))
  const chosen: FreeSlot[] = []
  for (const { slot } of candidates) {
    if (chosen.length === count) break
    if (!chosen.some((other) => other.mr_no === slot.mr_no && overlaps(other, slot))) chosen.push(slot)
  }
  return chosen
}
