import { type EstState, estState } from '@crm/contract/features/estimates/estimates.words'
import { Tag, type Tone } from '../../shared/ui/display/Tag.tsx'

const tones: Record<EstState, Tone> = {
  draft: 'gray',
  asking: 'amber',
  issued: 'accent',
  accepted: 'green',
  rejected: 'red',
  expired: 'amber',
  replaced: 'gray',
  withdrawn: 'gray',
}

/** Where an estimate stands, in one word. */
export const EstimateStateTag = ({ state }: { state: EstState }) => (
  <Tag tone={tones[state]}>{estState.label(state)}</Tag>
)
