import * as z from 'zod'
import { dateTime, no } from '../../kit/fields.ts'
import { labelled } from '../../kit/labelled.ts'
import { EstimateDraft, EstimatePlan, LineDraft } from '../estimates/estimates.rows.ts'
import { answerReason, estState, vatMode } from '../estimates/estimates.words.ts'

/** The last part of a link's address: 16 random bytes. */
export const LinkToken = z.string().max(100)

/** What a reader of the page may find it to be; whatever else an estimate is, the link is refused. */
export const publicState = labelled({ issued: '발행', accepted: '승낙', rejected: '거절', expired: '만료' })
export type PublicState = (typeof publicState.values)[number]

export const publicEstimateMessages = {
  gone: '유효하지 않은 링크예요. 담당자에게 다시 요청해 주세요.',
  newer: '새 견적서가 발행되었어요.',
  answered: '이미 답한 견적이에요.',
  expired: '유효 기간이 지난 견적이에요. 재발행을 요청해 주세요.',
  notExpired: '아직 유효한 견적이에요.',
  notOptional: '선택할 수 없는 항목이에요. 새로 고친 뒤 다시 선택해 주세요.',
  contractThere: '계약이 진행 중인 견적이에요. 바꿀 것이 있으면 담당자에게 알려 주세요.',
  askedTooMuch: '질문이 너무 많아요. 담당자의 답변을 기다려 주세요.',
  question: '질문을 입력해 주세요.',
  answer: '답변을 입력해 주세요.',
  name: '이름을 입력해 주세요.',
} as const

/** Lines by their place: names of the price list, costs and notes of staff stay inside. */
const PublicLine = LineDraft.pick({
  el_kind: true,
  el_name: true,
  el_content: true,
  el_unit: true,
  el_quantity: true,
  el_price: true,
  el_discount: true,
  is_taxable: true,
  is_optional: true,
}).extend({ is_chosen: z.boolean() })
export type PublicLine = z.output<typeof PublicLine>

export const EstimateQuestion = z.object({
  eq_no: no(),
  eq_name: z.string(),
  eq_question: z.string(),
  reg_dt: dateTime(),
  eq_answer: z.string().nullable(),
  answered_by: z.string().nullable(),
  answered_dt: dateTime().nullable(),
})
export type EstimateQuestion = z.output<typeof EstimateQuestion>

/** An issued estimate as whoever has the link reads it. */
export const PublicEstimate = z.object({
  company: z.object({ name: z.string(), phone: z.string().nullable() }),
  state: publicState.schema,
  est_code: z.string().nullable(),
  est_ver: z.int(),
  est_title: z.string(),
  client_name: z.string(),
  est_to_name: z.string(),
  emp_name: z.string().nullable(),
  est_issued_dt: z.string().nullable(),
  est_valid_dt: z.string().nullable(),
  /** 0 on the last day; negative when it is over. */
  days_left: z.int().nullable(),
  est_vat_mode: vatMode.schema,
  est_discount: EstimateDraft.shape.est_discount,
  est_supply: z.int(),
  est_vat: z.int(),
  est_amount: z.int(),
  lines: z.array(PublicLine),
  plans: z.array(EstimatePlan),
  /** The account that is paid into; empty where none is set. */
  bank: z.string(),
  est_terms: z.string(),
  est_note: z.string(),
  answer: z
    .object({
      answered_dt: z.string(),
      name: z.string(),
      reason: answerReason.schema.nullable(),
      text: z.string(),
    })
    .nullable(),
  /** The link was sent for an older version, in whose place this one was issued. */
  is_newer: z.boolean(),
  /** Whom the link was sent to. */
  reader: z.string(),
  has_asked_reissue: z.boolean(),
  /** A contract of it is being signed or stands: signing that is the answer. */
  has_contract: z.boolean(),
  questions: z.array(EstimateQuestion),
})
export type PublicEstimate = z.output<typeof PublicEstimate>

/** The same page of an estimate that is still written, on a phone that follows it (decision 039). */
export const PublicPage = PublicEstimate.extend({ state: z.enum([...publicState.values, 'draft']) })
export type PublicPage = z.output<typeof PublicPage>
export type PublicDraft = PublicPage & { state: 'draft' }

export const linkWay = labelled({
  talk: '알림톡',
  mail: '이메일',
  copy: '링크 복사',
  portal: '고객 포털',
  qr: 'QR 코드',
})
export const linkOutcome = labelled({
  waiting: '보내는 중',
  sent: '보냄',
  failed: '보내지 못함',
  revoked: '회수함',
})

/** A link as staff see it: whom it went to, and whether it was read. */
export const EstimateLink = z.object({
  elk_no: no(),
  est_no: no(),
  est_ver: z.int(),
  elk_way: linkWay.schema,
  elk_name: z.string(),
  /** The number or the mail address that it went to. */
  elk_to: z.string().nullable(),
  outcome: linkOutcome.schema,
  /** Why it could not be sent. */
  reason: z.string(),
  first_read_dt: dateTime().nullable(),
  reissue_asked_dt: dateTime().nullable(),
  expires_dt: dateTime(),
  reg_dt: dateTime(),
})
export type EstimateLink = z.output<typeof EstimateLink>

/** What staff see of the client's page of an estimate, of all its versions. */
export const ClientPage = z.object({
  links: z.array(EstimateLink),
  questions: z.array(EstimateQuestion),
  est_state: estState.schema,
  may_send: z.boolean(),
})
export type ClientPage = z.output<typeof ClientPage>
