import type { Estimate, EstimateLine, EstimatePlan } from '@crm/contract/features/estimates/estimates.rows'
import { isCounted, sumsOf } from '@crm/contract/features/estimates/estimates.rows'
import { dueKind } from '@crm/contract/features/estimates/estimates.words'
import type { CompanyInfo } from '@crm/contract/features/portal/portal'
import { payType } from '@crm/contract/features/projects/projects.words'
import { showLongDate } from '@crm/contract/kit/dates'
import { showNumber } from '@crm/contract/kit/numbers'
import { amountToHangul } from 'es-hangul'
import type { Fact, PdfBlock, PdfDocument, SealMark, TableSection } from '../../../pdf/document.ts'
import { letterheadOf } from '../../../pdf/letterhead.ts'
import { sealedLabel, supplierFacts } from '../../../pdf/supplier.ts'
import { paperText as text } from './paper.messages.ts'

/** What the paper shows of an estimate: nothing that is for staff only. */
export type PaperFacts = Pick<
  Estimate,
  | 'est_code'
  | 'est_title'
  | 'est_amount'
  | 'est_supply'
  | 'est_vat'
  | 'est_vat_mode'
  | 'est_discount'
  | 'est_to_name'
  | 'est_valid_dt'
  | 'est_issued_dt'
  | 'est_terms'
  | 'est_note'
  | 'client_name'
  | 'emp_name'
> & {
  lines: Omit<EstimateLine, 'el_no' | 'el_memo'>[]
  plans: EstimatePlan[]
}

export interface PaperOptions {
  company: CompanyInfo
  /** The account that clients pay into; empty where none is set. */
  bank: string
  /** 업태 and 종목. */
  business: string
  item: string
  seal: SealMark
  /** ISO time for the file's metadata. */
  createdAt: string
}

const number = (amount: number) => showNumber(amount)

const senderOf = (options: PaperOptions, manager: string | null): Fact[] => [
  ...supplierFacts(options),
  ...(manager ? [{ label: text.manager, value: manager }] : []),
]

/** Name and what it is about, below each other. */
const nameOf = ({ el_name, el_content }: Pick<EstimateLine, 'el_name' | 'el_content'>) =>
  [el_name, el_content].filter(Boolean).join('\n')

const quantityOf = ({ el_quantity, el_unit }: Pick<EstimateLine, 'el_quantity' | 'el_unit'>) =>
  `${number(el_quantity)}${el_unit && ` ${el_unit}`}`

/** A heading stays only when a line that counts stands below it. */
const rowsOf = ({ lines, ...estimate }: PaperFacts): (string[] | TableSection)[] => {
  const sums = sumsOf({ ...estimate, lines })
  const rows: (string[] | TableSection)[] = []
  let heading: string | undefined
  let at = 0
  for (const line of lines) {
    if (line.el_kind === 'section') heading = line.el_name
    if (!isCounted(line)) continue
    if (heading) rows.push({ section: heading })
    heading = undefined
    const amount = sums.lines[at]
    at += 1
    if (!amount) continue
    rows.push([
      nameOf(line),
      quantityOf(line),
      number(line.el_price),
      amount.discount ? `-${number(amount.discount)}` : '',
      number(amount.supply),
      line.is_taxable && estimate.est_vat_mode !== 'free' ? number(amount.vat) : text.untaxed,
    ])
  }
  const { discount } = sums
  if (discount.amount) rows.push([text.wholeDiscount, '', '', '', number(discount.supply), number(discount.vat)])
  return rows
}

const lineBlocks = (estimate: PaperFacts): PdfBlock[] => [
  { kind: 'heading', text: text.lines, note: text.vat[estimate.est_vat_mode] },
  {
    kind: 'table',
    columns: [
      { title: text.item, width: 5 },
      { title: text.quantity, width: 1.5, align: 'right' },
      { title: text.price, width: 2, align: 'right' },
      { title: text.discount, width: 1.8, align: 'right' },
      { title: text.supply, width: 2.1, align: 'right' },
      { title: text.tax, width: 1.8, align: 'right' },
    ],
    rows: rowsOf(estimate),
    foot: [text.total(number(estimate.est_amount)), '', '', '', number(estimate.est_supply), number(estimate.est_vat)],
    empty: text.noLines,
  },
]

const optionalBlocks = ({ lines }: PaperFacts): PdfBlock[] => {
  const left = lines.filter((line) => line.el_kind === 'line' && !isCounted(line))
  if (left.length === 0) return []
  const amounts = sumsOf({
    lines: left.map((line) => ({ ...line, is_optional: false })),
    est_discount: null,
    est_vat_mode: 'free',
  })
  return [
    { kind: 'heading', text: text.optional, note: text.optionalNote },
    {
      kind: 'table',
      columns: [
        { title: text.item, width: 6 },
        { title: text.quantity, width: 1.5, align: 'right' },
        { title: text.price, width: 2, align: 'right' },
        { title: text.optionalPrice, width: 2, align: 'right' },
      ],
      rows: left.map((line, at) => [
        nameOf(line),
        quantityOf(line),
        number(line.el_price),
        number(amounts.lines[at]?.net ?? 0),
      ]),
      empty: text.noLines,
    },
  ]
}

const dueWords = ({ epl_due_kind, epl_due_dt, epl_due_days }: EstimatePlan) =>
  epl_due_kind === 'date' ? showLongDate(epl_due_dt) : text.dueAfter(dueKind.label(epl_due_kind), epl_due_days ?? 0)

const planBlocks = ({ plans }: PaperFacts, bank: string): PdfBlock[] => [
  { kind: 'heading', text: text.plan },
  {
    kind: 'table',
    columns: [
      { title: text.part, width: 3 },
      { title: text.due, width: 3 },
      { title: text.way, width: 2 },
      { title: text.amount, width: 2, align: 'right' },
    ],
    rows: plans.map((plan) => [
      plan.epl_title,
      dueWords(plan),
      payType.label(plan.epl_pay_type),
      plan.epl_amount === null ? '-' : number(plan.epl_amount),
    ]),
    empty: text.noPlan,
  },
  ...(bank ? [{ kind: 'facts', facts: [{ label: text.account, value: bank, wide: true }] } satisfies PdfBlock] : []),
]

const writtenBlocks = (title: string, words: string): PdfBlock[] =>
  words
    ? [
        { kind: 'heading', text: title },
        { kind: 'paragraph', text: words },
      ]
    : []

/** 견적서: a draft's has no number and says so. */
export const estimateDocument = (estimate: PaperFacts, options: PaperOptions): PdfDocument => ({
  title: text.title,
  subtitle: estimate.est_title,
  letterhead: letterheadOf(options.company),
  opening: 'deed',
  ...(estimate.est_code ? {} : { confidential: text.draft }),
  createdAt: options.createdAt,
  blocks: [
    {
      kind: 'parties',
      receiver: text.receiver(estimate.client_name),
      lines: [
        ...(estimate.est_to_name ? [text.attention(estimate.est_to_name)] : []),
        ...(estimate.est_code ? [text.number(estimate.est_code)] : []),
        ...(estimate.est_issued_dt ? [text.date(showLongDate(estimate.est_issued_dt))] : []),
        ...(estimate.est_valid_dt ? [text.valid(showLongDate(estimate.est_valid_dt))] : []),
        text.sentence,
      ],
      sender: senderOf(options, estimate.emp_name),
      seal: { ...options.seal, at: sealedLabel(options.company) },
    },
    {
      kind: 'note',
      text: text.sum(amountToHangul(estimate.est_amount), number(estimate.est_amount)),
      isStrong: true,
    },
    ...lineBlocks(estimate),
    ...optionalBlocks(estimate),
    ...planBlocks(estimate, options.bank),
    ...writtenBlocks(text.terms, estimate.est_terms),
    ...writtenBlocks(text.note, estimate.est_note),
  ],
})
