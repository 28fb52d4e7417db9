import { cellCount, cellMinutes, cellTime, minutesOf, timeOptions } from '@crm/contract/features/meetings/roomTime'

/** The rooms' day ends at 21:00; what the selectors let run longer still has its place on the chart. */
export const chartCells = timeOptions.length

const opens = minutesOf(cellTime(0))

/** Where a time of day lies between 09:00 and the last cell's end, in percent, never outside. */
export const shareOf = (clock: string, cells = cellCount) => {
  const length = cells * cellMinutes
  return (Math.min(Math.max(minutesOf(clock) - opens, 0), length) / length) * 100
}

interface Span {
  start_dt: string
  end_dt: string
}

/** The edges of a meeting in its lane; one that lies outside of the hours shown is a cell at the edge. */
export const edgesOf = ({ start_dt, end_dt }: Span, cells = cellCount) => {
  const cell = 100 / cells
  return {
    left: `${Math.min(shareOf(start_dt.slice(11), cells), 100 - cell)}%`,
    right: `${Math.min(100 - shareOf(end_dt.slice(11), cells), 100 - cell)}%`,
  }
}
