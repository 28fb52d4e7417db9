import { expect, test } from 'vitest'
import { changedFields } from './changedFields.ts'

test('only what differs is left', () => {
  const before = { state: 0, emp_no: 7 as number | null, start_dt: null }
  expect(changedFields(before, { ...before, emp_no: null })).toEqual({ emp_no: null })
  expect(changedFields(before, { ...before })).toEqual({})
})
