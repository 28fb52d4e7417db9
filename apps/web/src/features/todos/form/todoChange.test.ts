import { expect, test } from 'vitest'
import { todoChange } from './todoChange.ts'

const before = { tl_title: '제목', tl_todo: '<p>내용</p>', due_dt: null, proj_no: 3, state: 2 as const }

test('only what was changed is sent, with how it was', () => {
  expect(todoChange(before, before)).toEqual({ seen: {} })
  expect(todoChange({ ...before, tl_title: '새 제목', due_dt: '2027-01-01 10:00' }, before)).toEqual({
    tl_title: '새 제목',
    due_dt: '2027-01-01 10:00',
    seen: { tl_title: '제목', due_dt: null },
  })
})

test('a state is sent once it was chosen, and nobody has to have seen the one before', () => {
  expect(todoChange({ ...before, state: 4 }, before)).toEqual({ state: 4, seen: {} })
})
