import * as z from 'zod'
import { either, staff } from '../../access.ts'
import { listOf, pageOf } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { date, flag, key, keyword, no, paging } from '../../kit/fields.ts'
import { sorting } from '../../kit/record.ts'
import { mostAmount } from '../estimates/estimates.words.ts'
import { RefundDraft, RefundOffer } from './contracts.refunds.ts'
import { Contract, ContractRow } from './contracts.rows.ts'
import { contractMessages, ctrKind, ctrState } from './contracts.words.ts'

export const contractsPath = '/crm/v3/contracts'
export const contractParams = z.object({ ctr_no: key() })
const path = contractsPath
const params = contractParams
const admins = staff('AdminContract')
/** Whoever works on projects; the service looks at the project itself. */
export const contractWorkers = either(staff('WorkList', 'WorkListV2', 'MyPageProject'), admins)
const access = contractWorkers

const filter = z.object({
  keyword: keyword(),
  ctr_state: ctrState.schema.optional(),
  ctr_kind: ctrKind.schema.optional(),
  /** By the day of conclusion. */
  from: date().optional(),
  to: date().optional(),
  least: z.coerce.number().int().min(0).max(mostAmount).optional(),
  most: z.coerce.number().int().min(0).max(mostAmount).optional(),
  /** With something left to pay. */
  is_open: flag().optional(),
  is_overdue: flag().optional(),
  ...sorting('ctr_concluded_dt', 'ctr_amount', 'balance', 'next_due_dt'),
})

export const contracts = {
  list: endpoint({
    method: 'GET',
    path,
    summary: '모든 계약: 금액, 입금, 잔액, 다음 결제일, 연체일',
    access: admins,
    query: filter.extend({ offset: paging.offset, limit: paging.limit }),
    response: pageOf(ContractRow),
  }),
  sums: endpoint({
    method: 'GET',
    path: `${path}/sums`,
    summary: '계약 목록의 합계. 조건은 목록과 같다',
    access: admins,
    query: filter,
    response: listOf(z.object({ count: z.int(), ctr_amount: z.int(), paid: z.int(), balance: z.int() })),
  }),
  excel: endpoint({
    method: 'GET',
    path: `${path}/excel`,
    summary: '계약 목록을 엑셀 파일로. 조건과 순서는 목록과 같다',
    access: admins,
    binary: true,
    query: filter,
    response: listOf(z.never()),
  }),
  ofProject: endpoint({
    method: 'GET',
    path: `${path}/project/:proj_no`,
    summary: '프로젝트의 계약, 최신 먼저',
    access,
    params: z.object({ proj_no: key() }),
    response: listOf(ContractRow),
  }),
  detail: endpoint({
    method: 'GET',
    path: `${path}/:ctr_no`,
    summary: '계약 하나: 본문, 서명자, 감사추적, 결제 계획과 입금',
    access,
    params,
    response: listOf(Contract),
  }),
  registerPaper: endpoint({
    method: 'POST',
    path: `${path}/paper`,
    summary: '종이 계약 등록: 견적의 결제 계획이 받을 돈이 된다. 프로젝트의 사람이나 AdminContract',
    access,
    body: z.object({ est_no: no(), ctr_concluded_dt: date(), ctr_memo: z.string().trim().max(2000) }),
    response: listOf(Contract),
  }),
  refundOffer: endpoint({
    method: 'GET',
    path: `${path}/:ctr_no/refund`,
    summary: '그날 해지하면 돌려줄 금액의 제안: 받은 금액, 수행률, 입금별 금액. day가 없으면 오늘',
    access: admins,
    params,
    query: z.object({ day: date().optional() }),
    response: listOf(RefundOffer),
  }),
  cancel: endpoint({
    method: 'POST',
    path: `${path}/:ctr_no/cancel`,
    summary: '해지. amount가 있으면 받은 돈을 함께 환불한다: 카드는 부분 취소, 이체는 기록',
    access: admins,
    params,
    body: z.object({
      ctr_cancelled_dt: date(),
      ctr_cancel_reason: z.string().trim().min(1, contractMessages.cancelReason).max(500),
      /** What goes back at once; without it the money stays to be decided on. */
      ...RefundDraft.partial().shape,
      rev: no(),
    }),
    response: listOf(Contract),
  }),
  refund: endpoint({
    method: 'POST',
    path: `${path}/:ctr_no/refund`,
    summary: '해지한 계약에 남은 돈을 환불. 금액이 제안과 다르면 이유가 필요하다',
    access: admins,
    params,
    body: RefundDraft,
    response: listOf(Contract),
  }),
  retryRefund: endpoint({
    method: 'POST',
    path: `${path}/:ctr_no/refund/:crp_no`,
    summary: '되지 않은 환불을 다시 시도. is_by_hand면 직접 이체한 것으로 기록한다',
    access: admins,
    params: params.extend({ crp_no: key() }),
    body: z.object({ is_by_hand: z.boolean() }),
    response: listOf(Contract),
  }),
  dropRefund: endpoint({
    method: 'DELETE',
    path: `${path}/:ctr_no/refund/:crp_no`,
    summary: '되지 않은 환불을 그만둔다. 남은 금액은 다시 정할 수 있다',
    access: admins,
    params: params.extend({ crp_no: key() }),
    response: listOf(Contract),
  }),
  pause: endpoint({
    method: 'PUT',
    path: `${path}/:ctr_no/pause`,
    summary: '고객에게 결제 안내를 보내지 않게 하거나 다시 보내게 한다. rev가 낡았으면 409',
    access,
    params,
    body: z.object({ is_paused: z.boolean(), rev: no() }),
    response: listOf(Contract),
  }),
  changeMemo: endpoint({
    method: 'PUT',
    path: `${path}/:ctr_no/memo`,
    summary: '계약의 메모. rev가 낡았으면 409',
    access,
    params,
    body: z.object({ ctr_memo: z.string().trim().max(2000), rev: no() }),
    response: listOf(Contract),
  }),
}
