import { expect, test } from 'vitest'
import { createDoubleClickGuard } from './doubleClick.ts'

test('the second of two clicks is dropped, until the first has been answered', () => {
  const guard = createDoubleClickGuard()
  const request = { body: { tlr_content: '네' } }
  expect(guard.enter(request)).toBe(true)
  expect(guard.enter({ body: { tlr_content: '네' } })).toBe(false)
  guard.leave(request)
  expect(guard.enter(request)).toBe(true)
})

test('on, off and on again are three wishes', () => {
  const guard = createDoubleClickGuard()
  const set = (file_final_check: boolean) => guard.enter({ body: { file_final_check } })
  expect([set(true), set(false), set(true)]).toEqual([true, true, true])
  // An answer to an earlier one says nothing about the last.
  guard.leave({ body: { file_final_check: false } })
  expect(set(true)).toBe(false)
})

test('what needs no request is clicked once as well', () => {
  const guard = createDoubleClickGuard()
  expect([guard.enter(undefined), guard.enter(undefined)]).toEqual([true, false])
})
