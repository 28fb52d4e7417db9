import { expect, test } from 'vitest'
import type { EstimatePlan } from '../estimates/estimates.rows.ts'
import { rescaledPlans } from './rescaledPlans.ts'

const part = (changes: Partial<EstimatePlan>): EstimatePlan => ({
  epl_title: '계약금',
  epl_kind: 'share',
  epl_value: 50,
  epl_amount: 500,
  epl_due_kind: 'contract',
  epl_due_dt: null,
  epl_due_days: 7,
  epl_pay_type: 3,
  ...changes,
})
const amounts = (plans: EstimatePlan[]) => plans.map(({ epl_amount }) => epl_amount)

test('shares follow the new total, and the last part takes the rounding', () => {
  expect(amounts(rescaledPlans([part({}), part({})], 1000, 1501))).toEqual([750, 751])
})

test('fixed amounts grow as the whole does, and make up the new total', () => {
  const fixed = [
    part({ epl_kind: 'won', epl_value: 300, epl_amount: 300 }),
    part({ epl_kind: 'won', epl_value: 700, epl_amount: 700 }),
  ]
  const grown = rescaledPlans(fixed, 1000, 1333)
  expect(amounts(grown)).toEqual([399, 934])
  expect(grown.map(({ epl_kind, epl_value }) => [epl_kind, epl_value])).toEqual([
    ['won', 399],
    ['won', 934],
  ])
})

test('a fixed first part stays where the last one is a share', () => {
  const mixed = [part({ epl_kind: 'won', epl_value: 400, epl_amount: 400 }), part({ epl_value: 100, epl_amount: 600 })]
  expect(amounts(rescaledPlans(mixed, 1000, 1500))).toEqual([400, 1100])
})
