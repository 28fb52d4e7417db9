import { Readable } from 'node:stream'
import type { Range } from '../../../http/answer/ranges.ts'
import type { Storage } from '../../../ports/storage/storage.ts'
import { wavHeader } from './wav.ts'

interface Chunk {
  seq: number
  samples: number
  place: string
}

/** A stretch of the file: the header, a stored chunk, or silence where one never arrived. */
type Part = { bytes: number } & ({ header: Buffer } | { place: string } | { silence: true })

const silentBlock = Buffer.alloc(64 * 1024)

/** All chunks but the last are equally long, so that a missing one is as long as the longest: words keep their times. */
const partsOf = (sampleRate: number, chunks: Chunk[]): Part[] => {
  const usual = Math.max(0, ...chunks.map(({ samples }) => samples))
  const sound: Part[] = []
  let expected = 0
  for (const { seq, samples, place } of chunks) {
    if (seq > expected) sound.push({ bytes: (seq - expected) * usual * 2, silence: true })
    sound.push({ bytes: samples * 2, place })
    expected = seq + 1
  }
  const bytes = sound.reduce((sum, part) => sum + part.bytes, 0)
  const header = wavHeader(sampleRate, bytes / 2)
  return [{ bytes: header.length, header }, ...sound]
}

async function* silence(bytes: number) {
  for (let left = bytes; left > 0; left -= silentBlock.length)
    yield silentBlock.subarray(0, Math.min(left, silentBlock.length))
}

async function* readParts(storage: Storage, parts: Part[], { start, end }: Range): AsyncGenerator<Buffer> {
  let at = 0
  for (const part of parts) {
    const from = Math.max(0, start - at)
    const until = Math.min(part.bytes - 1, end - at)
    at += part.bytes
    if (from > until) continue
    if ('header' in part) yield part.header.subarray(from, until + 1)
    else if ('place' in part)
      yield* (await storage.read(part.place, { start: from, end: until })) as AsyncIterable<Buffer>
    else yield* silence(until - from + 1)
  }
}

/** The whole sound as one WAV file that is nowhere stored: its size, and any part of it, streamed in flat memory. */
export const soundOf = (storage: Storage, sampleRate: number, chunks: Chunk[]) => {
  const parts = partsOf(sampleRate, chunks)
  const size = parts.reduce((sum, part) => sum + part.bytes, 0)
  return {
    size,
    open: (range: Range | undefined) =>
      Readable.from(readParts(storage, parts, range ?? { start: 0, end: size - 1 }), { objectMode: false }),
  }
}

/** Samples from the first to the last chunk, those that never arrived included. */
export const samplesWithGaps = (chunks: Pick<Chunk, 'seq' | 'samples'>[]) => {
  const usual = Math.max(0, ...chunks.map(({ samples }) => samples))
  const last = chunks.at(-1)
  return last ? chunks.reduce((sum, { samples }) => sum + samples, 0) + (last.seq + 1 - chunks.length) * usual : 0
}
