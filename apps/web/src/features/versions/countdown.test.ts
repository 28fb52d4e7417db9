import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterSeconds, countFrom, createCountdown, laterFrom, shownAt } from './countdown.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)

test('120 seconds, shown from 90 on, again in 30 minutes and the 90 of showing', () => {
  expect([countFrom, shownAt, laterFrom]).toEqual([120, 90, 1890])
})

test('counts every second and updates at zero, once', async () => {
  const update = vi.fn(() => new Promise<void>(() => {}))
  const countdown = createCountdown(update)
  expect(countdown.left()).toBeNull()
  countdown.start()
  expect(countdown.left()).toBe(120)
  await pass(30)
  expect(countdown.left()).toBe(90)
  // Told again of the same version.
  countdown.start()
  expect(countdown.left()).toBe(90)
  await pass(89)
  expect(countdown.left()).toBe(1)
  expect(update).not.toHaveBeenCalled()
  await pass(1)
  expect(countdown.left()).toBe(0)
  await pass(600)
  expect(update).toHaveBeenCalledTimes(1)
})

test('later means 1890 seconds', async () => {
  const update = vi.fn(async () => {})
  const countdown = createCountdown(update)
  countdown.start()
  await pass(60)
  countdown.askLater()
  expect(countdown.left()).toBe(1890)
  await pass(1800)
  expect(countdown.left()).toBe(90)
  expect(update).not.toHaveBeenCalled()
  await pass(90)
  expect(update).toHaveBeenCalledTimes(1)
})

test('now means now; whoever keeps the page is warned again', async () => {
  const update = vi.fn(async () => {})
  const countdown = createCountdown(update)
  countdown.start()
  countdown.finish()
  await pass(0)
  expect(update).toHaveBeenCalledTimes(1)
  expect(countdown.left()).toBe(90)
  await pass(90)
  expect(update).toHaveBeenCalledTimes(2)
})

test('nothing is counted any more when the server is back at our version', async () => {
  const update = vi.fn(async () => {})
  const countdown = createCountdown(update)
  countdown.start()
  await pass(100)
  countdown.cancel()
  await pass(100)
  expect(countdown.left()).toBeNull()
  expect(update).not.toHaveBeenCalled()
})

test('listeners hear every change until they leave', async () => {
  const countdown = createCountdown(async () => {})
  const heard = vi.fn()
  const leave = countdown.subscribe(heard)
  countdown.start()
  await pass(2)
  leave()
  await pass(2)
  expect(heard).toHaveBeenCalledTimes(3)
})

test('hidden tabs tick rarely and still arrive in time; after a sleep there is time to read', () => {
  expect(afterSeconds(120, 1)).toBe(119)
  expect(afterSeconds(120, 60)).toBe(60)
  expect(afterSeconds(30, 60)).toBe(0)
  expect(afterSeconds(120, 8 * 60 * 60)).toBe(60)
})
