import { memberEndpoints } from '@crm/contract/features/members/members'
import type { Member } from '@crm/contract/features/members/members.rows'
import { screens } from '@crm/contract/screens'
import { Button } from '@mantine/core'
import { generatePath, Link } from 'react-router'
import { RecordPanel } from '../../../shared/kit/record/RecordPanel.tsx'
import { useUser } from '../../../shared/lib/session/currentUser.ts'
import { Stack } from '../../../shared/ui/layout/Stack.tsx'
import type { MemberEndpoints } from '../members.api.ts'
import { membersText } from '../members.messages.ts'
import { CompanyCard } from './CompanyCard.tsx'
import { Decisions } from './Decisions.tsx'
import { MemberFacts } from './MemberFacts.tsx'
import { MemberTitle } from './MemberTitle.tsx'
import { LoginCard } from './RecordCards.tsx'

interface MemberPanelProps {
  user_no: number
  onClose: () => void
}

interface PanelOptions {
  ways: MemberEndpoints
  path: string
  approve: string
  canLeave?: boolean
}

/** Staff get a team and menus with their approval: that is done on their page. */
const isDecidedHere = ({ user_type, account_status }: Member) => user_type !== 'emp' || account_status !== 'waiting'

const memberPanel =
  ({ ways, path, ...decisions }: PanelOptions) =>
  ({ user_no, onClose }: MemberPanelProps) => {
    const self = useUser()
    const page = generatePath(path, { id: String(user_no) })
    return (
      <RecordPanel
        endpoint={ways.detail}
        params={{ user_no }}
        title={(member) => (member ? <MemberTitle member={member} /> : membersText.facts)}
        page={() => page}
        words={membersText}
        onClose={onClose}
        actions={(member) => {
          if (self?.user_no === user_no) return undefined
          if (isDecidedHere(member)) return <Decisions ways={ways} member={member} isSelf={false} {...decisions} />
          return (
            <Button component={Link} to={page}>
              {membersText.approve}
            </Button>
          )
        }}
      >
        {(member) => (
          <Stack>
            <MemberFacts member={member} />
            {member.user_type !== 'emp' && <CompanyCard member={member} />}
            <LoginCard ways={ways} user_no={user_no} />
          </Stack>
        )}
      </RecordPanel>
    )
  }

/** Somebody of a client company, beside the list. */
export const ClientMemberPanel = memberPanel({
  ways: memberEndpoints.client,
  path: screens.MemberDetail.path,
  approve: membersText.verify,
})

/** A member of staff or a venture capitalist, beside the list. */
export const StaffMemberPanel = memberPanel({
  ways: memberEndpoints.staff,
  path: screens.AdminMemberManagementDetail.path,
  approve: membersText.approve,
  canLeave: true,
})
