import * as z from 'zod'
import { daysBetween } from '../../kit/days.ts'
import { dateTime, no } from '../../kit/fields.ts'
import { labelled } from '../../kit/labelled.ts'
import { mostAmount } from '../estimates/estimates.words.ts'
import { payType } from '../projects/projects.words.ts'

/** What the performed share of a contract is taken from. */
export const refundBasis = labelled({
  withdrawal: '7일 이내 철회',
  not_started: '착수 전',
  milestones: '마일스톤',
  time: '진행 기간',
  completed: '완료',
  unknown: '근거 없음',
})
export type RefundBasis = (typeof refundBasis.values)[number]

export const refundWay = labelled({ card: '카드 취소', transfer: '계좌 이체' })

/** Of one deposit: open means that nobody has tried yet, working that the payment service has not answered. */
export const refundPartState = labelled({
  open: '환불 전',
  working: '처리 중',
  failed: '실패',
  done: '완료',
  dropped: '그만둠',
})
export type RefundPartState = (typeof refundPartState.values)[number]

export const refundFields = { amount: '환불 금액', refund_reason: '금액을 바꾼 이유' } as const

export const refundMessages = {
  amount: '0원에서 1,000억 원까지 입력해 주세요.',
  tooMuch: '받은 금액보다 많이 환불할 수 없어요.',
  reason: '제안한 금액과 다르면 이유를 적어 주세요.',
} as const

/** Within so many days of concluding, the day itself not counted (민법 제157조), a client may withdraw without loss. */
export const withdrawalDays = 7

export interface RefundFacts {
  /** The day of cancellation. */
  day: string
  concluded: string
  /** The day the project was started, if it was. */
  started: string | null
  completed: string | null
  /** The day the project is planned to end. */
  end: string | null
  milestones: number
  milestones_done: number
  ctr_amount: number
  paid: number
}

interface Performed {
  basis: RefundBasis
  done: number
  total: number
}

const nothing = (basis: RefundBasis): Performed => ({ basis, done: 0, total: 1 })

/**
 * How much of a contract is performed: by the milestones of its project where there are any, else by the days from its
 * start to its planned end.
 */
const performedOf = (facts: RefundFacts): Performed => {
  const { day, concluded, started, completed, end, milestones, milestones_done } = facts
  if (completed !== null && completed <= day) return { basis: 'completed', done: 1, total: 1 }
  const isStarted = started !== null && started <= day
  if (!isStarted && daysBetween(concluded, day) <= withdrawalDays) return nothing('withdrawal')
  if (milestones > 0 && (isStarted || milestones_done > 0))
    return { basis: 'milestones', done: milestones_done, total: milestones }
  if (!isStarted) return nothing('not_started')
  const total = end === null ? 0 : daysBetween(started, end)
  if (total <= 0) return nothing('unknown')
  return { basis: 'time', done: Math.min(daysBetween(started, day), total), total }
}

/** What goes back: all that was paid less what is performed of the whole contract; fractions of a won are the client's. */
export const proposeRefund = (facts: RefundFacts) => {
  const share = performedOf(facts)
  const performed = Math.floor((facts.ctr_amount * share.done) / share.total)
  return { ...share, performed, amount: Math.max(0, facts.paid - performed) }
}

/** Takes an amount from these sources in their order, from none more than it has left. */
export const divideRefund = <Source extends { left: number }>(amount: number, sources: readonly Source[]) => {
  let missing = amount
  return sources.flatMap((source) => {
    const part = Math.min(source.left, missing)
    missing -= part
    return part > 0 ? [{ ...source, part }] : []
  })
}

/** What one deposit still pays of a contract. */
export const RefundSource = z.object({
  dep_no: no(),
  dep_dt: z.string(),
  dep_pay_type: payType.schema,
  way: refundWay.schema,
  left: z.int(),
})
export type RefundSource = z.output<typeof RefundSource>

/** What is proposed, with everything that it was reckoned from. */
export const RefundOffer = z.object({
  day: z.string(),
  basis: refundBasis.schema,
  done: z.int(),
  total: z.int(),
  ctr_concluded_dt: z.string(),
  started_dt: z.string().nullable(),
  end_dt: z.string().nullable(),
  ctr_amount: z.int(),
  paid: z.int(),
  performed: z.int(),
  amount: z.int(),
  /** Newest first, the order in which they go back. */
  sources: z.array(RefundSource),
  /** An earlier refund is not through: it comes first. */
  is_pending: z.boolean(),
})
export type RefundOffer = z.output<typeof RefundOffer>

/** What staff decide; the reason where it is not what was proposed. */
export const RefundDraft = z.object({
  amount: z.int(refundMessages.amount).min(0, refundMessages.amount).max(mostAmount, refundMessages.amount),
  refund_reason: z.string().trim().max(500),
})
export type RefundDraft = z.output<typeof RefundDraft>

export const RefundPart = z.object({
  crp_no: no(),
  dep_no: no(),
  dep_dt: z.string(),
  dep_pay_type: payType.schema,
  crp_amount: z.int(),
  crp_way: refundWay.schema,
  state: refundPartState.schema,
  /** What the payment service said. */
  crp_error: z.string(),
})
export type RefundPart = z.output<typeof RefundPart>

export const ContractRefund = z.object({
  crf_no: no(),
  crf_dt: z.string(),
  crf_basis: refundBasis.schema,
  crf_done: z.int(),
  crf_total: z.int(),
  crf_paid: z.int(),
  crf_performed: z.int(),
  crf_proposed: z.int(),
  crf_amount: z.int(),
  crf_reason: z.string(),
  emp_name: z.string().nullable(),
  reg_dt: dateTime(),
  parts: z.array(RefundPart),
})
export type ContractRefund = z.output<typeof ContractRefund>

/** 30% or 33.3%. */
export const shareWords = (done: number, total: number) => `${Math.round((done / total) * 1000) / 10}%`
