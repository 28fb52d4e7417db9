import 'dayjs/locale/ko'
import '@mantine/dates/styles.layer.css'
import { DateTimePicker } from '@mantine/dates'
import { IconCalendarClock } from '@tabler/icons-react'
import { koreaToday } from '../../../shared/lib/date.ts'
import { todosText } from '../todos.messages.ts'

interface DueFieldProps {
  value: string | null
  onChange: (due_dt: string | null) => void
  error?: React.ReactNode
}

/** Seconds are of no use here, and the wire has none. */
const toMinute = (value: string | null) => value?.slice(0, 16) ?? null

/** A day and a time of it, shown as `YY.MM.DD HH:mm`. */
export const DueField = ({ value, onChange, error }: DueFieldProps) => (
  <DateTimePicker
    label={todosText.due}
    placeholder={todosText.dueHint}
    valueFormat="YY.MM.DD HH:mm"
    locale="ko"
    firstDayOfWeek={0}
    weekendDays={[0]}
    monthLabelFormat="YYYY년 M월"
    yearLabelFormat="YYYY년"
    defaultTimeValue="18:00"
    // The calendar is no dialog of its own: nothing names it, and it closes with its field.
    popoverProps={{ withRoles: false }}
    clearable
    clearButtonProps={{ 'aria-label': todosText.clearDue }}
    submitButtonProps={{ 'aria-label': todosText.chooseDue }}
    previousLabel={todosText.previousMonth}
    nextLabel={todosText.nextMonth}
    timePickerProps={{
      'aria-label': todosText.dueTime,
      hoursInputLabel: todosText.hours,
      minutesInputLabel: todosText.minutes,
      minutesStep: 5,
      withDropdown: true,
    }}
    getDayProps={(day) => (day === koreaToday() ? { 'data-today': true } : {})}
    leftSection={<IconCalendarClock size={16} stroke={1.6} aria-hidden />}
    value={value && `${value}:00`}
    onChange={(picked) => onChange(toMinute(picked))}
    error={error}
  />
)
