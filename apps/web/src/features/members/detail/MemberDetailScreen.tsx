import { memberEndpoints } from '@crm/contract/features/members/members'
import { screens } from '@crm/contract/screens'
import { membersText } from '../members.messages.ts'
import { CompanyCard } from './CompanyCard.tsx'
import { Decisions } from './Decisions.tsx'
import { MemberFacts } from './MemberFacts.tsx'
import { MemberPage } from './MemberPage.tsx'

/** One person of a client company: verified or not, the company, and everything that was done with the account. */
export const MemberDetailScreen = () => (
  <MemberPage
    ways={memberEndpoints.client}
    hasRoomForHistory
    list={{ path: screens.MemberList.path, title: membersText.backToClients }}
    actions={(member) => (
      <Decisions ways={memberEndpoints.client} member={member} isSelf={false} approve={membersText.verify} />
    )}
  >
    {(member) => (
      <>
        <MemberFacts member={member} />
        <CompanyCard member={member} />
      </>
    )}
  </MemberPage>
)
