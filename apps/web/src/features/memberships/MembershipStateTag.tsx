import { type MembershipState, membershipState } from '@crm/contract/features/memberships/memberships.rows'
import { Tag, type Tone } from '../../shared/ui/display/Tag.tsx'

const tones: Record<MembershipState, Tone> = {
  0: 'gray',
  1: 'green',
  10: 'amber',
  11: 'amber',
  12: 'accent',
  20: 'red',
  21: 'red',
  22: 'gray',
}

export const MembershipStateTag = ({ state }: { state: MembershipState }) => (
  <Tag tone={tones[state]}>{membershipState.label(state)}</Tag>
)
