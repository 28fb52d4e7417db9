import { beforeEach, expect, test, vi } from 'vitest'
import { keepTold, readTold } from './told.ts'

const minutes = (count: number) => count * 60_000

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})

test('a meeting that is recorded in parts is asked about once', () => {
  expect(readTold(0)).toBeNull()
  keepTold(true, 0)
  expect(readTold(minutes(29))).toBe(true)
})

test('half an hour after the last part it is another meeting', () => {
  keepTold(false, 0)
  keepTold(false, minutes(20))
  expect(readTold(minutes(49))).toBe(false)
  expect(readTold(minutes(50))).toBeNull()
})

test('what is no answer is asked again', () => {
  localStorage.setItem('crm.recording.told', '{broken')
  expect(readTold(0)).toBeNull()
})
