import { expect, test } from 'vitest'
import { commonStages } from './bulkStages.ts'

const at = (progress_status: 'pre' | 'guide' | 'paid' | 'completed' | null) => ({ progress_status })

test('only stages that every one of them may go to are offered', () => {
  expect(commonStages([])).toEqual([])
  expect(commonStages([at(null)])).toEqual([
    { stage: 'pre', isBack: false },
    { stage: 'guide', isBack: false },
    { stage: 'unknown', isBack: true },
  ])
  expect(commonStages([at('pre'), at('guide')])).toEqual([
    { stage: 'inquiry', isBack: true },
    { stage: 'paid', isBack: false },
    { stage: 'unknown', isBack: true },
  ])
})

test('one that would go back makes the move one that asks for a reason', () => {
  expect(commonStages([at(null), at('paid')])).toContainEqual({ stage: 'guide', isBack: true })
})
