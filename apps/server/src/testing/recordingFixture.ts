import { recordings } from '@crm/contract/features/recordings/recordings'
import type { RequestOf } from '@crm/contract/kit/endpoint'
import { wavHeader } from '../features/recordings/chunks/wav.ts'
import type { Person } from './startTestApp.ts'

/** Samples that are all different from their neighbours, and the same for the same seed. */
export const noise = (count: number, seed = 1): Int16Array => {
  const samples = new Int16Array(count)
  let state = seed
  for (let index = 0; index < count; index++) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    samples[index] = (state >> 15) - 32_768
  }
  return samples
}

export const bytesOf = (samples: Int16Array) => Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength)

export const wavBytes = (samples: Int16Array, sampleRate = 8000) =>
  Buffer.concat([wavHeader(sampleRate, samples.length), bytesOf(samples)])

export const fileOf = (bytes: Buffer) => new File([new Uint8Array(bytes)], 'chunk.wav', { type: 'audio/wav' })

type Upload = RequestOf<typeof recordings.upload>['body']

/** One call of the upload endpoint; its only session. */
export const uploadRecording = async (person: Pick<Person, 'call'>, body: Upload) => {
  const { query } = await person.call(recordings.upload, { body })
  const [session] = query
  if (!session) throw new Error('no session')
  return session
}

export const beginRecording = async (person: Pick<Person, 'call'>, body: Upload = {}) =>
  (await uploadRecording(person, { is_init: '1', ...body })).id

export const sendChunk = (person: Pick<Person, 'call'>, id: number, seq: number, samples: Int16Array) =>
  uploadRecording(person, { is_update: '1', id: String(id), seq: String(seq), files: [fileOf(wavBytes(samples))] })

/** A saved recording of some chunks, with words. */
export const savedRecording = async (person: Pick<Person, 'call'>, texts: string[] = [], chunks: Int16Array[] = []) => {
  const id = await beginRecording(person)
  for (const [seq, samples] of chunks.entries()) await sendChunk(person, id, seq, samples)
  if (texts.length) await person.call(recordings.update, { params: { id }, body: { recording_sessions: texts } })
  await uploadRecording(person, { id: String(id) })
  return id
}

export const soundAt = (app: { url: string }, path: string, headers: Record<string, string> = {}) =>
  fetch(new URL(path, app.url), { headers })
