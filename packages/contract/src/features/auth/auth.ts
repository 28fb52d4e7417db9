import * as z from 'zod'
import { anyone, signedIn } from '../../access.ts'
import { listOf, nothing } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { no } from '../../kit/fields.ts'
import { labelled, labelledNumbers } from '../../kit/labelled.ts'

export const userType = labelled({ emp: '직원', client: '고객사', vc: 'VC' })
export type UserType = (typeof userType.values)[number]

/** `emp_state`, `client_state`, `vc_state` */
export const memberState = labelledNumbers({ 1: '승인', 2: '승인 대기', 3: '거절 또는 정지' })

export const empLevel = labelledNumbers({
  0: '수습',
  1: '사원',
  2: '대리',
  3: '과장',
  4: '팀장',
  5: '이사',
  6: '임원',
  7: '대표',
})

/** Why a login is over, as the sign-in screen says it. */
export const endedCause = labelled({
  expired: '오래 사용하지 않아 로그인이 끝났어요. 다시 로그인해 주세요.',
  signed_out: '다른 곳에서 로그아웃했거나 비밀번호가 바뀌어 로그인이 끝났어요. 다시 로그인해 주세요.',
  inactive: '지금은 사용할 수 없는 계정이라 로그인이 끝났어요. 담당자에게 문의해 주세요.',
})
export type EndedCause = (typeof endedCause.values)[number]

export const User = z.object({
  user_no: no(),
  user_id: z.string(),
  user_name: z.string(),
  user_type: userType.schema,
  state: z.int(),
  emp_no: no().nullable(),
  emp_state: memberState.schema.nullable(),
  emp_lv: empLevel.schema.nullable(),
  emp_scope: z.array(z.string()),
  team_no: no().nullable(),
  team_name: z.string().nullable(),
  client_no: no().nullable(),
  client_state: memberState.schema.nullable(),
  client_name: z.string().nullable(),
  client_rep_name: z.string().nullable(),
  vc_state: memberState.schema.nullable(),
  vc_name: z.string().nullable(),
  is_verified: z.boolean(),
  is_device_verified: z.boolean(),
  user_web_push_tokens: z.array(z.string()),
})
export type User = z.output<typeof User>

export const Password = z
  .string()
  .min(8, '비밀번호는 8자 이상이어야 해요.')
  .max(200, { abort: true })
  .regex(/[A-Za-z]/, '비밀번호에 영문자를 넣어 주세요.')
  .regex(/\d/, '비밀번호에 숫자를 넣어 주세요.')

const LoginForm = z.object({
  user_id: z.string().trim().min(1, '아이디를 입력해 주세요.').max(50),
  user_pw: z.string().min(1, '비밀번호를 입력해 주세요.').max(200),
})

export const auth = {
  login: endpoint({
    method: 'POST',
    path: '/crm/v3/auth/login',
    summary: '로그인',
    access: anyone,
    limit: { points: 60, seconds: 60, onlyRefused: true },
    body: LoginForm,
    response: z.object({ state: z.int(), token: z.string() }),
  }),
  profile: endpoint({
    method: 'GET',
    path: '/crm/v3/auth/profile',
    summary: '로그인한 사람의 정보. 토큰의 기한이 늘어나면 token도 답한다',
    access: signedIn,
    response: z.object({ state: z.int(), user: User, token: z.string().optional() }),
  }),
  logout: endpoint({
    method: 'POST',
    path: '/crm/v3/auth/logout',
    summary: '로그아웃: 토큰과 소켓이 바로 끝난다',
    access: signedIn,
    endsView: true,
    response: nothing(),
  }),
  ended: endpoint({
    method: 'GET',
    path: '/crm/v3/auth/ended',
    summary: '보낸 토큰의 로그인이 끝난 까닭. 모르는 토큰이나 아직 쓸 수 있는 토큰이면 빈 목록',
    access: anyone,
    limit: { points: 60, seconds: 600 },
    response: listOf(z.object({ cause: endedCause.schema })),
  }),
}
