import { type PayState, payState } from '@crm/contract/features/payments/payments.rows'
import { Tag, type Tone } from '../../shared/ui/display/Tag.tsx'

const tones: Record<PayState, Tone> = {
  0: 'gray',
  10: 'amber',
  11: 'amber',
  12: 'green',
  20: 'red',
  21: 'red',
  22: 'gray',
}

export const PayStateTag = ({ state }: { state: PayState }) => <Tag tone={tones[state]}>{payState.label(state)}</Tag>
