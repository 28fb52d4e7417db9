import { bookingMessages } from '@crm/contract/features/meetings/booking'
import { cellAt, cellCount, cellMinutes, cellTime, minutesOf } from '@crm/contract/features/meetings/roomTime'

/** Cells of one room, from the first to the last of them. */
export interface Selection {
  mr_no: number
  from: number
  to: number
}

/** Per room: which of its cells are taken. */
export type Reserved = (mr_no: number, cell: number) => boolean

/** What was chosen, or why not and over which cells. */
export type Picked = { selection: Selection } | { refused: string; over: Selection }

const isCrossed = (reserved: Reserved, { mr_no, from, to }: Selection) => {
  for (let cell = from; cell <= to; cell += 1) if (reserved(mr_no, cell)) return true
  return false
}

/** A range is taken whole or not at all. */
export const selectRange = (reserved: Reserved, mr_no: number, one: number, other: number): Picked => {
  const selection = { mr_no, from: Math.min(one, other), to: Math.max(one, other) }
  return isCrossed(reserved, selection) ? { refused: bookingMessages.between, over: selection } : { selection }
}

/** The first click picks a cell, a later cell of the same room extends, anything else begins anew. */
export const selectCell = (reserved: Reserved, before: Selection | null, mr_no: number, cell: number): Picked => {
  if (before && before.mr_no === mr_no && cell > before.from) return selectRange(reserved, mr_no, before.from, cell)
  const selection = { mr_no, from: cell, to: cell }
  return reserved(mr_no, cell) ? { refused: bookingMessages.taken, over: selection } : { selection }
}

interface RoomTimes {
  mr_no: number
  start: string
  end: string
}

export const timesOf = ({ mr_no, from, to }: Selection): RoomTimes => ({
  mr_no,
  start: cellTime(from),
  end: cellTime(to + 1),
})

/** What the form says, as cells; nothing while it says no room or no time that makes sense. */
export const selectionOf = ({ mr_no, start, end }: { mr_no: unknown; start: string | null; end: string | null }) => {
  if (typeof mr_no !== 'number' || !start || !end || start >= end) return null
  const from = Math.max(cellAt(start), 0)
  const to = Math.min(cellAt(end) - 1, cellCount - 1)
  return from <= to ? { mr_no, from, to } : null
}

interface Booked {
  mr_no: number | string
  start_dt: string
  end_dt: string
}

/** A meeting that ends within a cell takes that cell, too. */
export const cellsOf = ({ start_dt, end_dt }: Pick<Booked, 'start_dt' | 'end_dt'>) => ({
  from: Math.max(cellAt(start_dt.slice(11)), 0),
  to: Math.min(Math.ceil((minutesOf(end_dt.slice(11)) - minutesOf(cellTime(0))) / cellMinutes), cellCount) - 1,
})

/** Those that have one of these cells, in their order. */
export const bookedIn = <Booking extends Booked>(bookings: readonly Booking[], { mr_no, from, to }: Selection) =>
  bookings.filter((booking) => {
    const cells = cellsOf(booking)
    return booking.mr_no === mr_no && cells.from <= to && from <= cells.to
  })

export const reservedBy = (bookings: readonly Booked[]): Reserved => {
  const taken = new Set<string>()
  for (const booking of bookings) {
    const { from, to } = cellsOf(booking)
    for (let cell = from; cell <= to; cell += 1) taken.add(`${booking.mr_no} ${cell}`)
  }
  return (mr_no, cell) => taken.has(`${mr_no} ${cell}`)
}
