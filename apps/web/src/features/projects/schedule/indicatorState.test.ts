import { afterEach, expect, test, vi } from 'vitest'
import { indicatorState } from './indicatorState.ts'

afterEach(() => {
  vi.useRealTimers()
})

const toneAt = (today: string, pic_done_dt: string | null = null) => {
  vi.useFakeTimers({ now: new Date(`${today}T12:00:00+09:00`) })
  const indicator = {
    pic_no: 1,
    pic_title: '시제품',
    pic_start_dt: null,
    pic_end_dt: '2026-11-18',
    pic_emps: [],
    rev: 1,
  }
  return indicatorState({ ...indicator, pic_done_dt }).tone
}

test('an indicator is amber the day before its last, red on that day and after, gray before, green once done', () => {
  expect(toneAt('2026-11-16')).toBe('gray')
  expect(toneAt('2026-11-17')).toBe('amber')
  expect(toneAt('2026-11-18')).toBe('red')
  expect(toneAt('2026-11-20')).toBe('red')
  expect(toneAt('2026-11-20', '2026-11-17 10:00')).toBe('green')
})
