import { expect, test } from 'vitest'
import { changedFields, mergeRecord } from './merge.ts'

const base = { name: '가', phone: '1', people: [1, 2] }

test('what only one of the two changed is kept from both', () => {
  const merged = mergeRecord(base, { ...base, name: '내 이름' }, { ...base, phone: '2' })
  expect(merged).toEqual({ values: { name: '내 이름', phone: '2', people: [1, 2] }, conflicts: [], taken: ['phone'] })
})

test('what both changed is a conflict, and stays as it was typed here until somebody decides', () => {
  const merged = mergeRecord(base, { ...base, people: [1] }, { ...base, people: [1, 2, 3] })
  expect(merged).toEqual({ values: { ...base, people: [1] }, conflicts: ['people'], taken: [] })
})

test('both changed it to the same: nothing to decide', () => {
  const both = { ...base, people: [3], name: '나' }
  expect(mergeRecord(base, both, { ...both, people: [3] })).toEqual({ values: both, conflicts: [], taken: [] })
})

test('changed fields are compared by what is in them', () => {
  expect(changedFields(base, { ...base, people: [1, 2] })).toEqual({})
  expect(changedFields(base, { ...base, people: [2], phone: '' })).toEqual({ people: [2], phone: '' })
})
