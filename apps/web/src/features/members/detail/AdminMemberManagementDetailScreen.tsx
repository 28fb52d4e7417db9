import { memberEndpoints } from '@crm/contract/features/members/members'
import type { Member, MemberDevice } from '@crm/contract/features/members/members.rows'
import { screens } from '@crm/contract/screens'
import { useUser } from '../../../shared/lib/session/currentUser.ts'
import { confirm } from '../../../shared/ui/overlay/dialogs.ts'
import { useDevices, useRevokeDevice } from '../members.api.ts'
import { membersText } from '../members.messages.ts'
import { CompanyCard } from './CompanyCard.tsx'
import { Decisions } from './Decisions.tsx'
import { DeviceCard } from './DeviceCard.tsx'
import { MemberFacts } from './MemberFacts.tsx'
import { MemberPage } from './MemberPage.tsx'
import { PositionForm } from './PositionForm.tsx'

const formId = 'position'

const Devices = ({ user_no }: { user_no: number }) => {
  const revoking = useRevokeDevice()
  const ask = async ({ device_name, ud_no }: MemberDevice) => {
    const title = membersText.revokeTitle(device_name)
    if (await confirm({ title, description: membersText.revokeHint, yes: membersText.revoke, tone: 'danger' }))
      revoking.mutate({ params: { user_no, ud_no } })
  }
  return <DeviceCard read={useDevices(user_no)} onRevoke={ask} isBusy={revoking.isPending} />
}

const isOut = ({ account_status }: Member) => account_status === 'left'

/** One member of staff or venture capitalist: approval, place, menu, and everything that was done with the account. */
export const AdminMemberManagementDetailScreen = () => {
  const self = useUser()
  const isSelf = ({ user_no }: Member) => user_no === self?.user_no
  return (
    <MemberPage
      ways={memberEndpoints.staff}
      list={{ path: screens.AdminMemberManagement.path, title: membersText.backToStaff }}
      actions={(member) => (
        <Decisions
          ways={memberEndpoints.staff}
          member={member}
          isSelf={isSelf(member)}
          approve={membersText.approve}
          approveForm={member.user_type === 'emp' ? formId : undefined}
          canLeave
        />
      )}
      aside={(member) => member.user_type === 'emp' && <Devices user_no={member.user_no} />}
    >
      {(member) => (
        <>
          <MemberFacts member={member} />
          {member.user_type === 'emp' ? (
            <PositionForm
              key={`${member.user_no} ${member.account_status}`}
              id={formId}
              member={member}
              isSelf={isSelf(member)}
              isReadOnly={isOut(member)}
            />
          ) : (
            <CompanyCard member={member} />
          )}
        </>
      )}
    </MemberPage>
  )
}
