import 'dayjs/locale/ko'
import '@mantine/dates/styles.layer.css'
import { DateInput, type DateInputProps } from '@mantine/dates'
import { IconCalendar } from '@tabler/icons-react'
import { useState } from 'react'
import { koreaToday } from '../../lib/format/date.ts'
import { useDayNamesOfYear } from '../../lib/format/dayNames.ts'
import { readDay } from '../../lib/format/readDay.ts'
import { uiText } from '../ui.messages.ts'

const shown = 'YYYY.MM.DD'

const yearIn = (value: DateInputProps['value']) =>
  Number((typeof value === 'string' ? value : koreaToday()).slice(0, 4))

/** A date as `YYYY-MM-DD`: typed or picked, shown the Korean way; no time zone ever comes into it. */
export const DateField = ({ popoverProps, onKeyDown, onFocus, onClick, onDateChange, ...props }: DateInputProps) => {
  // Whoever types a date and presses Enter is done with the calendar.
  const [isPutAway, putAway] = useState(false)
  // Special days are asked for once the calendar is opened, for the year that is looked at.
  const [isAsked, ask] = useState(false)
  const [browsed, browse] = useState<string>()
  const names = useDayNamesOfYear(yearIn(browsed ?? props.value), isAsked)
  const open = () => {
    putAway(false)
    ask(true)
  }
  return (
    <DateInput
      locale="ko"
      firstDayOfWeek={0}
      weekendDays={[0]}
      previousLabel={uiText.previousMonth}
      nextLabel={uiText.nextMonth}
      valueFormat={shown}
      dateParser={(typed) => readDay(typed)}
      placeholder={shown}
      yearLabelFormat="YYYY년"
      monthLabelFormat="YYYY년 M월"
      clearButtonProps={{ 'aria-label': uiText.clearDate }}
      leftSection={<IconCalendar size={16} stroke={1.6} aria-hidden />}
      // Holidays look like Sundays; a name is read out after the date.
      getDayProps={(day) => (names.has(day) ? { weekend: true, title: names.get(day) } : {})}
      {...props}
      popoverProps={isPutAway ? { ...popoverProps, opened: false } : popoverProps}
      onDateChange={(day) => {
        browse(day)
        onDateChange?.(day)
      }}
      onKeyDown={(event) => {
        // The first Enter takes the date, the next one sends the form.
        if (event.key === 'Enter' && !isPutAway) event.preventDefault()
        putAway(event.key === 'Enter')
        onKeyDown?.(event)
      }}
      onFocus={(event) => {
        open()
        onFocus?.(event)
      }}
      onClick={(event) => {
        open()
        onClick?.(event)
      }}
    />
  )
}
