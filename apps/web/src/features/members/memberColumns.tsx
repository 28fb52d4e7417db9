import { empLevel } from '@crm/contract/features/auth/auth'
import type { ClientMemberRow, MemberRow, Standing } from '@crm/contract/features/members/members.rows'
import { showPhone } from '@crm/contract/kit/people'
import { showDate } from '../../shared/lib/date.ts'
import { Ago } from '../../shared/ui/Ago.tsx'
import type { Column } from '../../shared/ui/column.ts'
import { text } from './members.messages.ts'
import { StandingTag } from './StandingTag.tsx'
import { TypeTag } from './TypeTag.tsx'

type AnyRow = MemberRow | ClientMemberRow

const name: Column<AnyRow> = { key: 'user_name', title: text.name, strong: true, sortable: true, width: 120 }
const userId: Column<AnyRow> = { key: 'user_id', title: text.userId, width: 120, onCard: 'hidden' }
const email: Column<AnyRow> = { key: 'user_email', title: text.email, onCard: 'hidden' }
const phone: Column<AnyRow> = {
  key: 'user_phone',
  title: text.phone,
  width: 130,
  onCard: 'hidden',
  render: ({ user_phone }) => showPhone(user_phone) || '-',
}
const joined: Column<AnyRow> = {
  key: 'reg_dt',
  title: text.joined,
  width: 118,
  sortable: true,
  onCard: 'fact',
  render: ({ reg_dt }) => showDate(reg_dt),
}
const lastLogin: Column<AnyRow> = {
  key: 'login_dt',
  title: text.lastLogin,
  width: 120,
  onCard: 'hidden',
  render: ({ login_dt }) => (login_dt ? <Ago at={login_dt} /> : text.never),
}
const standing: Column<AnyRow> = {
  key: 'standing',
  title: text.standing,
  width: 96,
  onCard: 'aside',
  render: (member) => <StandingTag member={member} />,
}

/** In the other lists everybody stands alike; here people want to know why. */
const reasonIn = (list: Standing): Column<AnyRow>[] => (list === 'closed' ? [standing] : [])

export const staffColumns = (list: Standing): Column<MemberRow>[] => [
  name,
  {
    key: 'user_type',
    title: text.type,
    width: 80,
    onCard: 'aside',
    render: ({ user_type }) => <TypeTag type={user_type} />,
  },
  {
    key: 'team_name',
    title: text.place,
    sortable: true,
    onCard: 'fact',
    render: ({ vc_name, team_name }) => vc_name ?? team_name ?? text.noTeam,
  },
  {
    key: 'emp_lv',
    title: text.level,
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

export const clientColumns = (list: Standing): Column<ClientMemberRow>[] => [
  name,
  { key: 'client_name', title: text.company, sortable: true, onCard: 'fact' },
  userId,
  email,
  phone,
  joined,
  lastLogin,
  ...reasonIn(list),
]
