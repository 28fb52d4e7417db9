import * as z from 'zod'
import { no } from '../../kit/fields.ts'
import { labelled } from '../../kit/labelled.ts'
import { messages } from '../../messages.ts'
import { empLevel, memberState, userType } from '../auth/auth.ts'
import { ScopeList } from './scopeTree.ts'

/** Where an account stands: approval, and whether the person is still here. */
export const accountStatus = labelled({ waiting: '승인 대기', active: '승인', closed: '거절 · 정지', left: '탈퇴' })
export type AccountStatus = (typeof accountStatus.values)[number]

/** Why an account is closed. */
export const closedAs = labelled({ refused: '거절', suspended: '정지', left: '탈퇴' })

/** How an attempt to sign in came out. */
export const loginResult = labelled({
  success: '성공',
  wrong_password: '비밀번호 오류',
  locked: '잠김',
  closed: '사용할 수 없는 계정',
})

export const memberMessages = {
  ownScope: '자신의 직원 관리 권한은 뺄 수 없어요.',
  ownAccount: '자신의 계정은 정지하거나 탈퇴 처리할 수 없어요.',
  adminNoMore: '직원 관리 권한이 없어져서 처리하지 못했어요.',
  lastAdmin: '직원 관리 권한을 가진 사람이 한 명은 있어야 해요.',
  decidedAlready: '다른 사람이 먼저 처리했어요. 새로 고친 뒤 확인해 주세요.',
  emailTaken: '같은 이메일을 쓰는 다른 계정이 있어서 복구할 수 없어요.',
} as const

export const Reason = z.object({ reason: z.string().trim().min(1, messages.reasonMissing).max(500) })

const person = {
  user_no: no(),
  user_id: z.string(),
  user_name: z.string(),
  user_type: userType.schema,
  user_email: z.string().nullable(),
  user_phone: z.string().nullable(),
  account_status: accountStatus.schema,
  closed_as: closedAs.schema.nullable(),
  reg_dt: z.string(),
  /** When they last signed in. */
  login_dt: z.string().nullable(),
}

/** Staff and venture capitalists, as the list shows them. */
export const MemberRow = z.object({
  ...person,
  team_no: no().nullable(),
  team_name: z.string().nullable(),
  emp_lv: empLevel.schema.nullable(),
  vc_name: z.string().nullable(),
})
export type MemberRow = z.output<typeof MemberRow>

/** Client people, as the list shows them. */
export const ClientMemberRow = z.object({
  ...person,
  client_no: no(),
  client_name: z.string(),
})
export type ClientMemberRow = z.output<typeof ClientMemberRow>

/** One person of any kind; what another kind has is null. */
export const Member = z.object({
  ...person,
  closed_reason: z.string().nullable(),
  closed_dt: z.string().nullable(),
  member_state: memberState.schema,
  emp_no: no().nullable(),
  team_no: no().nullable(),
  team_name: z.string().nullable(),
  emp_lv: empLevel.schema.nullable(),
  emp_scope: z.array(z.string()),
  /** Of the team, level and menu of a member of staff. */
  rev: z.int().nullable(),
  vc_name: z.string().nullable(),
  vc_position: z.string().nullable(),
  client_no: no().nullable(),
  client_name: z.string().nullable(),
  client_rep_name: z.string().nullable(),
  client_biz_no: z.string().nullable(),
  client_addr: z.string().nullable(),
  client_contact: z.array(z.object({ name: z.string(), number: z.string() })),
})
export type Member = z.output<typeof Member>

export const MemberSession = z.object({
  session_no: no(),
  ip: z.string().nullable(),
  device_name: z.string(),
  started_at: z.string(),
  seen_at: z.string(),
  /** The one that asks. */
  is_current: z.boolean(),
})
export type MemberSession = z.output<typeof MemberSession>

export const MemberDevice = z.object({
  ud_no: no(),
  device_name: z.string(),
  verified_at: z.string(),
  /** When somebody was last signed in on it. */
  seen_at: z.string().nullable(),
  is_current: z.boolean(),
})
export type MemberDevice = z.output<typeof MemberDevice>

export const MemberLogin = z.object({
  ll_no: no(),
  ll_result: loginResult.schema,
  ip: z.string().nullable(),
  device_name: z.string(),
  reg_dt: z.string(),
})
export type MemberLogin = z.output<typeof MemberLogin>

/** What a member of staff is and may open. */
export const EmployeePosition = z.object({
  team_no: no().nullable(),
  emp_lv: empLevel.schema,
  emp_scope: ScopeList,
})
export type EmployeePosition = z.output<typeof EmployeePosition>

/** How many there are with each account status, whichever of them is shown. */
export const AccountCounts = z.object({ waiting: z.int(), active: z.int(), closed: z.int(), left: z.int() })
export type AccountCounts = z.output<typeof AccountCounts>
