import { expect, test } from 'vitest'
import { recordsQuery } from './recordsQuery.ts'

test('a page of one’s own asks for own 0 and all kinds, but only for one’s own meetings', () => {
  expect(recordsQuery({ from: '2026-01', to: '2026-02' }, false, 7)).toMatchObject({
    start_dt: '2026-01-01',
    end_dt: '2026-02-28',
    is_own: 0,
    emp_no: 7,
    mr_types: [1, 2, 3],
    limit: 1000,
  })
})

test('embedded, it asks for own 1 and general meetings', () => {
  expect(recordsQuery({ from: '2026-01', to: '2026-01' }, true, 7)).toMatchObject({ is_own: 1, mr_types: [2] })
})
