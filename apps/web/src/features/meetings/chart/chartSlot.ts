import { cellCount, cellTime } from '@crm/contract/features/meetings/roomTime'
import { cellsOf } from '../booking/roomGrid.ts'

/** A lane of a day. */
export interface Day {
  /** What stands in it. */
  meetings: readonly { start_dt: string; end_dt: string }[]
  date: string
  now: string
}

/** Cells that are free, from the first to the last of them. */
export interface Slot {
  from: number
  to: number
}

const anHour = 4

/** An hour from this cell on, or what is free of it; null where the cell is over, taken or after the rooms close. */
export const slotAt = ({ meetings, date, now }: Day, cell: number): Slot | null => {
  if (cell < 0 || cell >= cellCount || `${date} ${cellTime(cell)}` < now) return null
  const taken = meetings.map(cellsOf)
  if (taken.some(({ from, to }) => from <= cell && cell <= to)) return null
  const next = Math.min(cellCount, ...taken.map(({ from }) => from).filter((from) => from > cell))
  return { from: cell, to: Math.min(cell + anHour, next) - 1 }
}

/** What is free from the first cell up to the second, which may lie before it: nothing over what is taken or past. */
export const slotOver = (day: Day, from: number, to: number): Slot | null => {
  if (!slotAt(day, from)) return null
  const step = to < from ? -1 : 1
  let last = from
  while (last !== to && slotAt(day, last + step)) last += step
  return { from: Math.min(from, last), to: Math.max(from, last) }
}

/** The first that is free from now on. */
export const firstSlot = (day: Day): Slot | null => {
  for (let cell = 0; cell < cellCount; cell += 1) {
    const slot = slotAt(day, cell)
    if (slot) return slot
  }
  return null
}

export const slotTimes = ({ from, to }: Slot) => ({ start: cellTime(from), end: cellTime(to + 1) })

/** In which cell a point of a lane lies. */
export const cellUnder = (x: number, { left, width }: Pick<DOMRect, 'left' | 'width'>, cells: number) =>
  Math.floor(((x - left) / width) * cells)
