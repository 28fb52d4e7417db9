import { type MouseEvent, type PointerEvent, useRef, useState } from 'react'
import { cellUnder, type Day, firstSlot, type Slot, slotAt, slotOver, slotTimes } from '../chart/chartSlot.ts'
import lanes from '../chart/DayLanes.module.css'
import { chartCells, edgesOf } from '../chart/dayScale.ts'
import classes from '../chart/ScheduleChart.module.css'
import { chartText as text } from '../schedule/schedule.messages.ts'

interface FreeTimeProps {
  /** Whose lane it is. */
  name: string
  day: Day
  onBook: (times: { start?: string; end?: string }) => void
}

/**
 * Whatever of a lane is free: where it is clicked an hour is booked, what is dragged over exactly, and by keyboard the
 * first time that is free.
 */
export const FreeTime = ({ name, day, onBook }: FreeTimeProps) => {
  const [shown, setShown] = useState<Slot | null>(null)
  const drag = useRef<{ from: number; over: Slot | null } | null>(null)
  const cellOf = (event: MouseEvent) =>
    cellUnder(event.clientX, event.currentTarget.getBoundingClientRect(), chartCells)
  const { start, end } = shown ? slotTimes(shown) : {}

  const begin = (event: PointerEvent<HTMLElement>) => {
    const from = cellOf(event)
    if (event.button !== 0 || !slotAt(day, from)) return
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { from, over: null }
  }
  const follow = (event: PointerEvent<HTMLElement>) => {
    const cell = cellOf(event)
    const { current } = drag
    // A meeting that is dragged along takes nothing.
    if (!current) return setShown(event.buttons ? null : slotAt(day, cell))
    if (cell !== current.from || current.over) current.over = slotOver(day, current.from, cell)
    setShown(current.over ?? slotAt(day, cell))
  }
  const giveUp = () => {
    drag.current = null
    setShown(null)
  }
  const book = (event: MouseEvent<HTMLElement>) => {
    const isByKeyboard = event.detail === 0
    const dragged = drag.current?.over
    drag.current = null
    const slot = isByKeyboard ? firstSlot(day) : (dragged ?? slotAt(day, cellOf(event)))
    if (slot) onBook(slotTimes(slot))
    else if (isByKeyboard) onBook({})
  }
  return (
    <button
      type="button"
      className={classes.free}
      aria-label={text.bookIn(name)}
      data-open={shown ? true : undefined}
      onPointerDown={begin}
      onPointerMove={follow}
      onPointerLeave={() => drag.current === null && setShown(null)}
      onPointerCancel={giveUp}
      onClick={book}
    >
      {shown && (
        <span
          className={`${lanes.block} ${classes.wanted}`}
          style={edgesOf({ start_dt: `${day.date} ${start}`, end_dt: `${day.date} ${end}` }, chartCells)}
          aria-hidden
        >
          {drag.current?.over ? `${start}–${end}` : start}
        </span>
      )}
    </button>
  )
}
