import { expect, test, vi } from 'vitest'
import { loadChunk } from './lazyScreen.ts'

test('what arrives is handed on', async () => {
  await expect(loadChunk(async () => 'screen')).resolves.toBe('screen')
})

test.each([
  ['Failed to fetch dynamically imported module: /assets/a.js', 'CHUNK_LOAD_FAILED'],
  ['Unable to preload CSS for /assets/a.css', 'CSS_CHUNK_LOAD_FAILED'],
])('%s', async (message, code) => {
  const load = () => Promise.reject(new TypeError(message))
  await expect(loadChunk(load)).rejects.toMatchObject({ name: 'ChunkLoadError', code })
})

test('two minutes are enough', async () => {
  vi.useFakeTimers()
  const loading = expect(loadChunk(() => new Promise(() => undefined))).rejects.toMatchObject({ code: 'CHUNK_TIMEOUT' })
  await vi.advanceTimersByTimeAsync(120_000)
  await loading
  vi.useRealTimers()
})
