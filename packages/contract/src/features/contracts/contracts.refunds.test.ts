import { expect, test } from 'vitest'
import { divideRefund, proposeRefund, type RefundFacts, shareWords } from './contracts.refunds.ts'

const facts: RefundFacts = {
  ...{ day: '2026-03-08', concluded: '2026-03-01', started: null, completed: null, end: '2026-06-09' },
  ...{ milestones: 0, milestones_done: 0, ctr_amount: 10_000_000, paid: 5_000_000 },
}

test('within seven days of concluding and before the start all goes back, on the eighth by what is performed', () => {
  expect(proposeRefund(facts)).toEqual({ basis: 'withdrawal', done: 0, total: 1, performed: 0, amount: 5_000_000 })
  expect(proposeRefund({ ...facts, day: '2026-03-09' })).toMatchObject({ basis: 'not_started', amount: 5_000_000 })
  const done = { ...facts, milestones: 4, milestones_done: 1 }
  expect(proposeRefund(done)).toMatchObject({ basis: 'withdrawal', amount: 5_000_000 })
  expect(proposeRefund({ ...done, day: '2026-03-09' })).toMatchObject({ basis: 'milestones', amount: 2_500_000 })
})

test('after the start the performed share of the whole contract stays, by milestones before days', () => {
  const started = { ...facts, started: '2026-03-01', day: '2026-03-31' }
  const byMilestones = { ...started, milestones: 10, milestones_done: 3 }
  expect(proposeRefund(byMilestones)).toEqual({
    ...{ basis: 'milestones', done: 3, total: 10, performed: 3_000_000, amount: 2_000_000 },
  })
  expect(proposeRefund(started)).toEqual({
    ...{ basis: 'time', done: 30, total: 100, performed: 3_000_000, amount: 2_000_000 },
  })
  expect(proposeRefund({ ...started, day: '2026-12-31' })).toMatchObject({ done: 100, total: 100, amount: 0 })
  expect(proposeRefund({ ...started, end: null })).toMatchObject({ basis: 'unknown', performed: 0, amount: 5_000_000 })
  expect(proposeRefund({ ...started, completed: '2026-03-20' })).toMatchObject({ basis: 'completed', amount: 0 })
})

test('a fraction of a won is the client’s, and nothing is asked for where more is performed than paid', () => {
  const third = { ...facts, started: '2026-03-01', milestones: 3, milestones_done: 1 }
  expect(proposeRefund(third)).toMatchObject({ performed: 3_333_333, amount: 1_666_667 })
  expect(proposeRefund({ ...third, milestones_done: 2 })).toMatchObject({ performed: 6_666_666, amount: 0 })
  expect([shareWords(1, 3), shareWords(3, 10), shareWords(0, 1)]).toEqual(['33.3%', '30%', '0%'])
})

test('an amount is taken from the newest first, from none more than it has', () => {
  const sources = [
    { dep_no: 3, left: 500 },
    { dep_no: 2, left: 300 },
    { dep_no: 1, left: 900 },
  ]
  expect(divideRefund(650, sources).map(({ dep_no, part }) => [dep_no, part])).toEqual([
    [3, 500],
    [2, 150],
  ])
  expect(divideRefund(0, sources)).toEqual([])
})
