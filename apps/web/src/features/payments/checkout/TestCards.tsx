import { type TestCard, testCard } from '@crm/contract/features/payments/payments.rows'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { Note } from '../../../shared/ui/display/Note.tsx'
import { Card } from '../../../shared/ui/layout/Card.tsx'
import { Stack } from '../../../shared/ui/layout/Stack.tsx'
import { checkoutText as text } from './checkout.messages.ts'

interface Props {
  amount: number
  isPending: boolean
  onChoose: (card: TestCard) => void
  onClose: () => void
}

/** The window of the demo's payment service: each card shows another way in which a payment can go. */
export const TestCards = ({ amount, isPending, onChoose, onClose }: Props) => {
  const [chosen, setChosen] = useState<TestCard | null>(null)
  const choose = (card: TestCard) => {
    setChosen(card)
    onChoose(card)
  }
  return (
    <Card title={text.pay(amount)}>
      <Stack gap="sm">
        <Note tone="amber">{text.test}</Note>
        <Stack as="ul" gap="xs">
          {testCard.options.map(({ value, label }) => (
            <li key={value}>
              <Button
                fullWidth
                variant="default"
                loading={isPending && chosen === value}
                disabled={isPending && chosen !== value}
                onClick={() => choose(value)}
              >
                {label}
              </Button>
            </li>
          ))}
        </Stack>
        <Button variant="subtle" disabled={isPending} onClick={onClose}>
          {text.close}
        </Button>
      </Stack>
    </Card>
  )
}
