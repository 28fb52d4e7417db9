import type { EstimateSettings } from '@crm/contract/features/estimates/estimates'
import {
  type Estimate,
  type EstimateDraft,
  isCounted,
  type LineDraft,
  sumsOf,
} from '@crm/contract/features/estimates/estimates.rows'
import { daysAfter, koreaToday } from '../../../shared/lib/format/date.ts'
import { toLineDraft } from './lines/estimateLines.ts'

export type EstimateValues = EstimateDraft & { proj_no: number }

/** A new estimate as the settings have it. */
export const blankEstimate = (
  {
    proj_no,
    est_title,
    est_to_name,
    est_to_phone,
  }: Pick<EstimateValues, 'proj_no' | 'est_title' | 'est_to_name' | 'est_to_phone'>,
  settings: EstimateSettings,
): EstimateValues => ({
  proj_no,
  est_title,
  est_to_name,
  est_to_phone,
  est_to_email: '',
  est_valid_dt: daysAfter(koreaToday(), settings.es_valid_days),
  est_vat_mode: settings.es_vat_mode,
  est_discount: null,
  lines: [],
  plans: settings.es_plan,
  est_terms: settings.es_terms,
  est_note: settings.es_note,
  est_memo: '',
})

export const valuesOf = (estimate: Estimate): EstimateValues => ({
  proj_no: estimate.proj_no,
  est_title: estimate.est_title,
  est_to_name: estimate.est_to_name,
  est_to_phone: estimate.est_to_phone,
  est_to_email: estimate.est_to_email,
  est_valid_dt: estimate.est_valid_dt,
  est_vat_mode: estimate.est_vat_mode,
  est_discount: estimate.est_discount,
  lines: estimate.lines.map(toLineDraft),
  plans: estimate.plans.map(({ epl_amount: _amount, ...plan }) => plan),
  est_terms: estimate.est_terms,
  est_note: estimate.est_note,
  est_memo: estimate.est_memo,
})

const mostSafe = 100_000_000_000
const whole = (value: unknown) => {
  const number = Math.floor(Number(value))
  return Number.isFinite(number) ? Math.min(Math.max(number, 0), mostSafe) : 0
}
const discountOf = (discount: LineDraft['el_discount']) => {
  if (!discount) return null
  const value = whole(discount.value)
  return { kind: discount.kind, value: discount.kind === 'rate' ? Math.min(value, 100) : value }
}

/** What is being typed as numbers that can be added up: a field that is empty for a moment is 0. */
export const countable = <Line extends LineDraft>(draft: {
  lines: Line[]
  est_discount: EstimateDraft['est_discount']
  est_vat_mode: EstimateDraft['est_vat_mode']
}) => ({
  est_vat_mode: draft.est_vat_mode,
  est_discount: discountOf(draft.est_discount),
  lines: draft.lines.map((line) => ({
    ...line,
    el_quantity: Math.min(Number(line.el_quantity) || 0, 100_000),
    el_price: whole(line.el_price),
    el_discount: discountOf(line.el_discount),
  })),
})

/** The sums, and the amounts of each line at its place: also of lines that do not count, by themselves. */
export const amountsOf = <Line extends LineDraft>(draft: Parameters<typeof countable<Line>>[0]) => {
  const { lines, est_discount, est_vat_mode } = countable(draft)
  const sums = sumsOf({ lines, est_discount, est_vat_mode })
  let counted = 0
  const byPlace = lines.map((line) => {
    if (line.el_kind === 'section') return null
    if (isCounted(line)) return sums.lines[counted++] ?? null
    return sumsOf({ lines: [{ ...line, is_optional: false }], est_discount: null, est_vat_mode }).lines[0] ?? null
  })
  return { sums, byPlace }
}
