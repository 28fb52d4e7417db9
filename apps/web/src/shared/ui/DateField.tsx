import 'dayjs/locale/ko'
import '@mantine/dates/styles.layer.css'
import { DateInput, type DateInputProps } from '@mantine/dates'
import { IconCalendar } from '@tabler/icons-react'
import { useState } from 'react'
import { text } from './ui.messages.ts'

const shown = 'YYYY.MM.DD'

/** A date as `YYYY-MM-DD`: typed or picked, shown the Korean way; no time zone ever comes into it. */
export const DateField = ({ popoverProps, onKeyDown, onFocus, onClick, ...props }: DateInputProps) => {
  // Whoever types a date and presses Enter is done with the calendar.
  const [isPutAway, putAway] = useState(false)
  return (
    <DateInput
      locale="ko"
      firstDayOfWeek={0}
      weekendDays={[0]}
      previousLabel={text.previousMonth}
      nextLabel={text.nextMonth}
      valueFormat={shown}
      placeholder={shown}
      yearLabelFormat="YYYY년"
      monthLabelFormat="YYYY년 M월"
      clearButtonProps={{ 'aria-label': text.clearDate }}
      leftSection={<IconCalendar size={16} stroke={1.6} aria-hidden />}
      {...props}
      popoverProps={isPutAway ? { ...popoverProps, opened: false } : popoverProps}
      onKeyDown={(event) => {
        putAway(event.key === 'Enter')
        onKeyDown?.(event)
      }}
      onFocus={(event) => {
        putAway(false)
        onFocus?.(event)
      }}
      onClick={(event) => {
        putAway(false)
        onClick?.(event)
      }}
    />
  )
}
