import {
  type AccountStatus,
  accountStatus,
  closedAs,
  type MemberRow,
} from '@crm/contract/features/members/members.rows'
import { Tag, type Tone } from '../../shared/ui/display/Tag.tsx'
import { membersText } from './members.messages.ts'

const tones: Record<AccountStatus, Tone> = { waiting: 'amber', active: 'green', closed: 'red', left: 'gray' }

type StatusFacts = Pick<MemberRow, 'user_type' | 'account_status' | 'closed_as'>

const wordOf = ({ user_type, account_status: at, closed_as }: StatusFacts) => {
  if (closed_as) return closedAs.label(closed_as)
  return user_type === 'client' ? membersText.clientStatuses[at] : accountStatus.label(at)
}

/** Where an account stands; of a closed one, why. */
export const AccountStatusTag = ({ member }: { member: StatusFacts }) => (
  <Tag tone={tones[member.account_status]}>{wordOf(member)}</Tag>
)
