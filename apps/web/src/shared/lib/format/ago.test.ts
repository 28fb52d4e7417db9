import { expect, test } from 'vitest'
import { showAgo } from './ago.ts'

const now = '2025-11-16 14:30'

test.each([
  ['2025-11-16 14:30', '방금 전'],
  // A server whose clock is a little ahead.
  ['2025-11-16 14:31', '방금 전'],
  ['2025-11-16 14:29', '1분 전'],
  ['2025-11-16 13:31', '59분 전'],
  ['2025-11-16 13:30', '1시간 전'],
  ['2025-11-16 00:10', '14시간 전'],
  ['2025-11-15 23:50', '어제 23:50'],
  ['2025-11-15 00:00', '어제 00:00'],
  ['2025-11-14 23:59', '2일 전'],
  ['2025-11-10 14:30', '6일 전'],
  ['2025-11-09 14:30', '11.09(일) 14:30'],
  ['2024-02-29 09:00', '2024.02.29(목) 09:00'],
  ['nonsense', '-'],
])('%s was %s', (written, words) => {
  expect(showAgo(written, now)).toBe(words)
})

test('shortly after midnight an hour ago is an hour ago, not yesterday', () => {
  expect(showAgo('2025-11-15 23:20', '2025-11-16 00:40')).toBe('1시간 전')
})
