import { recording } from '@crm/contract/features/recordings/recordings.rows'
import type { RecorderAnswer } from '@crm/contract/features/recordings/recordings.socket'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createMemoryStore } from './kept/memorySoundStore.ts'
import { FarEnd, keptSession } from './recorder.fixture.ts'
import { createRecordingSocket } from './recordingSocket.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const startSocket = async (change = {}) => {
  const store = createMemoryStore()
  await store.putSession(keptSession({ id: 7, transcriber: 'server', ...change }))
  const connections: FarEnd[] = []
  const states: string[] = []
  const problems: string[] = []
  let token: string | null = 'first'
  const socket = createRecordingSocket({
    store,
    key: 'key-1',
    open: () => {
      const far = new FarEnd()
      connections.push(far)
      return far as unknown as WebSocket
    },
    token: () => token,
    register: async () => 7,
    onConnection: (state) => states.push(state),
    onWords: () => undefined,
    onProblem: ({ code }) => problems.push(code),
  })
  await vi.advanceTimersByTimeAsync(0)
  const keep = async (frames: number) => {
    const from = (await store.session('key-1'))?.frames ?? 0
    await store.addPart('key-1', { frame: from, samples: new Int16Array(frames * recording.frameSamples) })
    await socket.pump()
  }
  const latest = () => {
    const far = connections.at(-1)
    if (!far) throw new Error('no connection was made')
    return far
  }
  const answer = async (said: RecorderAnswer) => {
    latest().answer(said)
    await vi.advanceTimersByTimeAsync(0)
  }
  const setToken = (next: string | null) => {
    token = next
  }
  return { store, socket, connections, states, problems, keep, latest, answer, setToken }
}

const ready = (next_frame: number, next_line = 0, is_transcribed = true): RecorderAnswer => ({
  type: 'ready',
  next_frame,
  next_line,
  is_transcribed,
})
const counted = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index)

test('a recorder says hello, and sends nothing before it is welcome', async () => {
  const { keep, latest, answer } = await startSocket()
  latest().onopen?.()
  await keep(3)
  expect(latest().frames).toEqual([])
  expect(latest().said).toMatchObject([{ type: 'hello', token: 'first', id: 7, channels: 1, bits: 16 }])
  await answer(ready(0))
  expect(latest().frames).toEqual([0, 1, 2])
})

test('only so many frames go out before the server has acknowledged some', async () => {
  const { keep, latest, answer } = await startSocket()
  await answer(ready(0))
  await keep(recording.mostUnacknowledged + 50)
  expect(latest().frames).toHaveLength(recording.mostUnacknowledged)
  await answer({ type: 'taken', next_frame: 20, next_line: 0 })
  expect(latest().frames).toEqual(counted(0, recording.mostUnacknowledged + 20))
})

test('a lost connection is made again after three seconds and goes on where the server says, with the token of that time', async () => {
  const { keep, latest, answer, connections, states, setToken } = await startSocket()
  await answer(ready(0))
  await keep(10)
  setToken('renewed')
  latest().close()
  await keep(5)
  await vi.advanceTimersByTimeAsync(recording.reconnectMs - 1)
  expect(connections).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(connections).toHaveLength(2)
  latest().onopen?.()
  expect(latest().said).toMatchObject([{ type: 'hello', token: 'renewed' }])
  await answer(ready(4))
  expect(latest().frames).toEqual(counted(4, 15))
  expect(states).toEqual(['live', 'reconnecting', 'live'])
})

test('sentences of the browser stay here until they are taken, and go out again after a lost connection', async () => {
  const { store, socket, latest, answer } = await startSocket({ transcriber: 'browser' })
  await answer(ready(0, 0, false))
  const line = (seq: number) => ({ seq, start_ms: seq * 1000, end_ms: seq * 1000 + 900, text: `문장 ${seq}` })
  for (const seq of [0, 1, 2]) await store.addLine('key-1', line(seq))
  await socket.pump()
  await socket.pump()
  expect(latest().said).toMatchObject([{ seq: 0 }, { seq: 1 }, { seq: 2 }])
  await answer({ type: 'taken', next_frame: 0, next_line: 2 })
  expect(await store.lines('key-1')).toMatchObject([{ seq: 2 }])
  latest().close()
  await vi.advanceTimersByTimeAsync(recording.reconnectMs)
  await answer(ready(0, 2, false))
  expect(latest().said).toMatchObject([{ type: 'line', seq: 2 }])
})

test('a finished recording waits for the last words five seconds after the last sign of progress', async () => {
  const { socket, keep, latest, answer } = await startSocket()
  await answer(ready(0))
  await keep(2)
  let isWhole: boolean | undefined
  void socket.finish().then((whole) => {
    isWhole = whole
  })
  await vi.advanceTimersByTimeAsync(recording.completeMs - 1)
  expect(latest().said).toEqual([{ type: 'stop', frames: 2 }])
  await answer({ type: 'taken', next_frame: 2, next_line: 0 })
  await vi.advanceTimersByTimeAsync(recording.completeMs - 1)
  expect(isWhole).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  expect(isWhole).toBe(false)
})

test('the transcript is whole when the server says so, also if the connection was lost after the stop', async () => {
  const { socket, keep, latest, answer } = await startSocket()
  await answer(ready(0))
  await keep(2)
  const whole = socket.finish()
  await vi.advanceTimersByTimeAsync(0)
  latest().close()
  await vi.advanceTimersByTimeAsync(recording.reconnectMs)
  await answer(ready(1))
  expect(latest().frames).toEqual([1])
  expect(latest().said).toEqual([{ type: 'stop', frames: 2 }])
  await answer({ type: 'complete' })
  expect(await whole).toBe(true)
})

test('a transcriber that fails leaves the connection open, and goes on getting sound', async () => {
  const { socket, keep, latest, answer, problems } = await startSocket()
  await answer(ready(0))
  await answer({ type: 'problem', code: 'transcriber_failed', message: '받아쓰기를 할 수 없어요.' })
  await keep(3)
  expect(problems).toEqual(['transcriber_failed'])
  expect(latest().frames).toEqual([0, 1, 2])
  const whole = socket.finish()
  await vi.advanceTimersByTimeAsync(0)
  expect(latest().said).toEqual([{ type: 'stop', frames: 3 }])
  await answer({ type: 'complete' })
  expect(await whole).toBe(true)
})

test('where the server makes no words, no sound waits here to become some', async () => {
  const { store, answer } = await startSocket()
  await answer(ready(0, 0, false))
  expect((await store.session('key-1'))?.takenFrames).toBe(Number.MAX_SAFE_INTEGER)
  const browser = await startSocket({ transcriber: 'browser' })
  await browser.answer(ready(0, 0, false))
  expect((await browser.store.session('key-1'))?.takenFrames).toBe(0)
})

test('whoever is refused for good does not come again', async () => {
  const { answer, connections, problems } = await startSocket()
  await answer({ type: 'problem', code: 'other_tab', message: '다른 탭에서 녹음 중이에요.' })
  await vi.advanceTimersByTimeAsync(10 * recording.reconnectMs)
  expect(problems).toEqual(['other_tab'])
  expect(connections).toHaveLength(1)
})

test('without a token it waits until somebody is signed in again', async () => {
  const { latest, connections, setToken } = await startSocket()
  setToken(null)
  latest().close()
  await vi.advanceTimersByTimeAsync(3 * recording.reconnectMs)
  expect(connections).toHaveLength(1)
  setToken('again')
  await vi.advanceTimersByTimeAsync(recording.reconnectMs)
  expect(connections).toHaveLength(2)
})
