import type { Member } from '@crm/contract/features/members/members.rows'
import { Inline } from '../../../shared/ui/layout/Stack.tsx'
import { AccountStatusTag } from '../AccountStatusTag.tsx'
import { TypeTag } from '../TypeTag.tsx'

/** A person's name with what kind of account it is, and whether it may be used. */
export const MemberTitle = ({ member }: { member: Member }) => (
  <Inline wraps>
    {member.user_name} <TypeTag type={member.user_type} /> <AccountStatusTag member={member} />
  </Inline>
)
