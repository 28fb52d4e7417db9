import { expect, test } from 'vitest'
import { isMeant } from './choseong.ts'

test.each(['김서연', '서연', 'ㄱㅅㅇ', 'ㄳㅇ', 'ㅅㅇ', '김ㅅ', '김서여', ' 김 서 ', ''])('%j means 김서연', (typed) => {
  expect(isMeant('김서연', typed)).toBe(true)
})

test.each(['박', 'ㄱㅅㄴ', '김서윤'])('%j does not mean 김서연', (typed) => {
  expect(isMeant('김서연', typed)).toBe(false)
})

test('Latin is found in any case', () => {
  expect(isMeant('IT 서비스 · SaaS', 'saas')).toBe(true)
})
