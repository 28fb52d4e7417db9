import { expect, test } from 'vitest'
import { createReadingClock, joinTimes, millisOf, momentOf } from './readingClock.ts'

const start = millisOf('2026-01-05 09:00:00.000')
const at = (seconds: number) => start + seconds * 1000

/** `page type from-to` in seconds since the start. */
const written = (clock: ReturnType<typeof createReadingClock>, now: number) =>
  clock.take(at(now)).flatMap(({ page, times }) =>
    times.map(({ type, start_dt, end_dt }) => {
      const [from, to] = [start_dt, end_dt].map((moment) => (millisOf(moment) - start) / 1000)
      return `${page} ${type} ${from}-${to}`
    }),
  )

test('times are written in Korea time to the millisecond', () => {
  expect(momentOf(Date.UTC(2026, 0, 5, 0, 0, 0, 250))).toBe('2026-01-05 09:00:00.250')
  expect(millisOf(momentOf(start))).toBe(start)
})

test('each page has the time that was spent on it, and nothing is told twice', () => {
  const clock = createReadingClock(start, 1)
  clock.goTo(2, at(2))
  clock.goTo(2, at(2.5))
  clock.goTo(1, at(4))
  expect(written(clock, 5)).toEqual(['1 on 0-2', '1 on 4-5', '2 on 2-4'])
  expect(written(clock, 8)).toEqual(['1 on 5-8'])
  expect(written(clock, 8)).toEqual([])
})

test('a pointer that leaves turns it off after half a second, one that slips over the edge does not', () => {
  const clock = createReadingClock(start, 1)
  clock.movePointer(false, at(1))
  clock.movePointer(true, at(1.4))
  expect(written(clock, 3)).toEqual(['1 on 0-3'])
  clock.movePointer(false, at(4))
  expect(written(clock, 6)).toEqual(['1 on 3-4.5', '1 off 4.5-6'])
  clock.movePointer(true, at(7))
  expect(written(clock, 9)).toEqual(['1 off 6-7.5', '1 on 7.5-9'])
})

test('a hidden tab is off at once, wherever the pointer is', () => {
  const clock = createReadingClock(start, 3)
  clock.setVisible(false, at(1))
  clock.movePointer(true, at(2))
  expect(written(clock, 4)).toEqual(['3 on 0-1', '3 off 1-4'])
  clock.setVisible(true, at(5))
  expect(written(clock, 6)).toEqual(['3 off 4-5', '3 on 5-6'])
})

test('a document that is opened in a hidden tab is not read until the tab is shown', () => {
  const clock = createReadingClock(start, 1, false)
  clock.setVisible(true, at(5))
  expect(written(clock, 8)).toEqual(['1 off 0-5', '1 on 5-8'])
})

test('while the computer sleeps nobody reads, and whoever slept for six minutes has gone', () => {
  const clock = createReadingClock(start, 1)
  clock.idleness(at(3))
  expect(clock.idleness(at(200))).toBe('active')
  expect(written(clock, 202)).toEqual(['1 on 0-3', '1 off 3-200', '1 on 200-202'])
  expect(clock.idleness(at(2000))).toBe('gone')
  expect(written(clock, 2003)).toEqual(['1 off 202-2000', '1 off 2000-2003'])
})

test('whoever has gone and is still here does not read until they move', () => {
  const clock = createReadingClock(start, 1)
  for (let second = 1; second <= 361; second++) clock.idleness(at(second))
  clock.take(at(361))
  expect(written(clock, 365)).toEqual(['1 off 361-365'])
  clock.noteActivity(at(366))
  expect(clock.idleness(at(367))).toBe('active')
  expect(written(clock, 368)).toEqual(['1 off 365-366', '1 on 366-368'])
})

test('once its time was set it goes on counting from there, forwards and backwards', () => {
  const clock = createReadingClock(start, 1)
  clock.take(at(3))
  clock.setTime(at(5000))
  expect(written(clock, 5002)).toEqual(['1 on 5000-5002'])
  clock.setTime(at(100))
  expect(written(clock, 103)).toEqual(['1 on 100-103'])
  expect(clock.idleness(at(104))).toBe('active')
})

test('five minutes without activity warn, six send back, and any activity begins anew', () => {
  const clock = createReadingClock(start, 1)
  for (let second = 1; second < 299; second++) clock.idleness(at(second))
  expect([299, 300, 360, 361].map((seconds) => clock.idleness(at(seconds)))).toEqual([
    'active',
    'warned',
    'warned',
    'gone',
  ])
  clock.noteActivity(at(350))
  expect(clock.idleness(at(361))).toBe('active')
})

test('what could not be saved goes out with the next', () => {
  const clock = createReadingClock(start, 1)
  const [first, second] = [clock.take(at(3)), clock.take(at(6))]
  expect(joinTimes(first, second)).toMatchObject([{ page: 1, times: [{ type: 'on' }, { type: 'on' }] }])
})
