import { daysBetween, koreaToday, showDate } from '../../../lib/format/date.ts'
import { useDayNamesOfYear } from '../../../lib/format/dayNames.ts'
import type { RowGroups } from '../../../ui/list/rowGroups.ts'
import { listText } from '../list.messages.ts'
import classes from './days.module.css'

/** `오늘 11.16(월)`, `11.20(금) 창립기념일` */
const DayHeading = ({ day }: { day: string }) => {
  const name = useDayNamesOfYear(Number(day.slice(0, 4)), true).get(day)
  const near = listText.nearDays[daysBetween(koreaToday(), day)]
  const isOff = name !== undefined || new Date(day).getUTCDay() === 0
  return (
    <span className={classes.heading} data-today={near === listText.today || undefined} data-off={isOff || undefined}>
      {near && <strong>{near}</strong>}
      <time dateTime={day}>{showDate(day)}</time>
      {name && <span>{name}</span>}
    </span>
  )
}

/** Rows under the day they are on; the list is in that order. */
export const byDay = <Row,>(dayOf: (row: Row) => string): RowGroups<Row> => ({
  by: dayOf,
  heading: (day) => <DayHeading day={day} />,
})
