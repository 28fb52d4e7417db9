import { recording } from '@crm/contract/features/recordings/recordings.rows'
import { frameHeadBytes } from '@crm/contract/features/recordings/recordings.socket'

export interface Frame {
  number: number
  samples: Int16Array
}

/** Null for what is no frame: half a sample, none at all, or more than one frame holds. */
export const readFrame = (bytes: Buffer): Frame | null => {
  const soundBytes = bytes.length - frameHeadBytes
  if (soundBytes <= 0 || soundBytes % 2 || soundBytes > recording.frameSamples * 2) return null
  const samples = new Int16Array(soundBytes / 2)
  bytes.copy(new Uint8Array(samples.buffer), 0, frameHeadBytes)
  return { number: bytes.readUInt32LE(0), samples }
}

export const framesIn = (seconds: number, sampleRate: number) =>
  Math.floor((seconds * sampleRate) / recording.frameSamples)

export const msOfFrame = (frame: number, sampleRate: number) =>
  Math.round((frame * recording.frameSamples * 1000) / sampleRate)

/** The first frame that has sound from this time on. */
export const frameAt = (ms: number, sampleRate: number) => Math.floor((ms * sampleRate) / 1000 / recording.frameSamples)
