import { memberState } from '@crm/contract/features/auth/auth'
import type { ClientMember } from '@crm/contract/features/clients/clients'
import { showPhone } from '@crm/contract/kit/people'
import { screens } from '@crm/contract/screens'
import { generatePath, Link } from 'react-router'
import { useMayOpen } from '../../shared/lib/session/useMay.ts'
import { SmallText } from '../../shared/ui/display/SmallText.tsx'
import { Tag } from '../../shared/ui/display/Tag.tsx'
import { Card } from '../../shared/ui/layout/Card.tsx'
import { PairList } from '../../shared/ui/list/LineList.tsx'
import { MoreButton } from '../../shared/ui/list/MoreButton.tsx'
import { LoadedRows } from '../../shared/ui/state/LoadedRows.tsx'
import { ViewButton } from '../clientView/ViewButton.tsx'
import { useClientMembers } from './clients.api.ts'
import { clientsText } from './clients.messages.ts'

const tones = { 1: 'green', 2: 'amber', 3: 'red' } as const

/** Leads to the person for those who may look at people. */
const MemberName = ({ member }: { member: ClientMember }) => {
  const screen = member.user_type === 'vc' ? screens.AdminMemberManagementDetail : screens.MemberDetail
  if (!useMayOpen(screen)) return <strong>{member.user_name}</strong>
  return (
    <strong>
      <Link to={generatePath(screen.path, { id: String(member.user_no) })}>{member.user_name}</Link>
    </strong>
  )
}

const Member = ({ client_no, member }: { client_no: number; member: ClientMember }) => (
  <li>
    <span>
      <MemberName member={member} /> <SmallText as="span">{member.user_id}</SmallText>
    </span>
    <Tag tone={tones[member.member_state]}>{memberState.label(member.member_state)}</Tag>
    <SmallText as="span">{[member.user_email, showPhone(member.user_phone)].filter(Boolean).join(' · ')}</SmallText>
    {member.member_state === 1 && <ViewButton client_no={client_no} member={member} />}
  </li>
)

/** People of the company who have an account. */
export const MembersCard = ({ client_no }: { client_no: number }) => {
  const pages = useClientMembers(client_no)
  const { total } = pages
  return (
    <Card title={clientsText.members} note={total ? clientsText.people(total) : undefined}>
      <LoadedRows read={pages} empty={clientsText.noMembers}>
        {(members) => (
          <PairList>
            {members.map((member) => (
              <Member key={member.user_no} client_no={client_no} member={member} />
            ))}
          </PairList>
        )}
      </LoadedRows>
      <MoreButton pages={pages} />
    </Card>
  )
}
