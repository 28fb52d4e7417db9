import * as z from 'zod'
import { anyone, clients } from '../../access.ts'
import { listOf, nothing } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { key, no } from '../../kit/fields.ts'
import { memberState } from '../auth/auth.ts'
import { Account, Email, Joined, passwordsAgree } from '../join/join.ts'

/** How long an invitation can be accepted. */
export const inviteDays = 7
export const mostInvites = 20

export const colleagueMessages = {
  emailTaken: '이미 가입한 이메일이에요.',
  tooMany: `초대는 한 번에 ${mostInvites}건까지 보낼 수 있어요. 보낸 초대를 취소하고 다시 시도해 주세요.`,
  self: '자기 자신은 제외할 수 없어요. 내 정보에서 서비스 탈퇴를 이용해 주세요.',
  otherEmail: '초대받은 이메일로만 가입할 수 있어요.',
  expired: '더 이상 사용할 수 없는 초대예요. 초대한 분에게 다시 보내 달라고 해 주세요.',
} as const

export const Colleague = z.object({
  user_no: no(),
  user_name: z.string(),
  user_email: z.string().nullable(),
  client_state: memberState.schema,
  reg_dt: z.string(),
})
export type Colleague = z.output<typeof Colleague>

export const Invite = z.object({
  ci_no: no(),
  user_email: z.string(),
  invited_by: z.string(),
  expires_at: z.string(),
  is_expired: z.boolean(),
  reg_dt: z.string(),
})
export type Invite = z.output<typeof Invite>

const Colleagues = z.object({ people: z.array(Colleague), invites: z.array(Invite) })

const InviteToken = z.string().regex(/^[\w-]{20,100}$/)

/** The address must be the one that the invitation was sent to. */
export const InvitedJoin = z
  .object({ token: InviteToken, ...Account })
  .refine(passwordsAgree.check, passwordsAgree.said)

const path = '/crm/v3/colleagues'

export const colleagues = {
  list: endpoint({
    method: 'GET',
    path,
    summary: '같은 회사의 사람들과 보낸 초대',
    access: clients,
    response: listOf(Colleagues),
  }),
  invite: endpoint({
    method: 'POST',
    path: `${path}/invites`,
    summary: '동료를 메일로 초대: 7일 동안 쓰는 링크가 간다. 같은 주소로 다시 보내면 앞의 초대는 끝난다',
    access: clients,
    limit: { points: 30, seconds: 600 },
    body: z.object({ user_email: Email }),
    response: nothing(),
  }),
  revokeInvite: endpoint({
    method: 'DELETE',
    path: `${path}/invites/:ci_no`,
    summary: '초대 취소: 링크는 바로 쓸 수 없다',
    access: clients,
    params: z.object({ ci_no: key() }),
    response: nothing(),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${path}/:user_no`,
    summary: '동료를 회사에서 제외: 계정이 닫히고 모든 기기에서 로그아웃된다. 자기 자신은 안 된다',
    access: clients,
    params: z.object({ user_no: key() }),
    response: nothing(),
  }),
  checkInvite: endpoint({
    method: 'POST',
    path: '/crm/v3/join/check_invite',
    summary: '초대 링크를 아직 쓸 수 있는지, 어느 회사의 초대인지',
    access: anyone,
    limit: { points: 30, seconds: 600 },
    body: z.object({ token: InviteToken }),
    response: listOf(z.object({ client_name: z.string(), user_email: z.string(), invited_by: z.string() })),
  }),
  joinInvited: endpoint({
    method: 'POST',
    path: '/crm/v3/join/invited',
    summary: '초대받은 회사에 가입: 승인을 기다리지 않는다',
    access: anyone,
    limit: { points: 10, seconds: 600 },
    body: InvitedJoin,
    response: Joined,
  }),
}
