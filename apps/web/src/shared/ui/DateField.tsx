import 'dayjs/locale/ko'
import '@mantine/dates/styles.layer.css'
import { DateInput, type DateInputProps } from '@mantine/dates'
import { IconCalendar } from '@tabler/icons-react'

const shown = 'YYYY.MM.DD'

/** A date as `YYYY-MM-DD`: typed or picked, shown the Korean way; no time zone ever comes into it. */
export const DateField = (props: DateInputProps) => (
  <DateInput
    locale="ko"
    firstDayOfWeek={0}
    valueFormat={shown}
    placeholder={shown}
    yearLabelFormat="YYYY년"
    monthLabelFormat="YYYY년 M월"
    leftSection={<IconCalendar size={16} stroke={1.6} aria-hidden />}
    {...props}
  />
)
