import { expect, test } from 'vitest'
import { readMarks, withoutMarks } from './minutesMarks.ts'

const plain = (text: string) => ({ text, isBold: false })
const bold = (text: string) => ({ text, isBold: true })

test('lines, lists by points and numbers, and bold words are read from plain text', () => {
  expect(readMarks('결정 **사항**\n- 하나\n- **둘**\n3. 셋\n4. 넷\n\n끝')).toEqual([
    { kind: 'line', spans: [plain('결정 '), bold('사항')] },
    { kind: 'list', isNumbered: false, first: 1, items: [[plain('하나')], [bold('둘')]] },
    { kind: 'list', isNumbered: true, first: 3, items: [[plain('셋')], [plain('넷')]] },
    { kind: 'line', spans: [] },
    { kind: 'line', spans: [plain('끝')] },
  ])
})

test('what is no mark stays as it was written', () => {
  expect(readMarks('a ** b')).toEqual([{ kind: 'line', spans: [plain('a ** b')] }])
  expect(readMarks('****')).toEqual([{ kind: 'line', spans: [plain('****')] }])
  expect(readMarks('-3도, 1.5배')).toEqual([{ kind: 'line', spans: [plain('-3도, 1.5배')] }])
  expect(readMarks('**굵게** 그리고 **')).toEqual([{ kind: 'line', spans: [bold('굵게'), plain(' 그리고 **')] }])
  expect(readMarks('<b>태그</b>')).toEqual([{ kind: 'line', spans: [plain('<b>태그</b>')] }])
})

test('without marks the words remain', () => {
  expect(withoutMarks('1. **시장** 조사\n- 표\n끝')).toBe('시장 조사 표 끝')
})
