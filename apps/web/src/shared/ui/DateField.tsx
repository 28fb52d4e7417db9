import 'dayjs/locale/ko'
import '@mantine/dates/styles.layer.css'
import { DateInput, type DateInputProps } from '@mantine/dates'
import { IconCalendar } from '@tabler/icons-react'
import { text } from './ui.messages.ts'

const shown = 'YYYY.MM.DD'

/** A date as `YYYY-MM-DD`: typed or picked, shown the Korean way; no time zone ever comes into it. */
export const DateField = (props: DateInputProps) => (
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
  />
)
