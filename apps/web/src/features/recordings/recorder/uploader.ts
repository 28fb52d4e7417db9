import { recordings } from '@crm/contract/features/recordings/recordings'
import { type RecordingSession, recording } from '@crm/contract/features/recordings/recordings.rows'
import type { Call } from '@crm/contract/kit/client'
import { dropSaved, readKept } from './kept/keptSound.ts'
import type { KeptSession, SoundStore } from './kept/soundStore.ts'
import { recorderText } from './recorder.messages.ts'
import { wavFile } from './wav.ts'

interface UploaderOptions {
  store: SoundStore
  call: Call
  /** After each acknowledged chunk. */
  onProgress?: (session: KeptSession) => void
}

export class NoSession extends Error {}

const chunkSamples = ({ sample_rate }: Pick<KeptSession, 'sample_rate'>) => recording.chunkSeconds * sample_rate

/** Chunks that only this browser has. */
export const pendingChunks = (session: Pick<KeptSession, 'samples' | 'savedSamples' | 'sample_rate'>) =>
  Math.ceil((session.samples - session.savedSamples) / chunkSamples(session))

/** Sends kept sound to the server in chunks of a minute, by number, from the first one that it has not acknowledged. */
export const createUploader = ({ store, call, onProgress }: UploaderOptions) => {
  const sessionOf = async (key: string) => {
    const session = await store.session(key)
    if (!session) throw new NoSession(key)
    return session
  }

  const acknowledge = async (key: string, answer: RecordingSession | undefined) => {
    if (!answer) throw new NoSession(key)
    await store.updateSession(key, { savedSamples: answer.samples })
    await dropSaved(store, key)
    const session = await sessionOf(key)
    onProgress?.(session)
    return answer
  }

  /** The session's number; asks the server for one, which it gives once however often it is asked. */
  const register = async (key: string): Promise<number> => {
    const { id, tab, proj_no, sample_rate, transcriber, is_told } = await sessionOf(key)
    if (id !== null) return id
    const told = { is_told: String(is_told) }
    const body = { is_init: 'true', type: 'user' as const, tab, proj_no, sample_rate, transcriber, ...told }
    const [created] = (await call(recordings.upload, { body })).query
    if (!created) throw new NoSession(key)
    await store.updateSession(key, { id: created.id })
    return created.id
  }

  const sendChunk = async (key: string, seq: number, wholeSamples?: number) => {
    const id = await register(key)
    const session = await sessionOf(key)
    const from = seq * chunkSamples(session)
    const to = Math.min(from + chunkSamples(session), session.samples)
    const sound = await readKept(store, key, from, to)
    if (!sound) return null
    const files = [wavFile(`${seq}.wav`, session.sample_rate, sound)]
    const end = wholeSamples === undefined ? { is_update: 'true' } : { samples: wholeSamples }
    const answer = await call(recordings.upload, { body: { id, type: 'user', tab: session.tab, seq, ...end, files } })
    return acknowledge(key, answer.query[0])
  }

  /** The chunks from the first unacknowledged one up to `before`; a chunk that the server misses after all is sent again. */
  const sendChunks = async (key: string, before: number) => {
    const sent = new Set<number>()
    const session = await sessionOf(key)
    let seq = Math.floor(session.savedSamples / chunkSamples(session))
    while (seq < before) {
      sent.add(seq)
      const answer = await sendChunk(key, seq)
      const missing = answer?.next_seq ?? seq + 1
      seq = sent.has(missing) || missing > before ? seq + 1 : missing
    }
  }

  /** One upload after the other: two at once would send the same chunks. */
  let working: Promise<unknown> = Promise.resolve()
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const turn = working.then(work, work)
    working = turn.catch(() => undefined)
    return turn
  }

  const finish = async (key: string, recordedSamples: number): Promise<number> => {
    const id = await register(key)
    const session = await sessionOf(key)
    const lastSeq = Math.max(0, Math.ceil(session.samples / chunkSamples(session)) - 1)
    await sendChunks(key, lastSeq)
    const samples = Math.max(session.samples, recordedSamples)
    const ended = session.samples > 0 ? await sendChunk(key, lastSeq, samples) : null
    if (!ended) {
      const note = recorderText.soundMissing
      await call(recordings.upload, { body: { id, type: 'user', samples, note } })
    }
    await store.remove(key)
    return id
  }

  return {
    register,

    /** While the recording runs: whole chunks only. */
    uploadWhole: (key: string) =>
      inTurn(async () => {
        const session = await sessionOf(key)
        await sendChunks(key, Math.floor(session.samples / chunkSamples(session)))
      }),

    /**
     * Sends the rest and ends the session; what is kept here goes only after the server has said that it has everything.
     * `recordedSamples` may be more than could be kept: the server then says that a part is missing.
     */
    finish: (key: string, recordedSamples = 0) => inTurn(() => finish(key, recordedSamples)),
  }
}
export type Uploader = ReturnType<typeof createUploader>
