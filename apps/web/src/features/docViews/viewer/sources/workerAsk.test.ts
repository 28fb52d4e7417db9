import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAsk } from './workerAsk.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const workerOf = () => {
  const listeners: [string, (event: object) => void][] = []
  const worker = {
    addEventListener: (kind: string, listener: (event: object) => void) => void listeners.push([kind, listener]),
    postMessage: vi.fn(),
    terminate: vi.fn(),
  }
  const say = (kind: string, event: object) => {
    for (const [of, listener] of listeners) if (of === kind) listener(event)
  }
  return { worker, say, listeners, ask: createAsk(worker as unknown as Worker, 1000, () => new Error('no answer')) }
}

test('a worker is listened to once, however much it is asked', async () => {
  const { ask, say, listeners } = workerOf()
  const answers = Promise.all([ask<string>({}), ask<string>({})])
  say('message', { data: { id: 2, result: 'b' } })
  say('message', { data: { id: 1, result: 'a' } })
  expect(await answers).toEqual(['a', 'b'])
  expect(listeners).toHaveLength(2)
})

test('one that says nothing for too long is ended; one that works through many questions is not', async () => {
  const { ask, say, worker } = workerOf()
  const [slow, stuck] = [ask<string>({}), ask<string>({})]
  const given = expect(stuck).rejects.toThrow('no answer')
  await vi.advanceTimersByTimeAsync(900)
  say('message', { data: { id: 1, result: 'a' } })
  expect(await slow).toBe('a')
  await vi.advanceTimersByTimeAsync(900)
  expect(worker.terminate).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  await given
  expect(worker.terminate).toHaveBeenCalledOnce()
  await expect(ask({})).rejects.toThrow('no answer')
})

test('one that breaks answers everything with that, one question that fails only itself', async () => {
  const { ask, say } = workerOf()
  const [bad, other] = [ask({}), ask({})]
  const given = [expect(bad).rejects.toThrow('damaged'), expect(other).rejects.toThrow('gone')]
  say('message', { data: { id: 1, problem: 'damaged' } })
  say('error', { message: 'gone' })
  await Promise.all(given)
})
