import { expect, test } from 'vitest'
import { linked } from './linked.ts'

test('addresses can be opened, the words around them stay', () => {
  expect(linked('링크: http://crm.example/find-pw-result#a-b_c\n끝')).toEqual([
    { text: '링크: ', isLink: false },
    { text: 'http://crm.example/find-pw-result#a-b_c', isLink: true },
    { text: '\n끝', isLink: false },
  ])
  expect(linked('javascript:alert(1)')).toEqual([{ text: 'javascript:alert(1)', isLink: false }])
})
