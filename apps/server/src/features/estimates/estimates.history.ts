import {
  answerReason,
  discountKind,
  estimateFields,
  estState,
  vatMode,
} from '@crm/contract/features/estimates/estimates.words'
import { showNumber } from '@crm/contract/kit/numbers'
import type { HistoryOwners } from '../../context.ts'
import { type AuditFacts, auditRowsOf } from '../../db/auditEntries.ts'
import { fieldChanges, type HistoryFields, inWon } from '../history/fieldChanges.ts'
import { mayOpenProject } from '../projects/projects.service.ts'
import { estimatesText } from './estimates.messages.ts'
import { managesEstimates } from './estimates.policy.ts'
import { findEstimate } from './estimates.queries.ts'

const fields: HistoryFields = {
  est_state: [estimateFields.est_state, estState.labelOf],
  est_code: [estimateFields.est_code],
  est_title: [estimateFields.est_title],
  est_to_name: [estimateFields.est_to_name],
  est_to_phone: [estimateFields.est_to_phone],
  est_to_email: [estimateFields.est_to_email],
  est_valid_dt: [estimateFields.est_valid_dt],
  est_vat_mode: [estimateFields.est_vat_mode, vatMode.labelOf],
  est_discount: [estimateFields.est_discount, (discount) => (Number(discount) ? showNumber(Number(discount)) : '')],
  est_discount_kind: [estimatesText.discountKind, discountKind.labelOf],
  est_amount: [estimateFields.est_amount, inWon],
  est_terms: [estimateFields.est_terms],
  est_note: [estimateFields.est_note],
  est_memo: [estimateFields.est_memo],
  est_answer_name: [estimatesText.answerName],
  est_answer_reason: [estimatesText.answerReason, answerReason.labelOf],
}

const settingsFields: HistoryFields = {
  es_limits: [
    estimatesText.limits,
    (limits) =>
      (limits as (number | null)[])
        .map((limit, emp_lv) => `${emp_lv}: ${limit === null ? estimatesText.noLimit : `${limit}%`}`)
        .join(', '),
  ],
  es_valid_days: [estimatesText.validDays],
  es_vat_mode: [estimateFields.est_vat_mode, vatMode.labelOf],
  es_plan: [estimateFields.est_plans, (plan) => estimatesText.parts((plan as unknown[]).length)],
  es_terms: [estimateFields.est_terms],
  es_note: [estimateFields.est_note],
}

/** An estimate that begins without a discount has no kind of discount to speak of. */
const beginning = (after: AuditFacts | null) =>
  after && Number(after.est_discount) === 0 ? { ...after, est_discount_kind: null } : after

export const estimateHistoryOwners: HistoryOwners = {
  estimates: {
    canSee: async (ctx, est_no) => {
      const estimate = await findEstimate(ctx.db, est_no, ctx.actor.emp_no)
      if (!estimate || ctx.actor.user_type !== 'emp' || ctx.actor.gate !== 'open') return false
      return managesEstimates(ctx.actor) || (await mayOpenProject(ctx, estimate.proj_no))
    },
    auditRows: async (_ctx, est_no) => auditRowsOf(['estimates'], est_no),
    describe: async () => (entry) =>
      entry.rows.flatMap(({ before, after }) => fieldChanges(before, before ? after : beginning(after), fields)),
  },
  estimate_settings: {
    canSee: async ({ actor }) => actor.user_type === 'emp' && actor.gate === 'open' && managesEstimates(actor),
    auditRows: async (_ctx, es_no) => auditRowsOf(['estimate_settings'], es_no),
    describe: async () => (entry) =>
      entry.rows.flatMap(({ before, after }) => fieldChanges(before, after, settingsFields)),
  },
}
