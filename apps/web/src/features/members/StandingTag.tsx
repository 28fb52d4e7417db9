import {
  type AccountStatus,
  accountStatus,
  closedAs,
  type MemberRow,
} from '@crm/contract/features/members/members.rows'
import { Tag, type Tone } from '../../shared/ui/Tag.tsx'
import { membersText } from './members.messages.ts'

const tones: Record<AccountStatus, Tone> = { waiting: 'amber', active: 'green', closed: 'red', left: 'gray' }

type Stands = Pick<MemberRow, 'user_type' | 'standing' | 'closed_as'>

const wordOf = ({ user_type, standing: at, closed_as }: Stands) => {
  if (closed_as) return closedAs.label(closed_as)
  return user_type === 'client' ? membersText.clientStandings[at] : accountStatus.label(at)
}

/** Where an account stands; of a closed one, why. */
export const StandingTag = ({ member }: { member: Stands }) => <Tag tone={tones[member.standing]}>{wordOf(member)}</Tag>
