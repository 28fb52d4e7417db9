import * as z from 'zod'
import { staff } from '../../access.ts'
import { listOf, pageOf } from '../../kit/answer.ts'
import { columnsOf } from '../../kit/columns.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { date, flag, key, keyword, no, optionalLine, paging } from '../../kit/fields.ts'
import { sorting } from '../../kit/record.ts'
import { Credit } from '../contracts/contracts.rows.ts'
import { mostAmount } from '../estimates/estimates.words.ts'
import { payType } from '../projects/projects.words.ts'

export const depositFields = {
  client_no: '고객사',
  dep_dt: '입금일',
  dep_amount: '금액',
  dep_pay_type: '결제 방법',
  dep_name: '입금자',
  dep_memo: '메모',
} as const

export const depositMessages = {
  amount: '1원에서 1,000억 원까지 입력해 주세요.',
  future: '입금일은 오늘이나 그 전이어야 해요.',
  client: '고객사를 골라 주세요.',
  tooMuchShared: '나눈 금액이 입금액보다 많아요.',
  tooMuchForCredit: '남은 금액보다 많이 나눌 수 없어요.',
  tooMuchBack: '들어온 금액보다 많이 환불할 수 없어요.',
  refundFuture: '환불일은 입금일과 오늘 사이여야 해요.',
  correctionReason: '바로잡는 이유를 적어 주세요.',
} as const

const amount = () =>
  z.int(depositMessages.amount).min(1, depositMessages.amount).max(mostAmount, depositMessages.amount)

export const ShareDraft = z.object({ projcrd_no: no(), amount: amount() })
export type ShareDraft = z.output<typeof ShareDraft>

export const DepositDraft = z.object({
  client_no: no(depositMessages.client),
  dep_dt: date(),
  dep_amount: amount(),
  dep_pay_type: z.literal([1, 2, 3, 4, 5]),
  dep_name: optionalLine(50),
  dep_memo: z.string().trim().max(500),
  /** What it pays; the rest stays with the client as 선수금. */
  shares: z.array(ShareDraft).max(50),
})
export type DepositDraft = z.output<typeof DepositDraft>

export const DepositRow = z.object({
  dep_no: no(),
  dep_dt: z.string(),
  client_no: no(),
  client_name: z.string(),
  dep_name: z.string(),
  dep_amount: z.int(),
  dep_pay_type: payType.schema,
  /** Not yet for anything: 선수금. */
  unshared: z.int(),
  /** Given back so far. */
  refunded: z.int(),
  reversed_dep_no: no().nullable(),
  /** Of a negative one: the entry was wrong, nothing was given back. */
  is_correction: z.boolean(),
  /** Of one that came: it was undone because the entry was wrong. */
  is_corrected: z.boolean(),
  emp_name: z.string().nullable(),
  reg_dt: z.string(),
})
export type DepositRow = z.output<typeof DepositRow>

export const depositColumns = columnsOf<DepositRow>()('dep_no', {
  dep_dt: { title: depositFields.dep_dt, kind: 'date', width: 124, sortable: true, card: 'fact' },
  client_name: { title: depositFields.client_no, card: 'title' },
  dep_name: { title: depositFields.dep_name, width: 150, card: 'hidden' },
  dep_pay_type: {
    title: depositFields.dep_pay_type,
    width: 110,
    card: 'side',
    value: ({ dep_pay_type }) => payType.label(dep_pay_type),
  },
  dep_amount: { title: depositFields.dep_amount, kind: 'money', width: 130, sortable: true, card: 'fact' },
  unshared: { title: '선수금', kind: 'money', width: 120, card: 'hidden' },
  refunded: { title: '환불', kind: 'money', width: 120, card: 'hidden' },
  emp_name: { title: '등록자', width: 96, card: 'hidden' },
  reg_dt: { title: '등록일', kind: 'date', only: 'excel' },
})

/** A credit that is not covered, with what it belongs to. */
export const OpenCredit = Credit.extend({ ctr_no: no(), ctr_title: z.string(), proj_name: z.string() })
export type OpenCredit = z.output<typeof OpenCredit>

export const Deposit = DepositRow.extend({
  dep_memo: z.string(),
  /** Null where no payment brought it. */
  pay_no: no().nullable(),
  /** A refund goes back by the payment service; false where somebody has to transfer it. */
  is_cancelable: z.boolean(),
  shares: z.array(
    z.object({
      projcrd_no: no(),
      projcrd_title: z.string(),
      ctr_no: no().nullable(),
      ctr_title: z.string(),
      proj_no: no(),
      ds_amount: z.int(),
    }),
  ),
  refunds: z.array(
    DepositRow.pick({ dep_no: true, dep_dt: true, dep_amount: true, is_correction: true }).extend({
      dep_memo: z.string(),
    }),
  ),
})
export type Deposit = z.output<typeof Deposit>

const path = '/crm/v3/deposits'
const access = staff('AdminContract')
const params = z.object({ dep_no: key() })

const filter = z.object({
  keyword: keyword(),
  dep_pay_type: z.coerce.number().pipe(payType.schema).optional(),
  from: date().optional(),
  to: date().optional(),
  /** With something that is for nothing yet. */
  is_unshared: flag().optional(),
  ...sorting('dep_dt', 'dep_amount'),
})

export const deposits = {
  list: endpoint({
    method: 'GET',
    path,
    summary: '입금과 환불, 최신 먼저',
    access,
    query: filter.extend({ offset: paging.offset, limit: paging.limit }),
    response: pageOf(DepositRow),
  }),
  sums: endpoint({
    method: 'GET',
    path: `${path}/sums`,
    summary: '입금 목록의 합계. 조건은 목록과 같다',
    access,
    query: filter,
    response: listOf(z.object({ count: z.int(), came: z.int(), refunded: z.int(), unshared: z.int() })),
  }),
  excel: endpoint({
    method: 'GET',
    path: `${path}/excel`,
    summary: '입금 목록을 엑셀 파일로. 조건과 순서는 목록과 같다',
    access,
    binary: true,
    query: filter,
    response: listOf(z.never()),
  }),
  openCredits: endpoint({
    method: 'GET',
    path: `${path}/credits`,
    summary: '고객사의 아직 다 내지 않은 결제, 결제일 순서',
    access,
    query: z.object({ client_no: key() }),
    response: listOf(OpenCredit),
  }),
  detail: endpoint({
    method: 'GET',
    path: `${path}/:dep_no`,
    summary: '입금 하나: 어디에 썼는지, 무엇을 돌려주었는지',
    access,
    params,
    response: listOf(Deposit),
  }),
  create: endpoint({
    method: 'POST',
    path,
    summary: '입금 등록. 처음으로 한 결제가 다 차면 프로젝트가 입금완료로 간다',
    access,
    body: DepositDraft,
    response: listOf(Deposit),
  }),
  share: endpoint({
    method: 'POST',
    path: `${path}/:dep_no/share`,
    summary: '남은 선수금을 결제에 나누기',
    access,
    params,
    body: z.object({ shares: z.array(ShareDraft).min(1).max(50) }),
    response: listOf(Deposit),
  }),
  refund: endpoint({
    method: 'POST',
    path: `${path}/:dep_no/refund`,
    summary: '환불 기록: 음수 입금이 되고, 나눈 금액은 늦은 결제부터 되돌아온다',
    access,
    params,
    body: z.object({ dep_dt: date(), amount: amount(), dep_memo: z.string().trim().max(500) }),
    response: listOf(Deposit),
  }),
  correct: endpoint({
    method: 'POST',
    path: `${path}/:dep_no/correct`,
    summary: '잘못 등록한 입금을 통째로 되돌린다. 환불이 아니며 이유가 필요하다',
    access,
    params,
    body: z.object({ dep_memo: z.string().trim().min(1, depositMessages.correctionReason).max(500) }),
    response: listOf(Deposit),
  }),
}
