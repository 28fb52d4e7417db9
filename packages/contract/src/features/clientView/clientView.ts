import * as z from 'zod'
import { staff } from '../../access.ts'
import { listOf } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { key, no } from '../../kit/fields.ts'
import type { ScopeName } from '../../scopes.ts'

/** Whoever may open a company's page may look at the portal as its people see it. */
export const viewerScopes = ['ClientVcList'] as const satisfies readonly ScopeName[]

/** A view ends by itself after this time. */
export const viewMinutes = 30

export const clientView = {
  start: endpoint({
    method: 'POST',
    path: '/crm/v3/clients/:client_no/views',
    summary:
      '고객으로 보기: 이 회사 사람의 화면을 30분까지 읽기 전용으로 보는 토큰. 직원의 로그인이 끝나면 함께 끝난다',
    access: staff(...viewerScopes),
    params: z.object({ client_no: key() }),
    body: z.object({ user_no: no() }),
    response: listOf(z.object({ token: z.string() })),
  }),
}
