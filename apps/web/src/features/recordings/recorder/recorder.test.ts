import { recordingMessages } from '@crm/contract/features/recordings/recordings'
import { recording } from '@crm/contract/features/recordings/recordings.rows'
import { ApiProblem } from '@crm/contract/kit/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CaptureProblem } from './capture/capture.ts'
import { createMemoryStore } from './kept/memorySoundStore.ts'
import { silentMs } from './microphone.ts'
import { openPage, type Page } from './page.fixture.ts'
import { firstDifference, keptSession } from './recorder.fixture.ts'
import { recorderText } from './recorder.messages.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const settle = () => vi.advanceTimersByTimeAsync(0)
const rate = recording.sampleRate
const quiet = { transcriber: 'none', is_told: true } as const

test('a recording starts, streams, is saved, and the bar is as before three seconds later', async () => {
  const { recorder, server, store, phase, talk, isWarning, isScreenOn } = openPage()
  const starting = recorder.start(quiet)
  expect(phase()).toBe('starting')
  await starting
  expect(phase()).toBe('streaming')
  expect([isWarning(), isScreenOn()]).toEqual([true, true])
  talk(4.5)
  await settle()
  expect(recorder.getState()).toMatchObject({ id: 7, connection: 'live', pendingChunks: 1, problem: null })
  expect(recorder.getState().elapsedMs).toBeGreaterThan(4000)
  expect(recorder.getState().level).toBeGreaterThan(0.5)
  await recorder.stop()
  expect(recorder.getState()).toMatchObject({ phase: 'saved', id: 7, pendingChunks: 0 })
  expect([isWarning(), isScreenOn()]).toEqual([false, false])
  const expected = new Int16Array(Math.round(4.5 * rate)).fill(Math.round(0.25 * 32_767))
  expect(firstDifference(server.sound(), expected)).toBe(-1)
  expect(server.bodies[0]).toMatchObject({ is_init: 'true', is_told: 'true', sample_rate: rate })
  expect(server.bodies[0]?.tab).toMatch(/^tab-00000001\.\w{32}$/)
  expect(await store.sessions()).toEqual([])
  await vi.advanceTimersByTimeAsync(recording.resetMs - 1)
  expect(phase()).toBe('saved')
  await vi.advanceTimersByTimeAsync(1)
  expect(phase()).toBe('idle')
})

test('whole chunks are uploaded every ten minutes, not before', async () => {
  const { recorder, server, talk } = openPage()
  await recorder.start(quiet)
  talk(2 * recording.chunkSeconds + 10)
  await vi.advanceTimersByTimeAsync(recording.uploadEveryMs - 1)
  expect([...server.chunks.keys()]).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect([...server.chunks.keys()]).toEqual([0, 1])
  expect(recorder.getState().pendingChunks).toBe(1)
})

test.each([
  ['no_device', '녹음을 시작하지 못했어요. 마이크를 확인해 주세요.'],
  ['denied', recorderText.allowMicrophone],
  ['unsupported', recorderText.unsupported],
] as const)('a start that fails (%s) says why and leaves nothing behind', async (reason, message) => {
  const { recorder, server, store, isWarning } = openPage({ refusal: new CaptureProblem(reason) })
  await recorder.start(quiet)
  expect(recorder.getState()).toMatchObject({ phase: 'idle', problem: message })
  expect(server.bodies).toEqual([])
  expect(await store.sessions()).toEqual([])
  expect(isWarning()).toBe(false)
})

test('while another tab records, this one says so', async () => {
  const { recorder, openedCount } = openPage({ isLocked: true })
  await recorder.start(quiet)
  expect(recorder.getState()).toMatchObject({ phase: 'idle', problem: recordingMessages.otherTab })
  expect(openedCount()).toBe(0)
})

test('a start that the server refuses ends with the server’s words', async () => {
  const refusal = new ApiProblem(409, { message: recordingMessages.otherTab })
  const { recorder, store, phase } = openPage({ fail: ({ is_init }) => (is_init ? refusal : undefined) })
  await recorder.start(quiet)
  await settle()
  expect(recorder.getState().problem).toBe(recordingMessages.otherTab)
  expect(phase()).toBe('idle')
  expect(await store.sessions()).toEqual([])
})

test('a recording begins without the network, and the server learns of it later', async () => {
  const page: Page = { fail: () => 'before' }
  const { recorder, server, talk, phase } = openPage(page)
  await recorder.start(quiet)
  talk(4)
  await settle()
  expect(recorder.getState()).toMatchObject({ phase: 'streaming', id: null, connection: 'reconnecting' })
  page.fail = undefined
  await vi.advanceTimersByTimeAsync(recording.reconnectMs)
  expect(recorder.getState()).toMatchObject({ id: 7, connection: 'live' })
  await recorder.stop()
  expect(phase()).toBe('saved')
  expect(server.sound()[0]).toHaveLength(4 * rate)
})

test('an upload that fails after the end is said, kept, and done as soon as the network is back', async () => {
  const page: Page = { fail: ({ seq }) => (seq === undefined ? undefined : 'before') }
  const { recorder, server, listeners, talk } = openPage(page)
  await recorder.start(quiet)
  talk(4)
  await settle()
  await recorder.stop()
  expect(recorder.getState()).toMatchObject({
    phase: 'idle',
    problem: recorderText.uploadFailed,
    leftBehind: [{ id: 7, seconds: 4 }],
  })
  page.fail = undefined
  listeners.online()
  await settle()
  expect(recorder.getState()).toMatchObject({ phase: 'saved', leftBehind: [], problem: null })
  expect(server.sound()[0]).toHaveLength(4 * rate)
})

test('what an earlier visit left behind is offered to the one who recorded it, and recovered or discarded', async () => {
  const store = createMemoryStore()
  const before = openPage({}, store)
  await before.recorder.start(quiet)
  before.talk(70)
  await settle()
  await store.putSession(keptSession({ key: 'of-jun', user_id: 'jun' }))

  const { recorder, server } = openPage({}, store)
  recorder.subscribe(() => undefined)
  await settle()
  const [left] = recorder.getState().leftBehind
  expect(recorder.getState().leftBehind).toHaveLength(1)
  expect(left).toMatchObject({ id: 7, seconds: 70 })
  await recorder.recover(left?.key ?? '')
  expect(recorder.getState()).toMatchObject({ phase: 'saved', leftBehind: [] })
  expect(server.isSaved()).toBe(true)
  expect([...server.chunks.keys()]).toEqual([0, 1])

  await store.putSession(keptSession({ key: 'unwanted', id: 9, samples: 100, frames: 1 }))
  await recorder.discard('unwanted')
  expect(server.removed).toEqual([9])
  expect((await store.sessions()).map(({ key }) => key)).toEqual(['of-jun'])
})

test('a microphone that is pulled out is said, and the recording goes on when it is back', async () => {
  const { recorder, server, page, talk, loseMicrophone, openedCount } = openPage()
  await recorder.start(quiet)
  talk(2)
  page.refusal = new CaptureProblem('no_device')
  loseMicrophone()
  await settle()
  expect(recorder.getState()).toMatchObject({ phase: 'streaming', problem: recorderText.microphoneLost })
  page.refusal = undefined
  await vi.advanceTimersByTimeAsync(recording.reconnectMs)
  expect(openedCount()).toBe(2)
  talk(3)
  expect(recorder.getState().problem).toBeNull()
  await recorder.stop()
  expect(server.sound()[0]).toHaveLength(5 * rate)
})

test('trouble with the words is said until words come again', async () => {
  const { recorder, answer } = openPage()
  await recorder.start({ ...quiet, transcriber: 'server' })
  await settle()
  answer({ type: 'problem', code: 'transcriber_failed', message: '받아쓰기를 할 수 없어요.' })
  expect(recorder.getState().problem).toBe('받아쓰기를 할 수 없어요.')
  const words = { seq: 0, is_final: true, start_ms: 0, end_ms: 900, alternatives: [{ text: '안녕하세요.' }] }
  answer({ type: 'transcript', ...words })
  expect(recorder.getState()).toMatchObject({ problem: null, words: [{ text: '안녕하세요.' }] })
  await recorder.stop()
})

test('a device that sleeps is noticed', async () => {
  const { recorder, talk } = openPage()
  await recorder.start(quiet)
  talk(1)
  await vi.advanceTimersByTimeAsync(silentMs + 1000)
  expect(recorder.getState().problem).toBe(recorderText.silent)
  talk(1)
  expect(recorder.getState().problem).toBeNull()
})

test('whoever signs out ends the recording, and it waits for them here; a token that ends does not', async () => {
  const { recorder, server, listeners, talk, phase, signIn } = openPage()
  await recorder.start(quiet)
  talk(4)
  listeners.session('ended')
  expect(recorder.getState()).toMatchObject({ phase: 'streaming', problem: recorderText.signInAgain })
  signIn('mina')
  await settle()
  expect(phase()).toBe('streaming')
  listeners.session('left')
  await settle()
  expect(phase()).toBe('idle')
  signIn('jun')
  await settle()
  expect(recorder.getState().leftBehind).toEqual([])
  signIn('mina')
  await settle()
  expect(recorder.getState().leftBehind).toMatchObject([{ seconds: 4 }])
  expect(server.isSaved()).toBe(false)
})

test('a full disk is said before it happens, and one that is full already begins no recording', async () => {
  const soon = openPage({ roomLeft: 12 })
  await soon.recorder.start(quiet)
  await settle()
  expect(soon.recorder.getState()).toMatchObject({ phase: 'streaming', problem: recorderText.storageSoonFull(12) })
  const full = openPage({ roomLeft: 0 })
  await full.recorder.start(quiet)
  expect(full.recorder.getState()).toMatchObject({ phase: 'idle', problem: recorderText.storageFull })
})

test('a recording without any sound is not saved', async () => {
  const { recorder, server, store } = openPage()
  await recorder.start(quiet)
  await settle()
  await recorder.stop()
  expect(recorder.getState()).toMatchObject({ phase: 'idle', problem: recorderText.nothingRecorded })
  expect(server.removed).toEqual([7])
  expect(await store.sessions()).toEqual([])
})
