import { timeOptions } from '@crm/contract/features/meetings/roomTime'
import { Input, Select } from '@mantine/core'
import type { ReactNode } from 'react'
import { koreaToday } from '../../shared/lib/format/date.ts'
import { DateField } from '../../shared/ui/input/DateField.tsx'
import { FieldGrid } from '../../shared/ui/layout/FieldGrid.tsx'
import { Stack } from '../../shared/ui/layout/Stack.tsx'
import { requestsText as text } from './meetingRequests.messages.ts'
import type { RequestedTime } from './requestedTimes.ts'

interface RequestedTimesFieldProps {
  value: RequestedTime[]
  onChange: (wishes: RequestedTime[]) => void
  error?: ReactNode
}

/** Up to three days with a time each. */
export const RequestedTimesField = ({ value, onChange, error }: RequestedTimesFieldProps) => {
  const change = (place: number, part: Partial<RequestedTime>) =>
    onChange(value.map((wish, index) => (index === place ? { ...wish, ...part } : wish)))
  return (
    <Stack gap="sm">
      <Stack>
        {value.map(({ day, time }, index) => {
          const name = text.wish(index + 1)
          return (
            <FieldGrid key={name}>
              <DateField
                label={name}
                aria-label={`${name} ${text.day}`}
                minDate={koreaToday()}
                clearable
                withAsterisk={index === 0}
                value={day}
                error={index === 0 && Boolean(error)}
                onChange={(picked) => change(index, { day: picked })}
              />
              <Select
                label={text.time}
                aria-label={`${name} ${text.time}`}
                data={timeOptions}
                clearable
                searchable
                value={time}
                onChange={(picked) => change(index, { time: picked })}
              />
            </FieldGrid>
          )
        })}
      </Stack>
      {error && <Input.Error>{error}</Input.Error>}
      <Input.Description>{text.wishHint}</Input.Description>
    </Stack>
  )
}
