import { expect, test } from 'vitest'
import { greetingAt } from './greeting.ts'

test.each([
  [4, '늦은 시간까지 고생 많으세요'],
  [5, '좋은 아침이에요'],
  [11, '좋은 아침이에요'],
  [12, '좋은 오후예요'],
  [17, '좋은 오후예요'],
  [18, '좋은 저녁이에요'],
  [22, '늦은 시간까지 고생 많으세요'],
])('at %i', (hour, greeting) => {
  expect(greetingAt(hour)).toBe(greeting)
})
