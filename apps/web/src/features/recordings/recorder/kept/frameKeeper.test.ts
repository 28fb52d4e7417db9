import { recording } from '@crm/contract/features/recordings/recordings.rows'
import { expect, test } from 'vitest'
import { firstDifference, keptSession } from '../recorder.fixture.ts'
import { createFrameKeeper } from './frameKeeper.ts'
import { dropSaved, readKept } from './keptSound.ts'
import { createMemoryStore } from './memorySoundStore.ts'
import { minutesLeft, roomFor } from './storageRoom.ts'

const { frameSamples } = recording
const rate = 44_100
/** Three seconds, in whole frames. */
const framesOfPart = 33

const startKeeper = async () => {
  const store = createMemoryStore()
  await store.putSession(keptSession({ sample_rate: rate }))
  const problems: unknown[] = []
  const kept: number[] = []
  const keeper = createFrameKeeper({
    store,
    key: 'key-1',
    sampleRate: rate,
    onFrame: () => undefined,
    onKept: () => void store.session('key-1').then((session) => kept.push(session?.frames ?? 0)),
    onProblem: (problem) => problems.push(problem),
  })
  return { store, keeper, problems, kept }
}

const speech = (samples: number, from = 0) =>
  new Float32Array(samples).map((_, index) => (((from + index) % 2000) - 1000) / 1000)

test('sound is stored every three seconds, and only then handed on', async () => {
  const { store, keeper, kept } = await startKeeper()
  keeper.add(speech(framesOfPart * frameSamples - 1))
  await Promise.resolve()
  expect((await store.session('key-1'))?.samples).toBe(0)
  keeper.add(speech(1))
  await expect.poll(() => kept).toEqual([framesOfPart])
  expect((await store.session('key-1'))?.samples).toBe(framesOfPart * frameSamples)
})

test('the end of a recording is stored to the sample', async () => {
  const { store, keeper } = await startKeeper()
  const length = 2 * framesOfPart * frameSamples + 1234
  for (let at = 0; at < length; at += 128) keeper.add(speech(Math.min(128, length - at), at))
  expect(await keeper.finish()).toBe(true)
  const session = await store.session('key-1')
  expect(session).toMatchObject({ samples: length, frames: 2 * framesOfPart + 1 })
  const sound = (await readKept(store, 'key-1', 0, length)) ?? []
  const expected = speech(length).map((sample) => Math.round(sample * (sample < 0 ? 32_768 : 32_767)))
  expect(firstDifference(sound, expected)).toBe(-1)
})

test('when the disk is full the sound waits in memory, and is stored as soon as there is room', async () => {
  const { store, keeper, problems } = await startKeeper()
  const { addPart } = store
  store.addPart = async () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  keeper.add(speech(framesOfPart * frameSamples))
  await expect.poll(() => problems).toHaveLength(1)
  keeper.add(speech(50, framesOfPart * frameSamples))
  store.addPart = addPart
  expect(await keeper.finish()).toBe(true)
  expect((await store.session('key-1'))?.samples).toBe(framesOfPart * frameSamples + 50)
})

test('sound that the server has is kept while words are still to be made of it', async () => {
  const { store } = await startKeeper()
  const samples = new Int16Array(framesOfPart * frameSamples)
  for (let part = 0; part < 60; part += 1) await store.addPart('key-1', { frame: part * framesOfPart, samples })
  const savedSamples = 50 * framesOfPart * frameSamples
  await store.updateSession('key-1', { transcriber: 'server', savedSamples, takenFrames: 100 })
  await dropSaved(store, 'key-1')
  expect(await store.partAt('key-1', 0)).toBeDefined()
  await store.updateSession('key-1', { takenFrames: 60 * framesOfPart })
  await dropSaved(store, 'key-1')
  expect(await store.partAt('key-1', 0)).toBeUndefined()
})

test('a full disk is said half an hour before it happens', () => {
  const minute = rate * 2 * 60
  expect(minutesLeft({ quota: 100 * minute, usage: 40 * minute }, rate)).toBe(60)
  expect(minutesLeft({ quota: minute, usage: 2 * minute }, rate)).toBe(0)
  expect(minutesLeft({}, rate)).toBeNull()
  expect([null, 30, 29, 1, 0].map(roomFor)).toEqual(['enough', 'enough', 'soon', 'soon', 'full'])
})
