import * as z from 'zod'
import { clients } from '../../access.ts'
import { listOf, pageOf } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { key, keyword, paging } from '../../kit/fields.ts'
import { LinkToken, publicState } from '../publicEstimates/publicEstimates.rows.ts'
import { answerBodies } from '../publicEstimates/publicEstimates.ts'
import { ClientEstimate, ClientEstimateRow, ClientEstimateWaiting, clientWait } from './clientEstimates.rows.ts'

const path = '/crm/v3/client_estimates'
const params = z.object({ est_no: key() })
const access = clients

const act = <Name extends string, Body extends z.ZodObject>(
  action: Name,
  summary: string,
  points: number,
  body: Body,
) =>
  endpoint({
    method: 'POST',
    path: `${path}/:est_no/${action}` as const,
    summary,
    access,
    limit: { points, seconds: 60 },
    params,
    body,
    response: listOf(ClientEstimate),
  })

/** Estimates and contracts in the portal. Which company and who it is comes from the session alone. */
export const clientEstimates = {
  list: endpoint({
    method: 'GET',
    path,
    summary: '자기 회사가 받은 견적의 최신 버전: 계약 상태, 결제한 금액과 남은 금액, 다음 결제일',
    access,
    query: z.object({
      keyword: keyword(),
      state: publicState.schema.optional(),
      waits: clientWait.schema.optional(),
      offset: paging.offset,
      limit: paging.limit.default(20),
    }),
    response: pageOf(ClientEstimateRow),
  }),
  waiting: endpoint({
    method: 'GET',
    path: `${path}/waiting`,
    summary: '할 일: 답변할 견적, 서명할 계약, 결제할 금액, 연체',
    access,
    response: listOf(ClientEstimateWaiting),
  }),
  detail: endpoint({
    method: 'GET',
    path: `${path}/:est_no`,
    summary: '견적 하나와 그 계약. 새 버전이 있으면 그것을 보여 준다. 초안과 내부 기록은 없다',
    access,
    params,
    response: listOf(ClientEstimate),
  }),
  pdf: endpoint({
    method: 'GET',
    path: `${path}/:est_no/pdf`,
    summary: '견적서 PDF',
    access,
    binary: true,
    params,
    response: listOf(z.never()),
  }),
  contractPdf: endpoint({
    method: 'GET',
    path: `${path}/:est_no/contract_pdf`,
    summary: '봉인한 계약서 PDF',
    access,
    binary: true,
    params,
    response: listOf(z.never()),
  }),
  noteRead: act('read', '읽음. 처음이면 담당자에게 알린다', 60, z.object({})),
  accept: act('accept', '승낙. 선택 항목을 고르면 그 내용으로 새 버전이 발행되고 승낙된다', 20, answerBodies.accept),
  reject: act('reject', '거절. 이유가 필요하다', 20, answerBodies.reject),
  ask: act('ask', '담당자에게 질문. 답변은 같은 페이지에 나온다', 10, answerBodies.ask),
  askReissue: act('reissue', '만료된 견적의 재발행 요청', 10, z.object({})),
  sign: endpoint({
    method: 'POST',
    path: `${path}/:est_no/sign`,
    summary: '서명자로 지정된 자신의 서명 페이지로 가는 새 링크. 토큰은 이 답에만 있다',
    access,
    limit: { points: 10, seconds: 60 },
    params,
    body: z.object({}),
    response: listOf(z.object({ t: LinkToken })),
  }),
}
