import { blankLine } from '@crm/contract/features/estimates/blankLine'
import { expect, test } from 'vitest'
import { compareLines } from './compareVersions.ts'

const line = (el_name: string, changes: object = {}) => ({ ...blankLine, el_name, ...changes })
const changesOf = (...versions: Parameters<typeof compareLines>) =>
  compareLines(...versions).map(({ change, before, after }) => [change, (after ?? before)?.el_name])

test('lines that are added, removed and changed are found', () => {
  const before = [line('가'), line('나', { el_price: 10 }), line('다')]
  const after = [line('가'), line('나', { el_price: 9 }), line('라')]
  expect(changesOf(before, after)).toEqual([
    ['same', '가'],
    ['changed', '나'],
    ['added', '라'],
    ['removed', '다'],
  ])
})

test('a line of the price list is known by its item, also under another name', () => {
  expect(changesOf([line('상담', { ei_no: 3 })], [line('심화 상담', { ei_no: 3 })])).toEqual([['changed', '심화 상담']])
})

test('of two alike the unchanged one keeps its own', () => {
  const [cheap, dear] = [line('상담', { el_price: 1 }), line('상담', { el_price: 2 })]
  expect(changesOf([cheap, dear], [dear])).toEqual([
    ['removed', '상담'],
    ['same', '상담'],
  ])
})

test('the internal memo is nothing that a client would see changed', () => {
  expect(changesOf([line('가')], [line('가', { el_memo: '원가 확인' })])).toEqual([['same', '가']])
})
