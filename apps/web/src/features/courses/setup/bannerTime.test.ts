import { expect, test } from 'vitest'
import { bannerTime } from './bannerTime.ts'

test('a banner is shown within its period, both days included, unless it is hidden', () => {
  const at = (state: number, bn_from: string | null, bn_until: string | null) =>
    bannerTime({ state, bn_from, bn_until }, '2026-11-17')
  expect(at(1, null, null)).toBe('shown')
  expect(at(1, '2026-11-17', '2026-11-17')).toBe('shown')
  expect(at(1, '2026-11-18', null)).toBe('coming')
  expect(at(1, null, '2026-11-16')).toBe('over')
  expect(at(0, null, null)).toBe('hidden')
})
