// biome-ignore-all lint/a11y/useSemanticElements: lanes with blocks across their cells cannot be laid out as a table
import { cellCount, cellMinutes, cellTime, minutesOf } from '@crm/contract/roomTime'
import { type HTMLAttributes, type ReactNode, useEffect, useState } from 'react'
import { koreaNow } from '../../shared/lib/date.ts'
import classes from './DayLanes.module.css'

const opens = minutesOf(cellTime(0))
const length = cellCount * cellMinutes
const tick = 30_000

/** Where a time of day lies between 09:00 and 21:00, in percent, never outside. */
export const shareOf = (clock: string) => (Math.min(Math.max(minutesOf(clock) - opens, 0), length) / length) * 100

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
  /** Handlers of all that happens in lanes that are made of cells. */
  events?: Pick<HTMLAttributes<HTMLDivElement>, 'onPointerDown' | 'onPointerOver' | 'onKeyDown' | 'onFocus'>
  children: ReactNode
}

const hours = Array.from({ length: 12 }, (_, place) => cellTime(place * 4))

/** The hours of a day, and under them a lane for each room or person. */
export const DayLanes = ({ label, roomy = false, events, children }: DayLanesProps) => (
  // What scrolls must be reachable by keyboard; lanes of cells are.
  <div className={classes.frame} data-roomy={roomy || undefined} tabIndex={events ? undefined : 0}>
    <div className={classes.lanes} {...{ role: events ? 'grid' : 'group', 'aria-label': label }} {...events}>
      <div className={classes.scale} aria-hidden>
        <span />
        <div className={classes.hours}>
          {hours.map((hour) => (
            <span key={hour}>{hour.slice(0, 2)}</span>
          ))}
        </div>
      </div>
      {children}
    </div>
  </div>
)

/** A red line where the day has got to; nothing on other days or outside the hours shown. */
export const NowLine = ({ date, now }: { date: string; now: string }) => {
  const clock = now.slice(11)
  if (!now.startsWith(date) || clock < cellTime(0) || clock >= cellTime(cellCount)) return null
  return <span className={classes.now} style={{ left: `${shareOf(clock)}%` }} aria-hidden />
}
