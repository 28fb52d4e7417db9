import { expect, test } from 'vitest'
import { emptyTime, requestedTimesProblem, timesOf } from './requestedTimes.ts'

const now = '2026-11-16 10:00'
const tomorrow = { day: '2026-11-17', time: '10:00' }

test('a wish is a day with a time to come, each once; lines may stay empty', () => {
  expect(requestedTimesProblem([tomorrow, emptyTime, emptyTime], now)).toBeNull()
  expect(requestedTimesProblem([emptyTime, emptyTime], now)).toBe('희망 시간을 하나 이상 입력해 주세요.')
  expect(requestedTimesProblem([{ day: '2026-11-17', time: null }], now)).toBe('날짜와 시각을 모두 골라 주세요.')
  expect(requestedTimesProblem([tomorrow, { ...tomorrow }], now)).toBe('같은 시간을 두 번 입력했어요.')
  expect(requestedTimesProblem([{ day: '2026-11-16', time: '10:00' }], now)).toBe('지난 시간은 고를 수 없어요.')
})

test('only what is filled in is sent', () => {
  expect(timesOf([emptyTime, tomorrow])).toEqual(['2026-11-17 10:00'])
})
