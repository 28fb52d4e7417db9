import * as z from 'zod'
import { columnsOf } from '../../kit/columns.ts'
import { date, no, optionalLine } from '../../kit/fields.ts'
import { labelled } from '../../kit/labelled.ts'
import { type AmountLine, estimateAmounts, planAmounts } from './estimateAmounts.ts'
import {
  answerReason,
  discountKind,
  dueKind,
  estimateFields,
  estState,
  estimateMessages as messages,
  mostAmount,
  mostLines,
  mostParts,
  mostPrice,
  planKind,
  vatMode,
} from './estimates.words.ts'

const price = () => z.int(messages.price).min(0, messages.price).max(mostPrice, messages.price)
const days = () => z.int(messages.dueDays).min(0, messages.dueDays).max(365, messages.dueDays)

/** Half a month is 0.5; what is finer than a hundredth is a slip. */
const isHundredth = (value: number) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6

const discount = (most: number) =>
  z
    .object({
      kind: discountKind.schema,
      value: z.int(messages.discount).min(0, messages.discount).max(most, messages.discount),
    })
    .refine(({ kind, value }) => kind === 'won' || value <= 100, messages.rate)
    .nullable()

const several = (max: number) => z.string().trim().max(max)

/** A line, or a heading over the lines that follow; of a heading only the name counts. */
export const LineDraft = z.object({
  el_kind: labelled({ line: '항목', section: '소제목' }).schema,
  /** The item of the price list that it was made from. */
  ei_no: no().nullable(),
  el_name: optionalLine(100),
  el_content: several(500),
  el_unit: optionalLine(20),
  el_quantity: z
    .number(messages.quantity)
    .min(0.01, messages.quantity)
    .max(100_000, messages.quantity)
    .refine(isHundredth, messages.quantity),
  el_price: price(),
  el_discount: discount(mostPrice),
  is_taxable: z.boolean(),
  is_optional: z.boolean(),
  el_memo: optionalLine(300),
})
export type LineDraft = z.output<typeof LineDraft>

/** Payment types of a plan: all but 6, which is for refunds. */
const planPayType = z.literal([1, 2, 3, 4, 5])

export const PlanDraft = z
  .object({
    epl_title: z.string().trim().min(1, messages.planTitle).max(50, { abort: true }).pipe(optionalLine(50)),
    epl_kind: planKind.schema,
    epl_value: z.int(messages.plan).min(0, messages.plan).max(mostAmount, messages.plan),
    epl_due_kind: dueKind.schema,
    epl_due_dt: date().nullable(),
    epl_due_days: days().nullable(),
    epl_pay_type: planPayType,
  })
  .refine(({ epl_kind, epl_value }) => epl_kind === 'won' || epl_value <= 100, {
    path: ['epl_value'],
    message: messages.plan,
  })
  .refine(({ epl_due_kind, epl_due_dt }) => (epl_due_kind === 'date') === (epl_due_dt !== null), {
    path: ['epl_due_dt'],
    message: messages.dueDate,
  })
  .refine(({ epl_due_kind, epl_due_days }) => (epl_due_kind === 'date') === (epl_due_days === null), {
    path: ['epl_due_days'],
    message: messages.dueDays,
  })
export type PlanDraft = z.output<typeof PlanDraft>

/** As far as it is written; what is missing is asked for when it is issued. */
export const EstimateDraft = z.object({
  est_title: z.string().trim().min(1, messages.title).max(100, { abort: true }).pipe(optionalLine(100)),
  est_to_name: optionalLine(50),
  est_to_phone: optionalLine(20),
  est_to_email: z.union([z.literal(''), z.email(messages.email).max(254)]),
  est_valid_dt: date().nullable(),
  est_vat_mode: vatMode.schema,
  est_discount: discount(mostAmount),
  lines: z.array(LineDraft).max(mostLines, messages.tooManyLines),
  plans: z.array(PlanDraft).max(mostParts, messages.planParts),
  est_terms: several(5000),
  est_note: several(2000),
  est_memo: several(2000),
})
export type EstimateDraft = z.output<typeof EstimateDraft>

/** A line with what the price list said when it was taken from there, and whether the client chose it. */
export const EstimateLine = LineDraft.extend({
  el_no: no(),
  el_list_price: z.int().nullable(),
  is_chosen: z.boolean(),
})
export type EstimateLine = z.output<typeof EstimateLine>

export const EstimatePlan = z.object({
  ...PlanDraft.shape,
  /** Null while the parts do not make up the total. */
  epl_amount: z.int().nullable(),
})
export type EstimatePlan = z.output<typeof EstimatePlan>

export const EstimateRow = z.object({
  est_no: no(),
  est_code: z.string().nullable(),
  est_title: z.string(),
  est_ver: z.int(),
  est_state: estState.schema,
  proj_no: no(),
  proj_name: z.string(),
  client_name: z.string(),
  psrv_name: z.string().nullable(),
  est_supply: z.int(),
  est_vat: z.int(),
  est_amount: z.int(),
  est_valid_dt: z.string().nullable(),
  est_issued_dt: z.string().nullable(),
  emp_name: z.string().nullable(),
  reg_dt: z.string(),
})
export type EstimateRow = z.output<typeof EstimateRow>

/** 견적 현황 and its Excel file. */
export const estimateColumns = columnsOf<EstimateRow>()('est_no', {
  est_title: { title: estimateFields.est_title, card: 'title' },
  est_code: { title: estimateFields.est_code, width: 128, card: 'fact' },
  est_state: {
    title: estimateFields.est_state,
    width: 92,
    card: 'side',
    value: ({ est_state }) => estState.label(est_state),
  },
  client_name: { title: '고객사', width: 150, card: 'fact' },
  proj_name: { title: '프로젝트', only: 'excel' },
  psrv_name: { title: '서비스', width: 110, only: 'excel' },
  est_ver: { title: estimateFields.est_ver, kind: 'number', only: 'excel' },
  est_supply: { title: estimateFields.est_supply, kind: 'money', only: 'excel' },
  est_vat: { title: estimateFields.est_vat, kind: 'money', only: 'excel' },
  est_amount: { title: estimateFields.est_amount, kind: 'money', width: 124, sortable: true, card: 'fact' },
  est_valid_dt: { title: estimateFields.est_valid_dt, kind: 'date', width: 116, sortable: true, card: 'hidden' },
  emp_name: { title: estimateFields.emp_name, width: 84, card: 'hidden' },
  est_issued_dt: { title: estimateFields.est_issued_dt, kind: 'date', width: 116, sortable: true, card: 'hidden' },
  reg_dt: { title: '등록일', kind: 'date', width: 116, sortable: true, card: 'hidden' },
})

/** A request for a discount beyond the limit, and what became of it. */
const Approval = z.object({
  asked_by: z.string(),
  asked_of: z.string(),
  asked_dt: z.string(),
  asked_text: z.string(),
  decided_by: z.string().nullable(),
  decided_dt: z.string().nullable(),
  is_approved: z.boolean().nullable(),
  decided_text: z.string(),
})

const Answer = z.object({
  answered_dt: z.string(),
  way: z.literal(['phone', 'page']),
  name: z.string(),
  reason: answerReason.schema.nullable(),
  text: z.string(),
})

/** One version, whole, as staff see it. */
export const Estimate = EstimateRow.extend({
  est_root: no(),
  client_no: no(),
  est_to_name: z.string(),
  est_to_phone: z.string(),
  est_to_email: z.string(),
  est_vat_mode: vatMode.schema,
  est_discount: discount(mostAmount),
  est_list: z.int(),
  est_below: z.int(),
  est_terms: z.string(),
  est_note: z.string(),
  est_memo: z.string(),
  est_hash: z.string().nullable(),
  rev: z.int(),
  lines: z.array(EstimateLine),
  plans: z.array(EstimatePlan),
  approval: Approval.nullable(),
  answer: Answer.nullable(),
  /** All versions, the newest first. */
  versions: z.array(
    z.object({ est_no: no(), est_ver: z.int(), est_state: estState.schema, est_amount: z.int(), reg_dt: z.string() }),
  ),
  /** What the reader may give away in percent; null without a limit. */
  limit: z.int().nullable(),
  /** A line costs less than the floor of its item. */
  is_under_floor: z.boolean(),
  /** Beyond the reader's limit or below a floor, and not approved. */
  needs_approval: z.boolean(),
  /** The reader may issue, withdraw, extend and note answers. */
  may_issue: z.boolean(),
  /** The reader is asked and may decide. */
  may_decide: z.boolean(),
  /** Net less what it costs, for those who decide; null for others and where no cost is known. */
  margin: z.int().nullable(),
})
export type Estimate = z.output<typeof Estimate>

type Counted = Pick<
  LineDraft,
  'el_kind' | 'el_quantity' | 'el_price' | 'el_discount' | 'is_taxable' | 'is_optional'
> & {
  el_list_price?: number | null
  is_chosen?: boolean
}

/** A line that counts: no heading, and chosen where it is optional. */
export const isCounted = ({
  el_kind,
  is_optional,
  is_chosen,
}: Pick<Counted, 'el_kind' | 'is_optional' | 'is_chosen'>) => el_kind === 'line' && (!is_optional || is_chosen === true)

const toAmountLine = ({ el_quantity, el_price, el_list_price, el_discount, is_taxable }: Counted): AmountLine => ({
  quantity: el_quantity,
  price: el_price,
  list_price: el_list_price ?? null,
  discount: el_discount,
  is_taxable,
})

/** The sums of a draft or of an issued estimate, for the editor, the server and the paper alike. */
export const sumsOf = ({
  lines,
  est_discount,
  est_vat_mode,
}: { lines: Counted[] } & Pick<EstimateDraft, 'est_discount' | 'est_vat_mode'>) =>
  estimateAmounts(lines.filter(isCounted).map(toAmountLine), est_discount, est_vat_mode)

/** The amount of each part; null where the parts do not make up the total. */
export const partsOf = (total: number, plans: Pick<PlanDraft, 'epl_kind' | 'epl_value'>[]) =>
  planAmounts(
    total,
    plans.map(({ epl_kind, epl_value }) => ({ kind: epl_kind, value: epl_value })),
  )
