import * as z from 'zod'
import { either, staff } from '../../access.ts'
import { listOf, pageOf } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { date, flag, key, keyword, no, paging } from '../../kit/fields.ts'
import { sorting } from '../../kit/record.ts'
import { mostAmount } from '../estimates/estimates.words.ts'
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
  cancel: endpoint({
    method: 'POST',
    path: `${path}/:ctr_no/cancel`,
    summary: '해지. 들어온 돈은 입금에서 따로 환불한다',
    access: admins,
    params,
    body: z.object({
      ctr_cancelled_dt: date(),
      ctr_cancel_reason: z.string().trim().min(1, contractMessages.cancelReason).max(500),
      rev: no(),
    }),
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
