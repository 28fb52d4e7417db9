import * as z from 'zod'
import { no } from '../../kit/fields.ts'
import { labelled } from '../../kit/labelled.ts'

/** What is tax free has an invoice without VAT, a kind of its own at the tax office. */
export const paperKind = labelled({ cash_receipt: '현금영수증', tax_invoice: '세금계산서', invoice: '계산서' })
export type PaperKind = (typeof paperKind.values)[number]

export const paperState = labelled({ requested: '발급 대기', issued: '발급 완료', cancelled: '취소' })
export type PaperState = (typeof paperState.values)[number]

export const cashKind = labelled({ income: '소득공제', expense: '지출증빙' })

/** Whom an invoice is for. */
export const CompanyFacts = z.object({
  receiver: z.string().nullable(),
  company_name: z.string().nullable(),
  company_rep: z.string().nullable(),
  company_addr: z.string().nullable(),
  company_type: z.string().nullable(),
  company_item: z.string().nullable(),
  company_email: z.string().nullable(),
})
export type CompanyFacts = z.output<typeof CompanyFacts>

export const TaxPaper = CompanyFacts.extend({
  tp_no: no(),
  pay_no: no(),
  pay_title: z.string(),
  client_no: no().nullable(),
  client_name: z.string().nullable(),
  kind: paperKind.schema,
  tp_state: paperState.schema,
  cash_kind: cashKind.schema.nullable(),
  /** Negative on amendments. */
  supply: z.int(),
  vat: z.int(),
  total: z.int(),
  issue_number: z.string().nullable(),
  receipt_url: z.string().nullable(),
  /** The last day on which it may be issued. */
  due_dt: z.string(),
  is_overdue: z.boolean(),
  issued_dt: z.string().nullable(),
  /** The paper that this one amends. */
  amended_of: no().nullable(),
  /** What its amendments have left of it. */
  left: z.int(),
  reason: z.string().nullable(),
  fail_message: z.string().nullable(),
  paid_dt: z.string().nullable(),
  reg_dt: z.string(),
})
export type TaxPaper = z.output<typeof TaxPaper>

/** What a payment has of papers, and what may be asked for. */
export const PaymentPapers = z.object({
  pay_no: no(),
  papers: z.array(TaxPaper),
  /** Why there is none to ask for, in words. */
  note: z.string().nullable(),
  /** The kind of invoice that may be asked for, or whose company may be put right. */
  may_invoice: paperKind.schema.nullable(),
  may_receipt: z.boolean(),
  /** What stands in the form at first. */
  company: CompanyFacts,
})
export type PaymentPapers = z.output<typeof PaymentPapers>
