import * as z from 'zod'
import { anyone, signedIn } from '../../access.ts'
import { listOf, nothing } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { line, no, optionalLine } from '../../kit/fields.ts'
import { businessNumber, ContactDraft, mobilePhone, optionalBusinessNumber } from '../../kit/people.ts'
import { Password } from '../auth/auth.ts'

/** The documents that everybody agrees to when joining, as they are in force. */
export const legalVersions = { terms: '2020-01-31', privacy: '3.6' } as const

export const joinMessages = {
  userIdShape: '영문 소문자로 시작하는 4~20자예요. 숫자와 . _ - 도 쓸 수 있어요.',
  userIdTaken: '이미 사용 중인 아이디예요.',
  emailShape: '올바른 이메일 주소를 입력해 주세요.',
  emailTaken: '이미 가입된 이메일이에요. 아이디 찾기를 이용해 주세요.',
  passwordAgain: '비밀번호가 서로 달라요.',
  agreeTerms: '이용약관에 동의해 주세요.',
  agreePrivacy: '개인정보 처리방침에 동의해 주세요.',
  codeShape: '인증번호 6자리를 입력해 주세요.',
  addressMissing: '주소를 입력해 주세요.',
  zipShape: '우편번호 5자리를 입력해 주세요.',
  bizNoMissing: '사업자등록번호 10자리를 입력해 주세요.',
  nothingChosen: '선택해 주세요.',
} as const

export const UserId = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z][a-z0-9._-]{3,19}$/, joinMessages.userIdShape)

export const Email = z
  .string()
  .trim()
  .toLowerCase()
  .max(200)
  .pipe(z.email({ error: joinMessages.emailShape }))

/** Rules over several fields speak up even while other fields are still wrong. */
const whileWrong = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null

/** The second of two password fields says whether they agree. */
export const passwordsAgree = {
  check: ({ user_pw, user_pw_again }: { user_pw: string; user_pw_again: string }) => user_pw === user_pw_again,
  said: {
    path: ['user_pw_again'],
    message: joinMessages.passwordAgain,
    when: whileWrong,
  },
}

const agreed = (message: string) => z.boolean({ error: message }).refine(Boolean, message)

/** What every kind of account has. */
export const Account = {
  user_id: UserId,
  user_pw: Password,
  user_pw_again: z.string().max(200),
  user_name: line(50),
  user_email: Email,
  user_phone: mobilePhone(),
  agree_terms: agreed(joinMessages.agreeTerms),
  agree_privacy: agreed(joinMessages.agreePrivacy),
}

/** An address as /util-postcode gives it. */
export const Address = z.object({
  client_zip: z
    .string()
    .trim()
    .regex(/^\d{5}$/, joinMessages.zipShape),
  /** The smallest region that was chosen, out of the list `addr`. */
  addr_no: z.int().min(1, joinMessages.addressMissing).max(99_999),
  /** 시도, 시군구, 도로명과 건물 번호 */
  client_addr: z.string().trim().min(1, joinMessages.addressMissing).max(200),
  client_addr_detail: optionalLine(100),
})
export type Address = z.output<typeof Address>

export const ClientJoin = z
  .object({
    ...Account,
    client_name: line(100),
    client_rep_name: line(50),
    client_biz_no: optionalBusinessNumber(),
    /** 예비 창업자: has no business number yet. */
    is_pre_startup: z.boolean(),
    bt_no: no().nullable(),
    client_contact: z.array(ContactDraft).max(20),
    ...Address.shape,
  })
  .refine(passwordsAgree.check, passwordsAgree.said)
  .refine(({ client_biz_no, is_pre_startup }) => is_pre_startup || client_biz_no !== '', {
    path: ['client_biz_no'],
    message: joinMessages.bizNoMissing,
    when: whileWrong,
  })

export const StaffJoin = z
  .object({ ...Account, team_no: z.int({ error: joinMessages.nothingChosen }).min(1, joinMessages.nothingChosen) })
  .refine(passwordsAgree.check, passwordsAgree.said)

export const VcJoin = z
  .object({ ...Account, vc_name: line(100), vc_position: line(50) })
  .refine(passwordsAgree.check, passwordsAgree.said)

export const Joined = z.object({ state: z.int(), token: z.string() })
const Free = listOf(z.object({ is_free: z.boolean() }))

const ResetToken = z.string().regex(/^[\w-]{20,100}$/)

const resetForm = { token: ResetToken, user_pw: Password, user_pw_again: z.string().max(200) }

/** How a device's proof stands; `null` where no code is on its way. */
export const DeviceProof = z.object({
  /** `re****@builders.example` */
  sent_to: z.string().nullable(),
  expires_in: z.int().nullable(),
  resend_in: z.int(),
})
export type DeviceProof = z.output<typeof DeviceProof>

/** Forms that anybody may send: few for one person, too few for a guessing machine. */
const few = { points: 10, seconds: 600 }

/** Six digits that went out by mail. */
export const MailedCode = z
  .string()
  .trim()
  .regex(/^\d{6}$/, joinMessages.codeShape)

export const join = {
  checkId: endpoint({
    method: 'POST',
    path: '/crm/v3/join/check_id',
    summary: '가입할 때 아이디를 쓸 수 있는지',
    access: anyone,
    limit: { points: 60, seconds: 600 },
    body: z.object({ user_id: UserId }),
    response: Free,
  }),
  checkEmail: endpoint({
    method: 'POST',
    path: '/crm/v3/join/check_email',
    summary: '가입할 때 이메일을 쓸 수 있는지. 계정에 대해서는 아무것도 알려 주지 않는다',
    access: anyone,
    limit: { points: 20, seconds: 600 },
    body: z.object({ user_email: Email }),
    response: Free,
  }),
  checkBizNo: endpoint({
    method: 'POST',
    path: '/crm/v3/join/check_biz_no',
    summary: '이미 계정이 있는 회사의 사업자등록번호인지',
    access: anyone,
    limit: { points: 20, seconds: 600 },
    body: z.object({ client_biz_no: businessNumber() }),
    response: Free,
  }),
  client: endpoint({
    method: 'POST',
    path: '/crm/v3/join/client',
    summary: '고객사 가입: 승인을 기다리는 계정과 토큰이 생긴다',
    access: anyone,
    limit: few,
    body: ClientJoin,
    response: Joined,
  }),
  staff: endpoint({
    method: 'POST',
    path: '/crm/v3/join/staff',
    summary: '직원 가입: 승인을 기다리는 계정과 토큰이 생긴다',
    access: anyone,
    limit: few,
    body: StaffJoin,
    response: Joined,
  }),
  vc: endpoint({
    method: 'POST',
    path: '/crm/v3/join/vc',
    summary: 'VC 가입: 승인을 기다리는 계정과 토큰이 생긴다',
    access: anyone,
    limit: few,
    body: VcJoin,
    response: Joined,
  }),
  findId: endpoint({
    method: 'POST',
    path: '/crm/v3/join/find_id',
    summary: '아이디 찾기: 답은 늘 같고, 아이디는 메일로 간다',
    access: anyone,
    limit: few,
    body: z.object({ user_name: line(50), user_email: Email }),
    response: nothing(),
  }),
  findPassword: endpoint({
    method: 'POST',
    path: '/crm/v3/join/find_pw',
    summary: '비밀번호 찾기: 답은 늘 같고, 30분 동안 한 번 쓰는 링크가 메일로 간다',
    access: anyone,
    limit: few,
    body: z.object({ user_id: line(50), user_email: Email }),
    response: nothing(),
  }),
  checkReset: endpoint({
    method: 'POST',
    path: '/crm/v3/join/check_reset',
    summary: '비밀번호를 다시 정하는 링크를 아직 쓸 수 있는지',
    access: anyone,
    limit: { points: 30, seconds: 600 },
    body: z.object({ token: ResetToken }),
    response: nothing(),
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/crm/v3/join/reset_pw',
    summary: '비밀번호를 다시 정한다: 링크는 끝나고, 모든 로그인이 풀린다',
    access: anyone,
    limit: few,
    body: z.object(resetForm).refine(passwordsAgree.check, passwordsAgree.said),
    response: nothing(),
  }),
  deviceProof: endpoint({
    method: 'GET',
    path: '/crm/v3/join/device',
    summary: '이 기기의 인증번호가 지금 어떤 상태인지',
    access: signedIn,
    response: listOf(DeviceProof),
  }),
  sendDeviceCode: endpoint({
    method: 'POST',
    path: '/crm/v3/join/device_code',
    summary: '기기 인증번호를 메일로 보낸다. 10분 동안 쓰고, 60초 뒤에 다시 보낼 수 있다',
    access: signedIn,
    limit: { points: 20, seconds: 600 },
    response: listOf(DeviceProof),
  }),
  verifyDevice: endpoint({
    method: 'POST',
    path: '/crm/v3/join/device',
    summary: '인증번호로 이 기기를 등록한다. 번호 하나에 다섯 번까지',
    access: signedIn,
    limit: { points: 60, seconds: 600 },
    body: z.object({ code: MailedCode }),
    response: nothing(),
  }),
}
