import { columnsOf } from '../../kit/columns.ts'
import { showPhone } from '../../kit/people.ts'
import { empLevel, userType } from '../auth/auth.ts'
import { accountStatus, type ClientMemberRow, closedAs, type MemberRow } from './members.rows.ts'

type AnyRow = MemberRow | ClientMemberRow

const name = { title: '이름', width: 120, sortable: true, card: 'title' } as const
const account = {
  user_id: { title: '아이디', width: 120, card: 'hidden' },
  user_email: { title: '이메일', card: 'hidden' },
  user_phone: {
    title: '휴대폰',
    width: 130,
    card: 'hidden',
    value: ({ user_phone }: AnyRow) => showPhone(user_phone),
  },
  reg_dt: { title: '가입일', kind: 'date', width: 110, sortable: true, card: 'fact' },
  login_dt: { title: '최근 로그인', kind: 'dateTime', width: 120, card: 'hidden' },
  account_status: {
    title: '상태',
    width: 96,
    card: 'side',
    value: ({ account_status, closed_as }: AnyRow) =>
      closed_as ? closedAs.label(closed_as) : accountStatus.label(account_status),
  },
} as const

/** The list of staff and venture capitalists, and its Excel file. */
export const staffMemberColumns = columnsOf<MemberRow>()('user_no', {
  user_name: name,
  user_type: { title: '구분', width: 80, card: 'side', value: ({ user_type }) => userType.label(user_type) },
  team_name: {
    title: '소속',
    sortable: true,
    card: 'fact',
    value: ({ vc_name, team_name }) => vc_name ?? team_name ?? '팀 없음',
  },
  emp_lv: {
    title: '직급',
    width: 84,
    sortable: true,
    card: 'hidden',
    value: ({ emp_lv }) => empLevel.label(emp_lv),
  },
  ...account,
  login_dt: { ...account.login_dt, sortable: true },
})

/** The list of people of client companies, and its Excel file. */
export const clientMemberColumns = columnsOf<ClientMemberRow>()('user_no', {
  user_name: name,
  client_name: { title: '회사', sortable: true, card: 'fact' },
  ...account,
})
