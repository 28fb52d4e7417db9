import { expect, test } from 'vitest'
import { createPlayed } from './played.ts'

const play = (played: ReturnType<typeof createPlayed>, from: number, to: number) => {
  for (let time = from; time <= to; time += 0.25) played.note(time)
}

test('what is played is taken in whole seconds, each once', () => {
  const played = createPlayed()
  play(played, 0.25, 10.5)
  expect(played.take()).toEqual({ from: 0, to: 10 })
  expect(played.take()).toBeNull()
  play(played, 10.5, 20)
  expect(played.take()).toEqual({ from: 10, to: 20 })
})

test('a jump ends a part, whatever its direction', () => {
  const played = createPlayed()
  play(played, 0, 5)
  play(played, 60, 64)
  play(played, 2, 4)
  expect([played.take(), played.take(), played.take(), played.take()]).toEqual([
    { from: 0, to: 5 },
    { from: 60, to: 64 },
    { from: 2, to: 4 },
    null,
  ])
})

test('what did not arrive is told together with what follows', () => {
  const played = createPlayed()
  play(played, 0, 10)
  const lost = played.take()
  if (lost) played.giveBack(lost)
  play(played, 10, 15)
  expect(played.take()).toEqual({ from: 0, to: 15 })
})
