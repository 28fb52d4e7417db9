import { blankLine } from '@crm/contract/features/estimates/blankLine'
import type { EstimateDraft, LineDraft } from '@crm/contract/features/estimates/estimates.rows'
import { koreaToday } from '../clock.ts'

export const lineDraft = (changes: Partial<LineDraft> = {}): LineDraft => ({
  ...blankLine,
  el_name: '자문',
  el_price: 1_000_000,
  ...changes,
})

/** Complete: it could be issued as it is. */
export const estimateDraft = (changes: Partial<EstimateDraft> = {}): EstimateDraft => ({
  est_title: 'IR 덱 제작 견적서',
  est_to_name: '한대표',
  est_to_phone: '010-1234-5678',
  est_to_email: 'ceo@greenloop.example',
  est_valid_dt: koreaToday(),
  est_vat_mode: 'added',
  est_discount: null,
  lines: [lineDraft()],
  plans: [
    {
      ...{ epl_title: '전액', epl_kind: 'share', epl_value: 100, epl_due_kind: 'contract' },
      ...{ epl_due_dt: null, epl_due_days: 7, epl_pay_type: 3 },
    },
  ],
  est_terms: '',
  est_note: '',
  est_memo: '',
  ...changes,
})
