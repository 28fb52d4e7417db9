import * as z from 'zod'
import { columnsOf } from '../../kit/columns.ts'
import { dateTime, no } from '../../kit/fields.ts'
import { labelled } from '../../kit/labelled.ts'
import { Credit } from '../contracts/contracts.rows.ts'
import { ctrKind, ctrState, signerState } from '../contracts/contracts.words.ts'
import { PublicEstimate, publicState } from '../publicEstimates/publicEstimates.rows.ts'
import { paperKind, paperState } from '../taxPapers/taxPapers.rows.ts'

/** What the reader or the reader's company has to do next about an estimate. */
export const clientWait = labelled({ overdue: '연체', sign: '서명 필요', answer: '답변 필요', pay: '결제 예정' })
export type ClientWait = (typeof clientWait.values)[number]

export const clientEstimateMessages = {
  notSigner: '서명자로 지정된 사람만 서명할 수 있어요.',
  notSealed: '계약서를 준비하고 있어요. 잠시 후 다시 받아 주세요.',
} as const

/** The newest version of an estimate as the people of its company see it. */
export const ClientEstimateRow = z.object({
  est_no: no(),
  est_code: z.string().nullable(),
  est_title: z.string(),
  proj_name: z.string(),
  state: publicState.schema,
  est_amount: z.int(),
  est_issued_dt: z.string().nullable(),
  est_valid_dt: z.string().nullable(),
  /** Of the contract that was sent or concluded; a draft is none. */
  ctr_state: ctrState.schema.nullable(),
  /** Null before there is anything to pay. */
  paid: z.int().nullable(),
  balance: z.int().nullable(),
  next_due_dt: z.string().nullable(),
  overdue_days: z.int(),
  waits: clientWait.schema.nullable(),
})
export type ClientEstimateRow = z.output<typeof ClientEstimateRow>

export const clientEstimateColumns = columnsOf<ClientEstimateRow>()('est_no', {
  est_title: { title: '견적', card: 'title' },
  proj_name: { title: '프로젝트', width: 150, card: 'hidden' },
  state: { title: '상태', width: 76, card: 'side', value: ({ state }) => publicState.label(state) },
  waits: { title: '할 일', width: 100, card: 'fact', value: ({ waits }) => (waits ? clientWait.label(waits) : '') },
  est_amount: { title: '합계', kind: 'money', width: 116, card: 'fact' },
  ctr_state: {
    title: '계약',
    width: 92,
    card: 'hidden',
    value: ({ ctr_state }) => (ctr_state ? ctrState.label(ctr_state) : ''),
  },
  paid: { title: '결제', kind: 'money', width: 116, card: 'hidden' },
  balance: { title: '남은 금액', kind: 'money', width: 116, card: 'hidden' },
  next_due_dt: { title: '다음 결제일', kind: 'date', width: 120, card: 'fact' },
  est_issued_dt: { title: '견적일', kind: 'date', width: 112, card: 'hidden' },
})

/** A tax paper of what was paid, as the company that gets it sees it. */
export const ClientPaper = z.object({
  tp_no: no(),
  kind: paperKind.schema,
  tp_state: paperState.schema,
  /** Takes something off an earlier one. */
  amended_of: no().nullable(),
  projcrd_title: z.string(),
  supply: z.int(),
  vat: z.int(),
  total: z.int(),
  company_name: z.string().nullable(),
  issue_number: z.string().nullable(),
  issued_dt: z.string().nullable(),
  due_dt: z.string(),
})
export type ClientPaper = z.output<typeof ClientPaper>

/** The contract of an estimate, without anything that staff wrote about it. */
export const ClientContract = z.object({
  ctr_title: z.string(),
  ctr_kind: ctrKind.schema,
  ctr_state: ctrState.schema,
  ctr_amount: z.int(),
  paid: z.int(),
  balance: z.int(),
  ctr_concluded_dt: z.string().nullable(),
  ctr_cancelled_dt: z.string().nullable(),
  /** What came back so far, each with its day. */
  refunds: z.array(z.object({ day: z.string(), amount: z.int() })),
  /** Decided, but not through yet. */
  refund_open: z.int(),
  /** The last day for signing. */
  ctr_valid_dt: z.string().nullable(),
  signers: z.array(
    z.object({
      cs_name: z.string(),
      cs_title: z.string(),
      cs_state: signerState.schema,
      cs_signed_dt: dateTime().nullable(),
      /** The reader has the e-mail address or the mobile number of this signer. */
      is_me: z.boolean(),
    }),
  ),
  /** It is the reader's turn. */
  may_sign: z.boolean(),
  /** The sealed PDF can be read. */
  is_sealed: z.boolean(),
  credits: z.array(Credit),
  papers: z.array(ClientPaper),
  /** Something was paid by card, whose slip stands for the tax paper. */
  by_card: z.boolean(),
})
export type ClientContract = z.output<typeof ClientContract>

export const ClientEstimate = PublicEstimate.extend({
  est_no: no(),
  proj_no: no(),
  contract: ClientContract.nullable(),
  /** Where transfers go now, and what is written as depositor; null where no account is set. */
  transfer: z.object({ account: z.string(), depositor: z.string() }).nullable(),
})
export type ClientEstimate = z.output<typeof ClientEstimate>

export const ClientEstimateWaiting = z.object({
  /** All estimates of the company; 0 where there never was one. */
  total: z.int(),
  answer: z.int(),
  sign: z.int(),
  pay: z.int(),
  overdue: z.int(),
  /** What waits, the most urgent first. */
  rows: z.array(ClientEstimateRow),
})
export type ClientEstimateWaiting = z.output<typeof ClientEstimateWaiting>
