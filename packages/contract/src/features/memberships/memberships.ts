import * as z from 'zod'
import { clients, staff } from '../../access.ts'
import { listOf, pageOf } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { date, key, keyword, line, no, paging } from '../../kit/fields.ts'
import { sorting } from '../../kit/record.ts'
import { Membership, MembershipRow, membershipState, OfferedPlan } from './memberships.rows.ts'

export const membershipMessages = {
  company: '회사를 골라 주세요.',
  plan: '상품을 골라 주세요.',
  reason: '사유를 입력해 주세요.',
  days: '1일에서 3,650일까지 입력해 주세요.',
} as const

const access = staff('AdminMembership')
const params = z.object({ mbs_no: key() })
const path = '/crm/v3/memberships'
const reason = () => z.string().trim().min(1, membershipMessages.reason).max(500, { abort: true }).pipe(line(500))

const filter = z.object({
  keyword: keyword(),
  mbs_state: z.coerce.number().pipe(membershipState.schema).optional(),
  mbp_no: key().optional(),
  ...sorting('reg_dt', 'client_name', 'mbs_price'),
})

export const memberships = {
  list: endpoint({
    method: 'GET',
    path,
    summary: '멤버십 회원사 목록과 상태별 수. 상태는 오늘 날짜로 정해진다',
    access,
    query: filter.extend(paging),
    response: pageOf(MembershipRow).extend({ counts: z.record(z.string(), z.int()) }),
  }),
  excel: endpoint({
    method: 'GET',
    path: `${path}/excel`,
    summary: '멤버십 회원사 목록을 엑셀 파일로. 조건과 순서는 목록과 같다',
    access,
    binary: true,
    query: filter,
    response: listOf(z.never()),
  }),
  detail: endpoint({
    method: 'GET',
    path: `${path}/:mbs_no`,
    summary: '멤버십 하나와 지금 환불하면 돌려줄 금액, 상태가 바뀐 내역',
    access,
    params,
    response: listOf(Membership),
  }),
  request: endpoint({
    method: 'POST',
    path,
    summary: '회사의 멤버십 결제를 요청한다. 한 회사에 열린 요청은 하나',
    access,
    body: z.object({ client_no: no(membershipMessages.company), mbp_no: no(membershipMessages.plan) }),
    response: listOf(Membership),
  }),
  deposit: endpoint({
    method: 'POST',
    path: `${path}/:mbs_no/deposit`,
    summary: '계좌로 들어온 돈을 기록한다 (emp_lv 4 이상). 1 개인 현금, 3 법인 현금, 5 지원금',
    access,
    params,
    body: z.object({ pay_type: z.literal([1, 3, 5]) }),
    response: listOf(Membership),
  }),
  close: endpoint({
    method: 'POST',
    path: `${path}/:mbs_no/close`,
    summary: '결제되지 않은 요청을 닫는다',
    access,
    params,
    body: z.object({ reason: reason() }),
    response: listOf(Membership),
  }),
  extend: endpoint({
    method: 'POST',
    path: `${path}/:mbs_no/extend`,
    summary: '기간을 늘린다. 이어지는 멤버십과 겹칠 수 없다',
    access,
    params,
    body: z.object({ end_dt: date(), reason: reason() }),
    response: listOf(Membership),
  }),
  own: endpoint({
    method: 'GET',
    path: `${path}/own/list`,
    summary: '자기 회사의 멤버십. 최근 것부터',
    access: clients,
    query: z.object(paging),
    response: pageOf(Membership),
  }),
  offered: endpoint({
    method: 'GET',
    path: `${path}/own/plans`,
    summary: '살 수 있는 멤버십 상품',
    access: clients,
    response: listOf(OfferedPlan),
  }),
  requestOwn: endpoint({
    method: 'POST',
    path: `${path}/own`,
    summary: '자기 회사의 멤버십을 요청한다. 결제하지 않은 요청이 있으면 상품을 바꾼다',
    access: clients,
    body: z.object({ mbp_no: no(membershipMessages.plan) }),
    response: listOf(Membership),
  }),
  payOwn: endpoint({
    method: 'POST',
    path: `${path}/own/:mbs_no/pay`,
    summary: '요청한 멤버십의 결제를 연다. 수단과 증빙은 결제 기능에서 정한다',
    access: clients,
    params,
    body: z.object({
      /** A coupon of one's own box. */
      cp_no: no().nullable(),
      pocket: z.int().min(0).max(100_000_000).default(0),
    }),
    response: listOf(z.object({ pay_no: no(), pay_total: z.int(), pay_pocket: z.int(), pay_money: z.int() })),
  }),
  closeOwn: endpoint({
    method: 'POST',
    path: `${path}/own/:mbs_no/close`,
    summary: '결제하지 않은 요청을 그만둔다',
    access: clients,
    params,
    response: listOf(Membership),
  }),
}
