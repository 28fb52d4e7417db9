import { Button } from '@mantine/core'
import { SmallText } from '../../../shared/ui/display/SmallText.tsx'
import { WholeNumberField } from '../../../shared/ui/input/WholeNumberField.tsx'
import { Inline, Stack } from '../../../shared/ui/layout/Stack.tsx'
import { orderText } from './order.messages.ts'

const text = orderText.form

interface PocketFieldProps {
  balance: number
  most: number
  value: number
  error: string | null
  onChange: (pocket: number) => void
}

/** Points that pay a part, or all of it. */
export const PocketField = ({ balance, most, value, error, onChange }: PocketFieldProps) => (
  <Stack gap="sm">
    <Inline>
      <WholeNumberField
        flex={1}
        unit={text.unit}
        aria-label={text.pocket}
        value={value}
        error={error}
        onChange={(typed) => onChange(Math.min(most, Number(typed) || 0))}
      />
      <Button variant="default" disabled={most === 0} onClick={() => onChange(most)}>
        {text.allPocket}
      </Button>
    </Inline>
    <SmallText>{text.pocketHint(balance)}</SmallText>
  </Stack>
)
