// biome-ignore-all lint/a11y/useSemanticElements: lanes with blocks across their cells cannot be laid out as a table
import { cellCount, cellTime } from '@crm/contract/features/meetings/roomTime'
import { type ComponentProps, type ReactNode, useCallback, useEffect, useState } from 'react'
import { koreaNow } from '../../../shared/lib/format/date.ts'
import classes from './DayLanes.module.css'
import { shareOf } from './dayScale.ts'

const tick = 30_000
const cellsAnHour = 4

/** Korea's clock, followed while shown: `YYYY-MM-DD HH:mm` */
export const useNow = () => {
  const [now, setNow] = useState(() => koreaNow())
  useEffect(() => {
    const timer = setInterval(() => setNow(koreaNow()), tick)
    return () => clearInterval(timer)
  }, [])
  return now
}

interface DayLanesProps {
  label: string
  /** Larger, for a screen of its own. */
  roomy?: boolean
  /** How many quarters of an hour from 09:00 on. */
  cells?: number
  /** The time of day that is in view to begin with, where not all fit. */
  first?: string | undefined
  /** Handlers of all that happens in lanes that are made of cells. */
  events?: Pick<
    ComponentProps<'div'>,
    'ref' | 'onPointerDown' | 'onPointerOver' | 'onPointerLeave' | 'onContextMenu' | 'onKeyDown' | 'onFocus' | 'onBlur'
  >
  children: ReactNode
}

const hoursIn = (cells: number) =>
  Array.from({ length: cells / cellsAnHour }, (_, hour) => cellTime(hour * cellsAnHour))

/** The hours of a day, and under them a lane for each room or person. */
export const DayLanes = ({ label, roomy = false, cells = cellCount, first, events, children }: DayLanesProps) => {
  const [begin] = useState(first)
  const frame = useCallback(
    (element: HTMLDivElement | null) => {
      const hours = element?.querySelector<HTMLElement>('[data-hours]')
      if (!element || !hours || !begin) return
      element.scrollLeft = (hours.offsetWidth * shareOf(begin, cells)) / 100 - hours.offsetWidth / cells
    },
    [begin, cells],
  )
  return (
    <div
      className={classes.frame}
      data-roomy={roomy || undefined}
      style={{ '--cells': cells, '--hours': cells / cellsAnHour }}
      // What scrolls must be reachable by keyboard; lanes of cells are.
      tabIndex={events ? undefined : 0}
      ref={frame}
    >
      <div className={classes.lanes} {...{ role: events ? 'grid' : 'group', 'aria-label': label }} {...events}>
        <div className={classes.scale} aria-hidden>
          <span className={classes.corner} />
          <div className={classes.hours} data-hours>
            {hoursIn(cells).map((hour) => (
              <span key={hour}>{hour.slice(0, 2)}</span>
            ))}
          </div>
        </div>
        {children}
      </div>
    </div>
  )
}

/** A red line where the day has got to; nothing on other days or outside the hours shown. */
export const NowLine = ({ date, now, cells = cellCount }: { date: string; now: string; cells?: number }) => {
  const clock = now.slice(11)
  if (!now.startsWith(date) || clock < cellTime(0) || clock >= cellTime(cells)) return null
  return <span className={classes.now} style={{ left: `${shareOf(clock, cells)}%` }} aria-hidden />
}
