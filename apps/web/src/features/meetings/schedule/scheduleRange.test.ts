import { expect, test } from 'vitest'
import { cutFrom, daysIn, queryOf, shownDays, stepRange } from './scheduleRange.ts'

test('a month of the calendar is whole weeks', () => {
  expect(shownDays('month', '2026-11-15')).toEqual({ from: '2026-11-01', to: '2026-12-05' })
  expect(shownDays('week', '2026-11-18')).toEqual({ from: '2026-11-15', to: '2026-11-21' })
  expect(daysIn(shownDays('day', '2026-11-18'))).toEqual(['2026-11-18'])
})

test('forward and back', () => {
  expect(stepRange('week', '2026-11-18', -1)).toBe('2026-11-11')
  expect(stepRange('month', '2026-01-31', 1)).toBe('2026-02-28')
})

test('a calendar asks for its own days, whatever page or order the list has', () => {
  const filter = { keyword: '그린', offset: 50, limit: 50, sort: 'client_name', desc: 1 } as const
  expect(queryOf(filter, { from: '2026-11-15', to: '2026-11-21' })).toEqual({
    keyword: '그린',
    start_dt: '2026-11-15',
    end_dt: '2026-11-21',
    sort: undefined,
    desc: 0,
    offset: 0,
    limit: 1000,
  })
})

test('of more than one answer holds, the last day and all after it are not known', () => {
  const query = [{ ms_dt: '2026-11-02' }, { ms_dt: '2026-11-20' }]
  expect(cutFrom({ query, total: 2 })).toBeUndefined()
  expect(cutFrom({ query, total: 3 })).toBe('2026-11-20')
})
