import * as z from 'zod'
import { clients, either, staff, vcs } from '../../access.ts'
import { listOf, nothing, removal } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { key, no } from '../../kit/fields.ts'
import { mobilePhone } from '../../kit/people.ts'
import { Password, userType } from '../auth/auth.ts'
import { Email, MailedCode } from '../join/join.ts'
import { MemberDevice, MemberSession, Reason } from '../members/members.rows.ts'

export const accountMessages = {
  nameMissing: '이름을 입력해 주세요.',
  emailTaken: '다른 계정에서 쓰고 있는 이메일이에요.',
  emailSame: '지금과 다른 이메일을 입력해 주세요.',
  passwordMissing: '비밀번호를 입력해 주세요.',
  passwordWrong: '비밀번호가 올바르지 않아요.',
  passwordSame: '지금과 다른 비밀번호를 입력해 주세요.',
  passwordAgain: '비밀번호가 서로 달라요.',
} as const

export const MyInfo = z.object({
  user_no: no(),
  user_id: z.string(),
  user_name: z.string(),
  user_type: userType.schema,
  user_email: z.string().nullable(),
  user_phone: z.string().nullable(),
  reg_dt: z.string(),
  /** When the password was last changed; null for the one of the registration. */
  pw_dt: z.string().nullable(),
})
export type MyInfo = z.output<typeof MyInfo>

const MyInfoDraft = z.object({
  user_name: z.string().trim().min(1, accountMessages.nameMissing).max(50),
  user_phone: mobilePhone(),
})

const OldPassword = z.string().min(1, accountMessages.passwordMissing).max(200)

const PasswordChange = z
  .object({ user_pw: OldPassword, new_pw: Password, new_pw_again: z.string().max(200) })
  .refine(({ new_pw, new_pw_again }) => new_pw === new_pw_again, {
    path: ['new_pw_again'],
    message: accountMessages.passwordAgain,
    when: ({ value }) => typeof value === 'object' && value !== null,
  })
  .refine(({ user_pw, new_pw }) => user_pw !== new_pw, { path: ['new_pw'], message: accountMessages.passwordSame })

/** Each list of the product has a name of its own; a person's filters are kept under it. */
export const ListName = z.string().regex(/^[a-z][A-Za-z]{1,39}$/)
export const mostFilteredLists = 200

export const mostSavedFilters = 20
export const filterNameTaken = '같은 이름의 필터가 있어요.'
export const tooManyFilters = `필터는 ${mostSavedFilters}개까지 저장할 수 있어요.`

/** A filter of a list that somebody gave a name to. */
export const SavedFilterDraft = z.object({
  sf_list: ListName,
  sf_name: z
    .string()
    .trim()
    .min(1, '필터 이름을 입력해 주세요.')
    .max(20, '필터 이름은 최대 20자까지 입력할 수 있어요.'),
  /** As the address states it. */
  sf_search: z.string().min(1, '저장할 조건이 없어요.').max(2000, '조건이 너무 길어요.'),
})
export type SavedFilterDraft = z.output<typeof SavedFilterDraft>
const SavedFilter = SavedFilterDraft.omit({ sf_list: true }).extend({ sf_no: no() })

const ofList = z.object({ lf_list: ListName })
/** As the address states it; empty after everything was cleared. */
const LastFilter = z.object({ lf_search: z.string().max(2000) })

/** Each try costs a password check, and a stolen session must not find the password out. */
const passwordTries = { points: 10, seconds: 600 }

const path = '/crm/v3/my_info'
const access = either(either(staff('MyPageInfo'), clients), vcs)
const filtersPath = '/crm/v3/my_filters'

export const account = {
  read: endpoint({
    method: 'GET',
    path,
    summary: '내 정보',
    access,
    response: listOf(MyInfo),
  }),
  update: endpoint({
    method: 'PUT',
    path,
    summary: '내 정보 수정. 이메일은 따로 바꾼다',
    access,
    body: MyInfoDraft,
    response: listOf(MyInfo),
  }),
  changePassword: endpoint({
    method: 'PUT',
    path: `${path}/password`,
    summary: '비밀번호 변경: 다른 곳의 로그인이 모두 바로 끝난다',
    access,
    limit: passwordTries,
    body: PasswordChange,
    response: nothing(),
  }),
  changeEmail: endpoint({
    method: 'POST',
    path: `${path}/email`,
    summary: '이메일 변경 신청: 지금 이메일로 인증번호를 보낸다',
    access,
    limit: passwordTries,
    body: z.object({ user_email: Email, user_pw: OldPassword }),
    response: listOf(z.object({ sent_to: z.string(), expires_in: z.int() })),
  }),
  confirmEmail: endpoint({
    method: 'PUT',
    path: `${path}/email`,
    summary: '인증번호로 이메일 변경. 번호 하나에 다섯 번까지',
    access,
    limit: { points: 60, seconds: 600 },
    body: z.object({ code: MailedCode }),
    response: listOf(MyInfo),
  }),
  sessions: endpoint({
    method: 'GET',
    path: `${path}/sessions`,
    summary: '내가 로그인된 기기',
    access,
    response: listOf(MemberSession),
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: `${path}/sessions/:session_no`,
    summary: '내 로그인 하나 끝내기',
    access,
    params: z.object({ session_no: key() }),
    response: nothing(),
  }),
  endSessions: endpoint({
    method: 'DELETE',
    path: `${path}/sessions`,
    summary: '모든 곳에서 로그아웃, 지금 이곳도',
    access,
    response: nothing(),
  }),
  devices: endpoint({
    method: 'GET',
    path: `${path}/devices`,
    summary: '내가 인증한 기기',
    access: staff('MyPageInfo'),
    response: listOf(MemberDevice),
  }),
  revokeDevice: endpoint({
    method: 'POST',
    path: `${path}/devices/:ud_no/revoke`,
    summary: '내 기기 인증 해제: 비밀번호가 있어야 한다',
    access: staff('MyPageInfo'),
    limit: passwordTries,
    params: z.object({ ud_no: key() }),
    body: z.object({ user_pw: OldPassword }),
    response: nothing(),
  }),
  filters: endpoint({
    method: 'GET',
    path: filtersPath,
    summary: '한 목록에서 내가 이름 붙여 저장한 필터',
    access: staff(),
    query: z.object({ sf_list: ListName }),
    response: listOf(SavedFilter),
  }),
  saveFilter: endpoint({
    method: 'PUT',
    path: filtersPath,
    summary: '필터 저장. 그 목록에 같은 이름이 있으면 바뀐다. 목록마다 20개까지',
    access: staff(),
    body: SavedFilterDraft,
    response: listOf(SavedFilter),
  }),
  renameFilter: endpoint({
    method: 'PUT',
    path: `${filtersPath}/:sf_no`,
    summary: '내 필터의 이름 변경. 그 목록에 같은 이름이 있으면 409',
    access: staff(),
    params: z.object({ sf_no: key() }),
    body: SavedFilterDraft.pick({ sf_name: true }),
    response: listOf(SavedFilter),
  }),
  removeFilter: endpoint({
    method: 'DELETE',
    path: `${filtersPath}/:sf_no`,
    summary: '내 필터 삭제',
    access: staff(),
    params: z.object({ sf_no: key() }),
    response: removal(),
  }),
  lastFilter: endpoint({
    method: 'GET',
    path: `${filtersPath}/last`,
    summary: '내가 그 목록에서 마지막으로 쓴 조건. 쓴 적이 없으면 빈 목록',
    access: staff(),
    query: ofList,
    response: listOf(LastFilter),
  }),
  keepLastFilter: endpoint({
    method: 'PUT',
    path: `${filtersPath}/last`,
    summary: '마지막으로 쓴 조건 기억: 다른 기기에서도 그 조건으로 열린다',
    access: staff(),
    body: ofList.extend(LastFilter.shape),
    response: nothing(),
  }),
  leave: endpoint({
    method: 'POST',
    path: `${path}/leave`,
    summary: '서비스 탈퇴: 계정을 닫고 모든 기기에서 로그아웃한다',
    access: clients,
    limit: passwordTries,
    body: Reason.extend({ user_pw: OldPassword }),
    response: nothing(),
  }),
}
