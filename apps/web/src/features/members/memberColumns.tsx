import { empLevel } from '@crm/contract/features/auth/auth'
import type { AccountStatus, ClientMemberRow, MemberRow } from '@crm/contract/features/members/members.rows'
import { showPhone } from '@crm/contract/kit/people'
import { showDate } from '../../shared/lib/date.ts'
import { Ago } from '../../shared/ui/Ago.tsx'
import type { Column } from '../../shared/ui/column.ts'
import { membersText } from './members.messages.ts'
import { StandingTag } from './StandingTag.tsx'
import { TypeTag } from './TypeTag.tsx'

type AnyRow = MemberRow | ClientMemberRow

const name: Column<AnyRow> = { key: 'user_name', title: membersText.name, strong: true, sortable: true, width: 120 }
const userId: Column<AnyRow> = { key: 'user_id', title: membersText.userId, width: 120, onCard: 'hidden' }
const email: Column<AnyRow> = { key: 'user_email', title: membersText.email, onCard: 'hidden' }
const phone: Column<AnyRow> = {
  key: 'user_phone',
  title: membersText.phone,
  width: 130,
  onCard: 'hidden',
  render: ({ user_phone }) => showPhone(user_phone) || '-',
}
const joined: Column<AnyRow> = {
  key: 'reg_dt',
  title: membersText.joined,
  width: 118,
  sortable: true,
  onCard: 'fact',
  render: ({ reg_dt }) => showDate(reg_dt),
}
const lastLogin: Column<AnyRow> = {
  key: 'login_dt',
  title: membersText.lastLogin,
  width: 120,
  onCard: 'hidden',
  render: ({ login_dt }) => (login_dt ? <Ago at={login_dt} /> : membersText.never),
}
const standing: Column<AnyRow> = {
  key: 'standing',
  title: membersText.standing,
  width: 96,
  onCard: 'aside',
  render: (member) => <StandingTag member={member} />,
}

/** In the other lists everybody stands alike; here people want to know why. */
const reasonIn = (list: AccountStatus): Column<AnyRow>[] => (list === 'closed' ? [standing] : [])

export const staffColumns = (list: AccountStatus): Column<MemberRow>[] => [
  name,
  {
    key: 'user_type',
    title: membersText.type,
    width: 80,
    onCard: 'aside',
    render: ({ user_type }) => <TypeTag type={user_type} />,
  },
  {
    key: 'team_name',
    title: membersText.place,
    sortable: true,
    onCard: 'fact',
    render: ({ vc_name, team_name }) => vc_name ?? team_name ?? membersText.noTeam,
  },
  {
    key: 'emp_lv',
    title: membersText.level,
    width: 84,
    sortable: true,
    onCard: 'hidden',
    render: ({ emp_lv }) => empLevel.label(emp_lv),
  },
  userId,
  email,
  phone,
  joined,
  { ...lastLogin, sortable: true },
  ...reasonIn(list),
]

export const clientColumns = (list: AccountStatus): Column<ClientMemberRow>[] => [
  name,
  { key: 'client_name', title: membersText.company, sortable: true, onCard: 'fact' },
  userId,
  email,
  phone,
  joined,
  lastLogin,
  ...reasonIn(list),
]
