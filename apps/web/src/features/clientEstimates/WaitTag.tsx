import { type ClientWait, clientWait } from '@crm/contract/features/clientEstimates/clientEstimates.rows'
import { type PublicState, publicState } from '@crm/contract/features/publicEstimates/publicEstimates.rows'
import { Tag, type Tone } from '../../shared/ui/display/Tag.tsx'

export const waitTones: Record<ClientWait, Tone> = { overdue: 'red', sign: 'violet', answer: 'accent', pay: 'amber' }
const stateTones: Record<PublicState, Tone> = {
  issued: 'accent',
  accepted: 'green',
  rejected: 'gray',
  expired: 'amber',
}

/** What is to be done about it. */
export const WaitTag = ({ waits }: { waits: ClientWait }) => (
  <Tag tone={waitTones[waits]}>{clientWait.label(waits)}</Tag>
)

export const EstimateStateTag = ({ state }: { state: PublicState }) => (
  <Tag tone={stateTones[state]}>{publicState.label(state)}</Tag>
)
