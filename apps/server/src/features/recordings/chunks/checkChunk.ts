import { createHash } from 'node:crypto'
import { recordingMessages } from '@crm/contract/features/recordings/recordings'
import { collectGarbageAfter } from '../../../http/collectGarbage.ts'
import { refuse, refuseField } from '../../../http/refusal.ts'
import { areFurtherParts, readWavHead, type WavFacts } from './wav.ts'

/** So much may stand before the samples, and after them. */
const headLimit = 64 * 1024

/** The bytes from `start` up to `end`; nothing is held but what is just read. */
export async function* bytesBetween(file: File, start: number, end: number): AsyncGenerator<Buffer> {
  for await (const part of file.slice(start, end).stream() as unknown as AsyncIterable<Uint8Array>) {
    yield Buffer.from(part.buffer, part.byteOffset, part.byteLength)
    collectGarbageAfter(part.byteLength)
  }
}

const readBetween = async (file: File, start: number, end: number) => {
  const parts: Buffer[] = []
  for await (const part of bytesBetween(file, start, end)) parts.push(part)
  return Buffer.concat(parts)
}

const refuseFile = (message: string) => refuseField('invalid_input', 'files', message)

const findSamples = async (file: File): Promise<WavFacts> => {
  const facts = readWavHead(await readBetween(file, 0, headLimit), file.size)
  if (facts === 'not_sound') return refuseFile(recordingMessages.notSound)
  if (facts === 'wrong_length') return refuseFile(recordingMessages.wrongLength)
  const end = facts.dataStart + facts.dataBytes
  const tailBytes = file.size - end
  if (tailBytes === 0) return facts
  const isRight = tailBytes <= headLimit && areFurtherParts(await readBetween(file, end, file.size))
  return isRight ? facts : refuseFile(recordingMessages.wrongLength)
}

/** Measures how loud each second is: the mean of its samples, without their signs. */
const levelMeter = (sampleRate: number) => {
  const levels: number[] = []
  let sum = 0
  let count = 0
  const endSecond = () => {
    if (count) levels.push(Math.min(32_767, Math.round(sum / count)))
    sum = 0
    count = 0
  }
  return {
    take: (samples: Int16Array) => {
      for (const sample of samples) {
        sum += sample < 0 ? -sample : sample
        if (++count === sampleRate) endSecond()
      }
    },
    end: () => {
      endSecond()
      return levels
    },
  }
}

const aligned = (bytes: Buffer) => (bytes.byteOffset % 2 ? Buffer.from(bytes) : bytes)

/** Whole samples of a stream of bytes, which may be cut anywhere. */
async function* samplesOf(bytes: AsyncIterable<Buffer>): AsyncGenerator<Int16Array> {
  let left = Buffer.alloc(0)
  for await (const part of bytes) {
    const whole = aligned(left.length ? Buffer.concat([left, part]) : part)
    left = Buffer.from(whole.subarray(whole.length - (whole.length % 2)))
    yield new Int16Array(whole.buffer, whole.byteOffset, whole.length >> 1)
  }
}

export interface CheckedChunk extends WavFacts {
  samples: number
  hash: string
  levels: number[]
}

/** Reads the whole chunk once, in flat memory: what it is, a hash of its samples, and how loud they are. */
export const checkChunk = async (file: File): Promise<CheckedChunk> => {
  const facts = await findSamples(file)
  const { dataStart, dataBytes, sampleRate } = facts
  if (sampleRate < 8000 || sampleRate > 192_000) return refuseFile(recordingMessages.notSound)
  const hash = createHash('sha256')
  const meter = levelMeter(sampleRate)
  for await (const samples of samplesOf(bytesBetween(file, dataStart, dataStart + dataBytes))) {
    hash.update(samples)
    meter.take(samples)
  }
  if (!dataBytes) return refuse('invalid_input', recordingMessages.notSound)
  return { ...facts, samples: dataBytes / 2, hash: hash.digest('hex'), levels: meter.end() }
}
