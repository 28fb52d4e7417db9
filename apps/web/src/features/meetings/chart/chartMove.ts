import type { DayMeeting } from '@crm/contract/features/meetings/meetings.rows'
import {
  cellCount,
  cellMinutes,
  cellTime,
  clockOf,
  minutesOf,
  overlaps,
} from '@crm/contract/features/meetings/roomTime'

export type Grip = 'move' | 'resize'

/** Where a meeting would go. */
export interface Target {
  start_dt: string
  end_dt: string
  mr_no: DayMeeting['mr_no']
}

const opens = minutesOf(cellTime(0))
const closes = minutesOf(cellTime(cellCount))
const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), Math.max(least, most))

const at = (moment: string, minutes: number) => `${moment.slice(0, 10)} ${clockOf(minutes)}`

/** The meeting moved by so many cells, or made longer by them; never out of the day, never shorter than a cell. */
export const shifted = (meeting: Target, grip: Grip, cells: number): Target => {
  if (cells === 0) return meeting
  const [start, end] = [minutesOf(meeting.start_dt.slice(11)), minutesOf(meeting.end_dt.slice(11))]
  const by = cells * cellMinutes
  // One that lies outside the hours of the rooms may stay there.
  const [least, most] = [Math.min(opens, start), Math.max(closes, end)]
  if (grip === 'resize') return { ...meeting, end_dt: at(meeting.end_dt, within(end + by, start + cellMinutes, most)) }
  const moved = within(start + by, least, most - (end - start))
  return { ...meeting, start_dt: at(meeting.start_dt, moved), end_dt: at(meeting.end_dt, moved + end - start) }
}

export const isSame = (one: Target, other: Target) =>
  one.start_dt === other.start_dt && one.end_dt === other.end_dt && one.mr_no === other.mr_no

/** In which row of its lane each meeting goes, so that none covers another; and how many rows that makes. */
export const rowsOf = <Item extends { ms_no: number; start_dt: string; end_dt: string }>(meetings: Item[]) => {
  const rows: Item[][] = []
  const placed = meetings.map((meeting) => {
    const free = rows.findIndex((row) => !row.some((other) => overlaps(other, meeting)))
    const row = free === -1 ? rows.length : free
    rows[row] = [...(rows[row] ?? []), meeting]
    return { meeting, row }
  })
  return { placed, count: Math.max(rows.length, 1) }
}
