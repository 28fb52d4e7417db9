import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from './queryClient.ts'
import { invalidateAll, invalidateCalls } from './stale.ts'

const call = 'GET /numbers'
let answers: ((number: number) => void)[] = []
let stopWatching = () => {}

/** Somebody looks at the number; each time it is asked for, the test answers. */
const watch = () => {
  const seen = new QueryObserver<number>(queryClient, {
    queryKey: [call, {}],
    queryFn: () => new Promise((answer) => answers.push(answer)),
  })
  stopWatching = seen.subscribe(() => undefined)
  return () => seen.getCurrentResult().data
}

afterEach(() => {
  stopWatching()
  queryClient.clear()
  answers = []
})

const asked = (times: number) => vi.waitFor(() => expect(answers).toHaveLength(times))

test.each([
  ['by name', () => invalidateCalls([call])],
  ['with everything', invalidateAll],
])('what changes while the first answer is on its way is read again: %s', async (_, invalidate) => {
  const number = watch()
  await asked(1)
  invalidate()
  answers[0]?.(1)
  await asked(2)
  answers[1]?.(2)
  await vi.waitFor(() => expect(number()).toBe(2))
})

test('a later answer on its way gives way to the next, once', async () => {
  const number = watch()
  await asked(1)
  answers[0]?.(1)
  await vi.waitFor(() => expect(number()).toBe(1))
  invalidateCalls([call])
  await asked(2)
  invalidateCalls([call])
  await asked(3)
  answers[1]?.(2)
  answers[2]?.(3)
  await vi.waitFor(() => expect(number()).toBe(3))
  expect(answers).toHaveLength(3)
})
