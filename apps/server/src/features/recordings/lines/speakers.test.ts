import { expect, test } from 'vitest'
import { suggestSpeakers } from './speakers.ts'

const line = (paragraph: number, speaker: string | null, ...voice: number[]) => ({ paragraph, speaker, voice })

test('the most alike of the named voices is suggested, once it is alike enough', () => {
  const suggested = suggestSpeakers([
    line(0, '김대표', 1, 0, 0),
    line(1, '이담당', 0, 1, 0),
    line(2, null, 0.9, 0.43, 0),
    line(3, null, 0.1, 0.99, 0),
    line(4, null, 0, 0, 1),
  ])
  expect([...suggested]).toEqual([
    [2, '김대표'],
    [3, '이담당'],
  ])
})

test('a paragraph counts as a whole, and without a named voice nothing is suggested', () => {
  const mixed = [line(0, '김대표', 1, 0), line(1, null, 0, 1), line(1, null, 0.95, 0.31), line(1, null, 0.95, 0.31)]
  expect([...suggestSpeakers(mixed)]).toEqual([[1, '김대표']])
  expect(suggestSpeakers([line(0, null, 1, 0), line(1, null, 1, 0)]).size).toBe(0)
})
