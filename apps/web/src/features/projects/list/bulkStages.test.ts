import { expect, test } from 'vitest'
import { commonStages } from './bulkStages.ts'

const at = (progress_status: 'pre' | 'guide' | 'paid' | 'completed' | 'unknown' | null) => ({
  progress_status,
  lost_stage: progress_status === 'unknown' ? ('started' as const) : null,
})

test('only stages that every one of them may go to are offered', () => {
  expect(commonStages([])).toEqual([])
  expect(commonStages([at(null)])).toEqual([
    { stage: 'pre', isBack: false },
    { stage: 'guide', isBack: false },
    { stage: 'unknown', isBack: true },
  ])
  expect(commonStages([at('pre'), at('guide')])).toEqual([
    { stage: 'inquiry', isBack: true },
    { stage: 'pre', isBack: true },
    { stage: 'guide', isBack: false },
    { stage: 'paid', isBack: false },
    { stage: 'unknown', isBack: true },
  ])
})

test('those that are there already stay; there must be one that moves', () => {
  expect(commonStages([at('paid'), at('guide')])).toContainEqual({ stage: 'paid', isBack: false })
  expect(commonStages([at('paid'), at('paid')]).map(({ stage }) => stage)).not.toContain('paid')
})

test('one that was lost sight of may return to where it was lost from', () => {
  expect(commonStages([at('unknown')])).toContainEqual({ stage: 'started', isBack: true })
  expect(commonStages([at('unknown')]).map(({ stage }) => stage)).not.toContain('paid')
})

test('one that would go back makes the move one that asks for a reason', () => {
  expect(commonStages([at(null), at('paid')])).toContainEqual({ stage: 'guide', isBack: true })
})
