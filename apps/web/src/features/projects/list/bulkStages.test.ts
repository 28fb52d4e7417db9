import { expect, test } from 'vitest'
import { commonStages } from './bulkStages.ts'

const at = (progress_status: 'pre' | 'guide' | 'paid' | 'started' | 'completed' | 'unknown' | null) => ({
  progress_status,
  lost_stage: progress_status === 'unknown' ? ('started' as const) : null,
  contract_status: [] as ('credit_on' | 'credit_off')[],
})

test('only stages that every one of them may go to are offered', () => {
  expect(commonStages([])).toEqual([])
  expect(commonStages([at(null)])).toEqual([
    { stage: 'pre', isBack: false, isUnpaid: false },
    { stage: 'guide', isBack: false, isUnpaid: false },
    { stage: 'unknown', isBack: true, isUnpaid: false },
  ])
  expect(commonStages([at('pre'), at('guide')])).toEqual([
    { stage: 'inquiry', isBack: true, isUnpaid: false },
    { stage: 'pre', isBack: true, isUnpaid: false },
    { stage: 'guide', isBack: false, isUnpaid: false },
    { stage: 'paid', isBack: false, isUnpaid: false },
    { stage: 'unknown', isBack: true, isUnpaid: false },
  ])
})

test('those that are there already stay; there must be one that moves', () => {
  expect(commonStages([at('paid'), at('guide')])).toContainEqual({ stage: 'paid', isBack: false, isUnpaid: false })
  expect(commonStages([at('paid'), at('paid')]).map(({ stage }) => stage)).not.toContain('paid')
})

test('one that was lost sight of may return to where it was lost from', () => {
  expect(commonStages([at('unknown')])).toContainEqual({ stage: 'started', isBack: true, isUnpaid: false })
  expect(commonStages([at('unknown')]).map(({ stage }) => stage)).not.toContain('paid')
})

test('one that would go back makes the move one that asks for a reason', () => {
  expect(commonStages([at(null), at('paid')])).toContainEqual({ stage: 'guide', isBack: true, isUnpaid: false })
})

test('completing one that is not paid asks for a reason', () => {
  const stages = commonStages([at('started'), { ...at('started'), contract_status: ['credit_on'] }])
  expect(stages).toContainEqual({ stage: 'completed', isBack: false, isUnpaid: true })
  expect(commonStages([{ ...at('started'), contract_status: ['credit_off'] }])).toContainEqual({
    stage: 'completed',
    isBack: false,
    isUnpaid: false,
  })
})
