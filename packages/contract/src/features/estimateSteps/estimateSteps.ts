import * as z from 'zod'
import { either, staff } from '../../access.ts'
import { listOf } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { dateTime, key } from '../../kit/fields.ts'
import { LinkToken } from '../publicEstimates/publicEstimates.rows.ts'

const path = '/crm/v3/estimates/:est_no/viewings'
const params = z.object({ est_no: key() })
const workers = either(staff('WorkList', 'WorkListV2', 'MyPageProject'), staff('AdminItem'))

/** Phones that may follow a draft now. */
export const Viewings = z.object({
  /** How many codes are open. */
  count: z.int(),
  /** How many of them were opened on a phone. */
  read: z.int(),
  /** When the last of them ends; null without one. */
  expires_dt: dateTime().nullable(),
})
export type Viewings = z.output<typeof Viewings>

/** What a code on the tablet leads to. A draft is followed for two hours, an issued estimate has its ordinary link. */
export const estimateSteps = {
  viewings: endpoint({
    method: 'GET',
    path,
    summary: '함께 보기: 작성 중인 견적을 보고 있는 휴대폰',
    access: workers,
    params,
    response: listOf(Viewings),
  }),
  startViewing: endpoint({
    method: 'POST',
    path,
    summary: '함께 보기 시작: QR 코드의 토큰. 작성 중이면 2시간, 발행했으면 고객 페이지의 링크. 토큰은 이 답에만 있다',
    access: workers,
    params,
    body: z.object({}),
    response: listOf(z.object({ t: LinkToken })),
  }),
  endViewings: endpoint({
    method: 'POST',
    path: `${path}/end`,
    summary: '함께 보기 끝내기: 작성 중인 견적의 QR 코드가 모두 닫힌다',
    access: workers,
    params,
    response: listOf(Viewings),
  }),
}
