import * as z from 'zod'
import { columnsOf } from '../../kit/columns.ts'
import { dateTime, no } from '../../kit/fields.ts'
import { dueKind } from '../estimates/estimates.words.ts'
import { payType } from '../projects/projects.words.ts'
import { ContractRefund } from './contracts.refunds.ts'
import { contractFields, ctrKind, ctrState, eventKind, signerState, signMethod } from './contracts.words.ts'

export const Credit = z.object({
  projcrd_no: no(),
  projcrd_title: z.string(),
  projcrd_amount: z.int(),
  projcrd_paid: z.int(),
  projcrd_pay_type: payType.schema,
  /** Null while what it depends on has no date yet. */
  projcrd_due_dt: z.string().nullable(),
  projcrd_due_kind: dueKind.schema,
  projcrd_due_days: z.int().nullable(),
  /** Since when it is covered in full. */
  projcrd_deposit_dt: z.string().nullable(),
})
export type Credit = z.output<typeof Credit>

export const ContractRow = z.object({
  ctr_no: no(),
  ctr_title: z.string(),
  ctr_kind: ctrKind.schema,
  ctr_state: ctrState.schema,
  ctr_amount: z.int(),
  paid: z.int(),
  balance: z.int(),
  /** Of the first credit that is not covered; null where none is open or none has a date. */
  next_due_dt: z.string().nullable(),
  /** How long that credit is overdue; 0 where it is not. */
  overdue_days: z.int(),
  ctr_concluded_dt: z.string().nullable(),
  est_no: no(),
  est_code: z.string().nullable(),
  proj_no: no(),
  proj_name: z.string(),
  client_no: no(),
  client_name: z.string(),
  emp_name: z.string().nullable(),
  reg_dt: dateTime(),
})
export type ContractRow = z.output<typeof ContractRow>

/** The list, and its Excel file. */
export const contractColumns = columnsOf<ContractRow>()('ctr_no', {
  ctr_title: { title: contractFields.ctr_title, card: 'title' },
  client_name: { title: '고객사', width: 140, card: 'fact' },
  ctr_state: {
    title: contractFields.ctr_state,
    width: 92,
    card: 'side',
    value: ({ ctr_state }) => ctrState.label(ctr_state),
  },
  ctr_kind: { title: contractFields.ctr_kind, only: 'excel', value: ({ ctr_kind }) => ctrKind.label(ctr_kind) },
  est_code: { title: '견적 번호', only: 'excel' },
  proj_name: { title: '프로젝트', only: 'excel' },
  ctr_amount: { title: contractFields.ctr_amount, kind: 'money', width: 120, sortable: true, card: 'fact' },
  paid: { title: '입금', kind: 'money', width: 120, card: 'hidden' },
  balance: { title: '잔액', kind: 'money', width: 120, sortable: true, card: 'hidden' },
  next_due_dt: { title: '다음 결제일', kind: 'date', width: 116, sortable: true, card: 'hidden' },
  overdue_days: { title: '연체일', kind: 'number', width: 104, card: 'fact' },
  ctr_concluded_dt: {
    title: contractFields.ctr_concluded_dt,
    kind: 'date',
    width: 116,
    sortable: true,
    card: 'hidden',
  },
  emp_name: { title: '등록자', only: 'excel' },
  reg_dt: { title: '등록일', kind: 'date', only: 'excel' },
})

/** What a deposit paid of one credit, or a refund gave back of it. */
export const CreditShare = z.object({
  dep_no: no(),
  projcrd_no: no(),
  dep_dt: z.string(),
  dep_pay_type: payType.schema,
  ds_amount: z.int(),
})

/** Somebody at the client who signs, as staff see them. */
export const Signer = z.object({
  cs_no: no(),
  cs_name: z.string(),
  cs_title: z.string(),
  cs_phone: z.string(),
  cs_email: z.string(),
  cs_state: signerState.schema,
  cs_method: signMethod.schema.nullable(),
  cs_viewed_dt: dateTime().nullable(),
  cs_signed_dt: dateTime().nullable(),
  cs_decline_reason: z.string(),
  /** The messages that have a link, newest first. */
  links: z.array(
    z.object({
      slk_no: no(),
      slk_way: z.literal(['talk', 'mail', 'copy']),
      slk_to: z.string(),
      outcome: z.literal(['waiting', 'sent', 'failed', 'revoked']),
      reg_dt: dateTime(),
    }),
  ),
})
export type Signer = z.output<typeof Signer>

/** One line of the audit trail. */
export const ContractEvent = z.object({
  ce_no: z.int(),
  ce_at: dateTime(),
  ce_kind: eventKind.schema,
  /** Of the signer or of the employee; null for what the product did by itself. */
  name: z.string().nullable(),
  /** Which consent, where a code went to, why it was declined. */
  text: z.string(),
  ce_address: z.string(),
  ce_device: z.string(),
})
export type ContractEvent = z.output<typeof ContractEvent>

export const Contract = ContractRow.extend({
  ctr_memo: z.string(),
  /** The client is not reminded of its payments. */
  is_paused: z.boolean(),
  ctr_cancelled_dt: z.string().nullable(),
  ctr_cancel_reason: z.string(),
  credits: z.array(Credit),
  shares: z.array(CreditShare),
  /** What was decided to give back, newest first. */
  refunds: z.array(ContractRefund),
  /** Null and empty for contracts on paper. */
  ctt_no: no().nullable(),
  ctt_name: z.string().nullable(),
  ctt_ver: z.int().nullable(),
  ctr_html: z.string(),
  ctr_special: z.string(),
  is_in_order: z.boolean(),
  signatory_no: no().nullable(),
  signatory_name: z.string().nullable(),
  ctr_valid_dt: z.string().nullable(),
  ctr_sent_dt: dateTime().nullable(),
  ctr_sealed_dt: dateTime().nullable(),
  signers: z.array(Signer),
  events: z.array(ContractEvent),
  /** The reader is one of the project's people or manages contracts. */
  may_write: z.boolean(),
  /** The reader may cancel it and register deposits. */
  may_manage: z.boolean(),
  /** The reader is our signatory, or manages contracts. */
  may_send: z.boolean(),
  rev: z.int(),
})
export type Contract = z.output<typeof Contract>
