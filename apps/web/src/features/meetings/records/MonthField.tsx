import 'dayjs/locale/ko'
import '@mantine/dates/styles.layer.css'
import { MonthPickerInput } from '@mantine/dates'
import { IconCalendar } from '@tabler/icons-react'

interface MonthFieldProps {
  label: string
  /** `YYYY-MM` */
  value: string
  onChange: (month: string) => void
}

/** A month, shown as `26.05`. */
export const MonthField = ({ label, value, onChange }: MonthFieldProps) => (
  <MonthPickerInput
    // Read out with what it shows.
    aria-label={`${label} ${value.slice(2).replace('-', '.')}`}
    locale="ko"
    valueFormat="YY.MM"
    yearLabelFormat="YYYY년"
    monthsListFormat="M월"
    w={120}
    leftSection={<IconCalendar size={16} stroke={1.6} aria-hidden />}
    value={`${value}-01`}
    onChange={(day) => day && onChange(day.slice(0, 7))}
  />
)
