import { memberState } from '@crm/contract/features/auth'
import type { ClientMember } from '@crm/contract/features/clients'
import { showPhone } from '@crm/contract/people'
import { screens } from '@crm/contract/screens'
import { Anchor } from '@mantine/core'
import { generatePath, Link } from 'react-router'
import { Card } from '../../shared/ui/Card.tsx'
import { ErrorState } from '../../shared/ui/ErrorState.tsx'
import { RowsSkeleton } from '../../shared/ui/PageSkeleton.tsx'
import { Tag } from '../../shared/ui/Tag.tsx'
import { useMayOpen } from '../auth/useMay.ts'
import classes from './Company.module.css'
import { useClientMembers } from './clients.api.ts'
import { text } from './clients.messages.ts'

const tones = { 1: 'green', 2: 'amber', 3: 'red' } as const

/** Leads to the person for those who may look at people. */
const MemberName = ({ member }: { member: ClientMember }) => {
  const screen = member.user_type === 'vc' ? screens.AdminMemberManagementDetail : screens.MemberDetail
  if (!useMayOpen(screen)) return <strong>{member.user_name}</strong>
  return (
    <Anchor component={Link} to={generatePath(screen.path, { id: String(member.user_no) })} fw={600}>
      {member.user_name}
    </Anchor>
  )
}

const Members = ({ client_no }: { client_no: number }) => {
  const { data, error, refetch } = useClientMembers(client_no)
  if (error && !data) return <ErrorState reason={error.message} onRetry={refetch} />
  if (!data) return <RowsSkeleton />
  if (data.query.length === 0) return <p className={classes.none}>{text.noMembers}</p>
  return (
    <ul className={classes.people}>
      {data.query.map((member) => (
        <li key={member.user_no}>
          <span>
            <MemberName member={member} /> <span className={classes.second}>{member.user_id}</span>
          </span>
          <Tag tone={tones[member.member_state]}>{memberState.label(member.member_state)}</Tag>
          <span className={classes.second}>
            {[member.user_email, showPhone(member.user_phone)].filter(Boolean).join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** People of the company who have an account. */
export const MembersCard = ({ client_no }: { client_no: number }) => {
  const { data } = useClientMembers(client_no)
  return (
    <Card title={text.members} note={data?.total ? text.people(data.total) : undefined}>
      <Members client_no={client_no} />
    </Card>
  )
}
