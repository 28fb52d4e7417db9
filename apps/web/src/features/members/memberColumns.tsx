import { clientMemberColumns, staffMemberColumns } from '@crm/contract/features/members/members.columns'
import type { AccountStatus, ClientMemberRow, MemberRow } from '@crm/contract/features/members/members.rows'
import { pickColumns } from '@crm/contract/kit/columns'
import { withCells } from '../../shared/kit/list/listColumns.tsx'
import { Ago } from '../../shared/ui/display/Ago.tsx'
import { AccountStatusTag } from './AccountStatusTag.tsx'
import { membersText as text } from './members.messages.ts'
import { TypeTag } from './TypeTag.tsx'

type AnyRow = MemberRow | ClientMemberRow

const accountKeys = ['user_id', 'user_email', 'user_phone', 'reg_dt', 'login_dt'] as const

const cells = {
  login_dt: ({ login_dt }: AnyRow) => (login_dt ? <Ago at={login_dt} /> : text.never),
  account_status: (member: AnyRow) => <AccountStatusTag member={member} />,
}

/** In the other lists everybody is in the same state; among the closed ones people want to know why. */
const reasonIn = (list: AccountStatus) => (list === 'closed' ? (['account_status'] as const) : [])

export const staffColumns = (list: AccountStatus) =>
  withCells(
    pickColumns(staffMemberColumns, [
      'user_name',
      'user_type',
      'team_name',
      'emp_lv',
      ...accountKeys,
      ...reasonIn(list),
    ]),
    { ...cells, user_type: ({ user_type }) => <TypeTag type={user_type} /> },
  )

export const clientColumns = (list: AccountStatus) =>
  withCells(pickColumns(clientMemberColumns, ['user_name', 'client_name', ...accountKeys, ...reasonIn(list)]), cells)
