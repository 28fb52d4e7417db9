import '@mantine/dates/styles.layer.css'
import { Input } from '@mantine/core'
import { TimePicker } from '@mantine/dates'
import { useId } from 'react'
import { nearDays } from '../../../shared/kit/list/cells/nearDays.ts'
import { koreaToday } from '../../../shared/lib/format/date.ts'
import { DateField } from '../../../shared/ui/input/DateField.tsx'
import { Beside } from '../../../shared/ui/layout/Beside.tsx'
import { todosText } from '../todos.messages.ts'

interface DueFieldProps {
  value: string | null
  onChange: (due_dt: string | null) => void
  error?: React.ReactNode
}

const usualTime = '18:00'

/** A day and a time of it as `YY.MM.DD HH:mm`: typed, picked, or one of the near days; nothing is due without a day. */
export const DueField = ({ value, onChange, error }: DueFieldProps) => {
  const id = useId()
  const [day = null, time = ''] = value?.split(' ') ?? []
  const near = nearDays(koreaToday()).map(({ day: near, words }) => ({ value: near, label: words }))
  return (
    <Input.Wrapper label={todosText.due} labelProps={{ htmlFor: id }} error={error}>
      <Beside columns="minmax(0, 1fr) 92px" gap="tight">
        <DateField
          id={id}
          valueFormat="YY.MM.DD"
          placeholder={todosText.dueHint}
          presets={near}
          clearable
          clearButtonProps={{ 'aria-label': todosText.clearDue }}
          error={Boolean(error)}
          value={day}
          onChange={(picked) => onChange(picked && `${picked} ${time || usualTime}`)}
        />
        <TimePicker
          aria-label={todosText.dueTime}
          hoursInputLabel={todosText.hours}
          minutesInputLabel={todosText.minutes}
          minutesStep={5}
          withDropdown
          disabled={day === null}
          error={Boolean(error)}
          value={time}
          onChange={(chosen) => chosen && onChange(`${day} ${chosen.slice(0, 5)}`)}
        />
      </Beside>
    </Input.Wrapper>
  )
}
