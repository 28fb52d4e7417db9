import { weekdayOf } from '@crm/contract/kit/days'
import classes from './DayName.module.css'
import { scheduleText as text } from './schedule.messages.ts'

/** How a day of a calendar is coloured: Sundays and holidays alike, Saturdays apart. */
export const toneOf = (day: string, name: string | undefined) => {
  if (name || weekdayOf(day) === 0) return 'off'
  return weekdayOf(day) === 6 ? 'saturday' : undefined
}

/** `금요일 · 한글날` */
export const DayName = ({ day, name }: { day: string; name: string | undefined }) => (
  <span className={classes.name} data-tone={toneOf(day, name)}>
    {[text.weekday(day), name].filter(Boolean).join(' · ')}
  </span>
)
