import { type EstimateDraft, partsOf, sumsOf } from '@crm/contract/features/estimates/estimates.rows'
import { estimateMessages as messages, mostAmount } from '@crm/contract/features/estimates/estimates.words'

/** What has to be written before an estimate may be issued, in words; the server asks for the same. */
export const missingOf = (draft: EstimateDraft, today: string): string[] => {
  const lines = draft.lines.filter(({ el_kind }) => el_kind === 'line')
  const { total } = sumsOf(draft)
  return [
    draft.est_title.trim() === '' && messages.title,
    draft.est_to_name.trim() === '' && messages.toName,
    !draft.est_valid_dt && messages.validDate,
    draft.est_valid_dt && draft.est_valid_dt < today && messages.validPast,
    lines.length === 0 && messages.noLines,
    draft.lines.some(({ el_name }) => el_name.trim() === '') && messages.lineName,
    lines.length > 0 && (total < 1 || total > mostAmount) && messages.amount,
    draft.plans.length === 0 && messages.planParts,
    draft.plans.length > 0 && total > 0 && partsOf(total, draft.plans) === null && messages.plan,
    draft.plans.some(({ epl_due_dt }) => epl_due_dt !== null && epl_due_dt < today) && messages.duePast,
  ].filter((message) => typeof message === 'string' && message !== '')
}
