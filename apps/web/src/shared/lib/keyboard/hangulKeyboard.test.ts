import { expect, test } from 'vitest'
import { inOtherLayout } from './hangulKeyboard.ts'

test.each([
  ['dkssud', '안녕'],
  ['rmflsfnvm', '그린루프'],
  ['alxld cnrk', '미팅 추가'],
  ['rffv', 'ㄱㄹㄹㅍ'],
  ['ㅋㅐㅐㅡ', 'zoom'],
])('%s was meant as %s', (typed, meant) => {
  expect(inOtherLayout(typed)).toBe(meant)
})

test.each(['', 'g', '그린', 'ㄱㄹ', 'green2', 'zoom', '안녕 hi'])('%s is what it is', (typed) => {
  expect(inOtherLayout(typed)).toBeNull()
})
