import { expect, test } from 'vitest'
import { changeOf, editFields, isOutdated, issueFields, keptOver, valuesOf } from './todoChange.ts'

const todo = { tl_title: '제목', tl_todo: '<p>내용</p>', due_dt: null, proj_no: 3 }

test('only what was changed is sent, with how it was', () => {
  const values = valuesOf(todo, editFields)
  expect(changeOf(values, editFields, true)).toEqual({ seen: {} })
  const changed = { ...values, tl_title: '새 제목', due_dt: '2027-01-01 10:00' }
  expect(changeOf(changed, editFields, true)).toEqual({
    ...{ tl_title: '새 제목', due_dt: '2027-01-01 10:00' },
    seen: { tl_title: '제목', due_dt: null },
  })
})

test('a state is sent once it was chosen, by those who may', () => {
  const chosen = { ...valuesOf(todo, issueFields), state: 4 as const }
  expect(changeOf(chosen, issueFields, true)).toEqual({ seen: {}, state: 4 })
  expect(changeOf(chosen, issueFields, false)).toEqual({ seen: {} })
})

test('a draft of the larger form brings nothing into the smaller one that is not shown there', () => {
  const draft = { ...valuesOf(todo, editFields), proj_no: 9, tl_title: '새 제목' }
  expect(changeOf(draft, issueFields, true)).toEqual({ tl_title: '새 제목', seen: { tl_title: '제목' } })
})

test('it is outdated when somebody else changed what was changed here, and not to the same', () => {
  const values = { ...valuesOf(todo, editFields), tl_title: '내 제목' }
  expect(isOutdated(values, todo, editFields)).toBe(false)
  expect(isOutdated(values, { ...todo, due_dt: '2027-01-01 10:00' }, editFields)).toBe(false)
  expect(isOutdated(values, { ...todo, tl_title: '남의 제목' }, editFields)).toBe(true)
  expect(isOutdated(values, { ...todo, tl_title: '내 제목' }, editFields)).toBe(false)
})

test('keeping one’s own takes everything else as it is now', () => {
  const values = { ...valuesOf(todo, editFields), tl_title: '내 제목' }
  const now = { ...todo, tl_title: '남의 제목', due_dt: '2027-01-01 10:00' }
  const kept = keptOver(values, now, editFields)
  expect(kept.due_dt).toBe('2027-01-01 10:00')
  expect(changeOf(kept, editFields, true)).toEqual({ tl_title: '내 제목', seen: { tl_title: '남의 제목' } })
})
