import * as z from 'zod'
import { anyone, either, staff } from '../../access.ts'
import { listOf } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { key, optionalLine } from '../../kit/fields.ts'
import { answerReason, mostLines } from '../estimates/estimates.words.ts'
import { ClientPage, LinkToken, PublicEstimate, PublicPage, publicEstimateMessages } from './publicEstimates.rows.ts'

const path = '/crm/v3/public_estimate'
const t = LinkToken
const name = z.string().trim().min(1, publicEstimateMessages.name).max(50, { abort: true }).pipe(optionalLine(50))
/** What the reader saw: another version by now is not answered by accident. */
const est_ver = z.int().min(1).max(999)

/** What the client says, whichever way they came to the page. */
export const answerBodies = {
  accept: z.object({
    est_ver,
    /** Places of the optional lines that are wanted. */
    chosen: z
      .array(
        z
          .int()
          .min(0)
          .max(mostLines - 1),
      )
      .max(mostLines),
  }),
  reject: z.object({ est_ver, reason: answerReason.schema, text: z.string().trim().max(500) }),
  ask: z.object({ question: z.string().trim().min(1, publicEstimateMessages.question).max(1000) }),
}

const byLink = <Name extends string, Body extends z.ZodObject>(
  action: Name,
  summary: string,
  points: number,
  body: Body,
) =>
  endpoint({
    method: 'POST',
    path: `${path}/${action}` as const,
    summary,
    access: anyone,
    limit: { points, seconds: 60 },
    body,
    response: listOf(PublicEstimate),
  })

const workers = either(staff('WorkList', 'WorkListV2', 'MyPageProject'), staff('AdminItem'))
const ofEstimate = '/crm/v3/estimates/:est_no'
const params = z.object({ est_no: key() })

/** The client's page of an estimate. The token `t` is in the body, because addresses are written into logs. */
export const publicEstimates = {
  show: endpoint({
    method: 'POST',
    path: `${path}/show`,
    summary:
      '링크로 보는 견적. 새 버전이 있으면 그것을, 함께 보기의 QR 코드면 작성 중인 것을 보여 준다. 열 수 없는 링크는 모두 같은 답',
    access: anyone,
    limit: { points: 60, seconds: 60 },
    body: z.object({ t }),
    response: listOf(PublicPage),
  }),
  pdf: endpoint({
    method: 'POST',
    path: `${path}/pdf`,
    summary: '링크로 받는 견적서 PDF',
    access: anyone,
    limit: { points: 20, seconds: 60 },
    binary: true,
    body: z.object({ t }),
    response: listOf(z.never()),
  }),
  accept: byLink(
    'accept',
    '승낙. 선택 항목을 고르면 그 내용으로 새 버전이 발행되고 승낙된다',
    20,
    answerBodies.accept.extend({ t, name }),
  ),
  reject: byLink('reject', '거절. 이유가 필요하다', 20, answerBodies.reject.extend({ t, name })),
  ask: byLink('ask', '담당자에게 질문. 답변은 같은 페이지에 나온다', 10, answerBodies.ask.extend({ t, name })),
  askReissue: byLink('reissue', '만료된 견적의 재발행 요청', 10, z.object({ t })),

  page: endpoint({
    method: 'GET',
    path: `${ofEstimate}/links`,
    summary: '고객 페이지: 보낸 링크와 읽은 때, 질문과 답변',
    access: workers,
    params,
    response: listOf(ClientPage),
  }),
  createLink: endpoint({
    method: 'POST',
    path: `${ofEstimate}/links`,
    summary: '고객 페이지의 새 링크. 토큰은 이 답에만 있다',
    access: workers,
    params,
    body: z.object({}),
    response: listOf(z.object({ t: LinkToken })),
  }),
  revokeLink: endpoint({
    method: 'POST',
    path: `${ofEstimate}/links/:elk_no/revoke`,
    summary: '링크 회수: 바로 열리지 않는다',
    access: workers,
    params: params.extend({ elk_no: key() }),
    response: listOf(ClientPage),
  }),
  answerQuestion: endpoint({
    method: 'POST',
    path: `${ofEstimate}/questions/:eq_no`,
    summary: '고객의 질문에 답변. 다시 쓰면 고쳐진다',
    access: workers,
    params: params.extend({ eq_no: key() }),
    body: z.object({ answer: z.string().trim().min(1, publicEstimateMessages.answer).max(2000) }),
    response: listOf(ClientPage),
  }),
}
