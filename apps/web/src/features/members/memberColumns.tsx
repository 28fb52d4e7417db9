import { empLevel } from '@crm/contract/features/auth/auth'
import type { AccountStatus, ClientMemberRow, MemberRow } from '@crm/contract/features/members/members.rows'
import { columnsOf, pickColumns } from '@crm/contract/kit/columns'
import { showPhone } from '@crm/contract/kit/people'
import { withCells } from '../../shared/kit/list/listColumns.tsx'
import { Ago } from '../../shared/ui/Ago.tsx'
import { AccountStatusTag } from './AccountStatusTag.tsx'
import { membersText as text } from './members.messages.ts'
import { TypeTag } from './TypeTag.tsx'

type AnyRow = MemberRow | ClientMemberRow

const name = { title: text.name, width: 120, sortable: true, card: 'title' } as const
const account = {
  user_id: { title: text.userId, width: 120, card: 'hidden' },
  user_email: { title: text.email, card: 'hidden' },
  user_phone: {
    title: text.phone,
    width: 130,
    card: 'hidden',
    value: ({ user_phone }: AnyRow) => showPhone(user_phone),
  },
  reg_dt: { title: text.joined, kind: 'date', width: 110, sortable: true, card: 'fact' },
  login_dt: { title: text.lastLogin, width: 120, card: 'hidden' },
  account_status: { title: text.account_status, width: 96, card: 'side' },
} as const
const accountKeys = ['user_id', 'user_email', 'user_phone', 'reg_dt', 'login_dt'] as const

const cells = {
  login_dt: ({ login_dt }: AnyRow) => (login_dt ? <Ago at={login_dt} /> : text.never),
  account_status: (member: AnyRow) => <AccountStatusTag member={member} />,
}

const staff = columnsOf<MemberRow>()('user_no', {
  user_name: name,
  user_type: { title: text.type, width: 80, card: 'side' },
  team_name: {
    title: text.place,
    sortable: true,
    card: 'fact',
    value: ({ vc_name, team_name }) => vc_name ?? team_name ?? text.noTeam,
  },
  emp_lv: {
    title: text.level,
    width: 84,
    sortable: true,
    card: 'hidden',
    value: ({ emp_lv }) => empLevel.label(emp_lv),
  },
  ...account,
  login_dt: { ...account.login_dt, sortable: true },
})

const client = columnsOf<ClientMemberRow>()('user_no', {
  user_name: name,
  client_name: { title: text.company, sortable: true, card: 'fact' },
  ...account,
})

/** In the other lists everybody stands alike; among the closed ones people want to know why. */
const reasonIn = (list: AccountStatus) => (list === 'closed' ? (['account_status'] as const) : [])

export const staffColumns = (list: AccountStatus) =>
  withCells(pickColumns(staff, ['user_name', 'user_type', 'team_name', 'emp_lv', ...accountKeys, ...reasonIn(list)]), {
    ...cells,
    user_type: ({ user_type }) => <TypeTag type={user_type} />,
  })

export const clientColumns = (list: AccountStatus) =>
  withCells(pickColumns(client, ['user_name', 'client_name', ...accountKeys, ...reasonIn(list)]), cells)
