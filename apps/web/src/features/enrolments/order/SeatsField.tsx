import { mostSeats, type OrderPerson } from '@crm/contract/features/enrolments/orders'
import { Button, Select } from '@mantine/core'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { IconButton } from '../../../shared/ui/button/IconButton.tsx'
import { SmallText } from '../../../shared/ui/display/SmallText.tsx'
import { Inline, Stack } from '../../../shared/ui/layout/Stack.tsx'
import { orderText } from './order.messages.ts'

const text = orderText.form

interface SeatsFieldProps {
  people: OrderPerson[]
  seats: (number | null)[]
  onChange: (seats: (number | null)[]) => void
}

const optionsFor = (people: OrderPerson[], seats: (number | null)[], own: number | null) =>
  people.map(({ user_no, user_name, is_enrolled }) => ({
    value: user_no,
    label: is_enrolled ? text.enrolled(user_name) : user_name,
    disabled: is_enrolled || (user_no !== own && seats.includes(user_no)),
  }))

/** One line a seat: who gets it, or nobody yet. */
export const SeatsField = ({ people, seats, onChange }: SeatsFieldProps) => (
  <Stack gap="sm">
    <SmallText>{text.seatsHint}</SmallText>
    {seats.map((seat, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: seats have no identity before they are bought
      <Inline key={index}>
        <Select<number>
          flex={1}
          clearable
          searchable
          aria-label={text.seat(index + 1)}
          placeholder={text.later}
          data={optionsFor(people, seats, seat)}
          value={seat}
          onChange={(chosen) => onChange(seats.map((other, place) => (place === index ? chosen : other)))}
        />
        {seats.length > 1 && (
          <IconButton
            aria-label={text.removeSeat(index + 1)}
            onClick={() => onChange(seats.filter((_, place) => place !== index))}
          >
            <IconMinus size={16} stroke={1.6} aria-hidden />
          </IconButton>
        )}
      </Inline>
    ))}
    {seats.length < mostSeats && (
      <Button
        variant="default"
        size="xs"
        leftSection={<IconPlus size={16} stroke={1.6} aria-hidden />}
        onClick={() => onChange([...seats, null])}
      >
        {text.addSeat}
      </Button>
    )}
  </Stack>
)
