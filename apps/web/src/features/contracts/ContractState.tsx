import { type CtrState, ctrState } from '@crm/contract/features/contracts/contracts.words'
import { Tag, type Tone } from '../../shared/ui/display/Tag.tsx'
import { contractsText as text } from './contracts.messages.ts'

const tones: Record<CtrState, Tone> = {
  draft: 'gray',
  sent: 'accent',
  signing: 'violet',
  concluded: 'teal',
  sealed: 'green',
  declined: 'red',
  cancelled: 'gray',
  expired: 'amber',
}

/** Where a contract stands, in one word. */
export const ContractStateTag = ({ state }: { state: CtrState }) => (
  <Tag tone={tones[state]}>{ctrState.label(state)}</Tag>
)

/** How long something of it is not paid; nothing where nothing is overdue. */
export const OverdueTag = ({ days }: { days: number }) => days > 0 && <Tag tone="red">{text.overdue(days)}</Tag>
