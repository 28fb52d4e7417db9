import { expect, test } from 'vitest'
import { createServerClock } from './serverClock.ts'

const start = 1_000_000

/** A browser whose wall clock is two minutes slow. */
const browser = () => {
  let [wall, steady] = [start - 120_000, 500]
  return {
    clocks: { wall: () => wall, steady: () => steady },
    wait: (ms: number) => {
      wall += ms
      steady += ms
    },
    /** The steady clock of most systems stands still meanwhile. */
    sleep: (ms: number) => {
      wall += ms
    },
    setClock: (ms: number) => {
      wall += ms
    },
  }
}

test('it tells the server’s time whatever the browser’s clock says, and through sleep', () => {
  const { clocks, wait, sleep } = browser()
  const server = createServerClock(start, clocks.wall(), clocks)
  wait(3000)
  expect(server.now()).toBe(start + 3000)
  expect(server.isDoubtful()).toBe(false)
  sleep(7_200_000)
  expect(server.now()).toBe(start + 7_203_000)
  expect(server.isDoubtful()).toBe(true)
  server.set(start + 7_203_100)
  expect(server.isDoubtful()).toBe(false)
  expect(server.now()).toBe(start + 7_203_100)
})

test('a computer whose clock was set asks the server for the time', () => {
  const { clocks, wait, setClock } = browser()
  const server = createServerClock(start, clocks.wall(), clocks)
  setClock(-3_600_000)
  expect(server.isDoubtful()).toBe(true)
  server.set(start)
  wait(1000)
  expect(server.now()).toBe(start + 1000)
})
