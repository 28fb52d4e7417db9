import { PlanDraft, partsOf } from '@crm/contract/features/estimates/estimates.rows'
import { expect, test } from 'vitest'
import { planPresets, restPart, shownParts } from './plans.ts'

test('every preset makes up the total and may be saved', () => {
  for (const { plan } of planPresets) {
    expect(partsOf(13_580_245, plan)?.reduce((sum, amount) => sum + amount, 0)).toBe(13_580_245)
    for (const part of plan) expect(PlanDraft.safeParse(part).success).toBe(true)
  }
  expect(planPresets.map(({ plan }) => plan.map(({ epl_value }) => epl_value))).toEqual([[100], [50, 50], [30, 40, 30]])
})

test('where parts do not make up the total, the rest is shown', () => {
  const [first, second] = planPresets[1].plan as [PlanDraft, PlanDraft]
  expect(shownParts(1000, [first, { ...second, epl_value: 30 }])).toEqual({
    amounts: [500, 300],
    rest: 200,
    isWhole: false,
  })
  expect(shownParts(1001, [first, second])).toEqual({ amounts: [500, 501], rest: 0, isWhole: true })
})

test('a new part takes what is left, in the way of the others', () => {
  const [first] = planPresets[1].plan as [PlanDraft]
  expect(restPart(1000, [first])).toMatchObject({ epl_kind: 'share', epl_value: 50 })
  expect(restPart(1000, [{ ...first, epl_kind: 'won', epl_value: 300 }])).toMatchObject({
    epl_kind: 'won',
    epl_value: 700,
  })
})

test('a value that is being typed counts as nothing', () => {
  const [first] = planPresets[0].plan as [PlanDraft]
  expect(shownParts(1000, [{ ...first, epl_value: '' as unknown as number }])).toMatchObject({ rest: 1000 })
})
