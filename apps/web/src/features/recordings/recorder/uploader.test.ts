import { recording } from '@crm/contract/features/recordings/recordings.rows'
import type { Call } from '@crm/contract/kit/client'
import { expect, test } from 'vitest'
import { createMemoryStore } from './kept/memorySoundStore.ts'
import { firstDifference, keptSession, type Sent, soundOf, startServer } from './recorder.fixture.ts'
import { recorderText } from './recorder.messages.ts'
import { createUploader, pendingChunks } from './uploader.ts'

const rate = 8000
const chunk = recording.chunkSeconds * rate
const { frameSamples } = recording
const framesOfPart = 10

const recorded = async (samples: number, change = {}) => {
  const store = createMemoryStore()
  await store.putSession(keptSession({ sample_rate: rate, ...change }))
  const partSamples = framesOfPart * frameSamples
  for (let from = 0; from < samples; from += partSamples) {
    const part = soundOf(from, Math.min(samples, from + partSamples))
    await store.addPart('key-1', { frame: from / frameSamples, samples: part })
  }
  return store
}

test('whole chunks are uploaded by number while recording, the rest at the end, and nothing is missing', async () => {
  const length = 2 * chunk + 12_345
  const store = await recorded(length)
  const server = startServer()
  const uploader = createUploader({ store, call: server.call })
  await uploader.uploadWhole('key-1')
  expect([...server.chunks.keys()]).toEqual([0, 1])
  expect(server.isSaved()).toBe(false)
  expect(await uploader.finish('key-1')).toBe(7)
  expect(server.bodies.at(-1)).toMatchObject({ seq: 2, samples: length })
  expect(server.isSaved()).toBe(true)
  expect(firstDifference(server.sound(), soundOf(0, length))).toBe(-1)
  expect(await store.sessions()).toEqual([])
})

test('nothing is deleted here before the server has acknowledged it', async () => {
  const store = await recorded(2 * chunk)
  const server = startServer(({ seq }) => (seq === 1 ? 'before' : undefined))
  const uploader = createUploader({ store, call: server.call })
  await expect(uploader.uploadWhole('key-1')).rejects.toMatchObject({ status: 0 })
  expect(await store.session('key-1')).toMatchObject({ id: 7, savedSamples: chunk })
  const kept = await store.partAt('key-1', Math.floor(chunk / frameSamples))
  expect(kept).toBeDefined()
  expect(await store.partAt('key-1', 0)).toBeUndefined()
  expect(pendingChunks(keptSession({ samples: 2 * chunk + 1, savedSamples: chunk }))).toBe(2)
})

test('an upload that broke off goes on at the first chunk that was not acknowledged, whether it arrived or not', async () => {
  const length = 3 * chunk + 5
  const store = await recorded(length)
  let isDown = true
  const server = startServer(({ seq }) => (seq === 1 && isDown ? 'after' : undefined))
  const uploader = createUploader({ store, call: server.call })
  await expect(uploader.finish('key-1')).rejects.toMatchObject({ status: 0 })
  expect(await store.sessions()).toHaveLength(1)
  isDown = false
  // As after a reload: nothing but the store remembers.
  await createUploader({ store, call: server.call }).finish('key-1')
  expect(server.bodies.map(({ seq }) => seq)).toEqual([undefined, 0, 1, 1, 2, 3])
  expect(firstDifference(server.sound(), soundOf(0, length))).toBe(-1)
})

test('a session that the server may or may not have made is asked for with the same key', async () => {
  const store = await recorded(100)
  const server = startServer((_, count) => (count === 1 ? 'after' : undefined))
  const uploader = createUploader({ store, call: server.call })
  await expect(uploader.register('key-1')).rejects.toMatchObject({ status: 0 })
  expect(await uploader.register('key-1')).toBe(7)
  expect(await uploader.register('key-1')).toBe(7)
  expect(server.bodies.map(({ tab }) => tab)).toEqual(['tab-00000001', 'tab-00000001'])
})

test('when no sound can be made the transcript is saved with a note', async () => {
  const store = await recorded(0)
  const server = startServer()
  await createUploader({ store, call: server.call }).finish('key-1')
  expect(server.bodies.at(-1)).toMatchObject({ samples: 0, note: recorderText.soundMissing })
  expect(server.isSaved()).toBe(true)
})

test('three hours are uploaded in bounded pieces', async () => {
  const length = 180 * chunk
  const store = createMemoryStore()
  const partSamples = 60 * frameSamples
  const part = new Int16Array(partSamples)
  await store.putSession(keptSession({ sample_rate: rate, samples: length }))
  const { partAt } = store
  let largest = 0
  store.partAt = async (key, frame) => {
    await partAt(key, frame)
    const first = Math.floor(frame / 60) * 60
    return { frame: first, samples: part.subarray(0, Math.min(partSamples, length - first * frameSamples)) }
  }
  let arrived = 0
  const call = (async (_: unknown, { body }: { body: Sent }) => {
    const bytes = body.files?.[0]?.size ?? 44
    largest = Math.max(largest, bytes)
    arrived += (bytes - 44) / 2
    const next_seq = (body.seq ?? -1) + 1
    return { state: 1, query: [{ id: 7, next_seq, samples: arrived }] }
  }) as unknown as Call
  await createUploader({ store, call }).finish('key-1')
  expect(arrived).toBe(length)
  expect(largest).toBe(44 + chunk * 2)
})
