import { recording } from '@crm/contract/features/recordings/recordings.rows'
import type { SoundStore } from './soundStore.ts'

/** The samples from `from` to `to` as parts; null when some of them are not kept here. */
export const readKept = async (store: SoundStore, key: string, from: number, to: number) => {
  const pieces: Int16Array<ArrayBuffer>[] = []
  let at = from
  while (at < to) {
    const part = await store.partAt(key, Math.floor(at / recording.frameSamples))
    if (!part) return null
    const start = part.frame * recording.frameSamples
    const piece = part.samples.subarray(at - start, to - start)
    if (piece.length === 0) return null
    pieces.push(piece)
    at += piece.length
  }
  return pieces
}

/** Words may be asked for again from the sentence on that a restarted server had not finished. */
const spareSeconds = 120

/** Deletes what the server has acknowledged and nothing waits for any more. */
export const dropSaved = async (store: SoundStore, key: string) => {
  const session = await store.session(key)
  if (!session) return
  const saved = Math.floor(session.savedSamples / recording.frameSamples)
  const spare = Math.ceil((spareSeconds * session.sample_rate) / recording.frameSamples)
  const free = session.transcriber === 'server' ? Math.min(saved, session.takenFrames - spare) : saved
  if (free > 0) await store.dropParts(key, free)
}
