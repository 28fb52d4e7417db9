import { type MouseEvent, useState } from 'react'
import { cellUnder, type Day, firstSlot, type Slot, slotAt, slotTimes } from '../chart/chartSlot.ts'
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

/** Whatever of a lane is free: where it is clicked a meeting is booked, by keyboard at the first time that is free. */
export const FreeTime = ({ name, day, onBook }: FreeTimeProps) => {
  const [shown, setShown] = useState<Slot | null>(null)
  const under = (event: MouseEvent) =>
    slotAt(day, cellUnder(event.clientX, event.currentTarget.getBoundingClientRect(), chartCells))
  const { start, end } = shown ? slotTimes(shown) : {}
  return (
    <button
      type="button"
      className={classes.free}
      aria-label={text.bookIn(name)}
      data-open={shown ? true : undefined}
      // A meeting that is dragged along takes nothing.
      onPointerMove={(event) => setShown(event.buttons ? null : under(event))}
      onPointerLeave={() => setShown(null)}
      onClick={(event) => {
        const isByKeyboard = event.detail === 0
        const slot = isByKeyboard ? firstSlot(day) : under(event)
        if (slot) onBook(slotTimes(slot))
        else if (isByKeyboard) onBook({})
      }}
    >
      {shown && (
        <span
          className={`${lanes.block} ${classes.wanted}`}
          style={edgesOf({ start_dt: `${day.date} ${start}`, end_dt: `${day.date} ${end}` }, chartCells)}
          aria-hidden
        >
          {start}
        </span>
      )}
    </button>
  )
}
