import { blankLine } from '@crm/contract/features/estimates/blankLine'
import type { EstimateDraft } from '@crm/contract/features/estimates/estimates.rows'
import { estimateMessages as messages } from '@crm/contract/features/estimates/estimates.words'
import { expect, test } from 'vitest'
import { planPresets } from '../editor/plans.ts'
import { missingOf } from './missing.ts'

const today = '2026-11-17'
const draft = (changes: Partial<EstimateDraft> = {}): EstimateDraft => ({
  est_title: '컨설팅 견적',
  est_to_name: '김대표',
  est_to_phone: '',
  est_to_email: '',
  est_valid_dt: '2026-12-01',
  est_vat_mode: 'added',
  est_discount: null,
  lines: [{ ...blankLine, el_name: '상담', el_price: 1000 }],
  plans: planPresets[1].plan,
  est_terms: '',
  est_note: '',
  est_memo: '',
  ...changes,
})

test('a whole estimate misses nothing', () => {
  expect(missingOf(draft(), today)).toEqual([])
})

test('each thing that is missing is named', () => {
  expect(missingOf(draft({ est_to_name: ' ', est_valid_dt: null, lines: [], plans: [] }), today)).toEqual([
    messages.toName,
    messages.validDate,
    messages.noLines,
    messages.planParts,
  ])
  expect(missingOf(draft({ est_valid_dt: '2026-11-16' }), today)).toEqual([messages.validPast])
  expect(missingOf(draft({ plans: planPresets[1].plan.slice(1) }), today)).toEqual([messages.plan])
})

test('an estimate of nothing but optional lines has no amount', () => {
  const lines = [{ ...blankLine, el_name: '상담', el_price: 1000, is_optional: true }]
  expect(missingOf(draft({ lines }), today)).toEqual([messages.amount])
})
