import { frameHeadBytes } from '@crm/contract/features/recordings/recordings.socket'

/** Samples as WAV stores them; what is louder than full scale is cut off. */
export const toInt16 = (samples: Float32Array): Int16Array<ArrayBuffer> => {
  const rounded = new Int16Array(samples.length)
  for (const [index, sample] of samples.entries()) {
    rounded[index] = Math.round(Math.max(-1, Math.min(1, sample)) * (sample < 0 ? 32_768 : 32_767))
  }
  return rounded
}

/** The quietest that the meter shows, in decibels below full scale. */
const meterFloor = -60

/** 0 to 1 as people hear it: speech a metre away is about the middle. */
export const levelOf = (samples: Int16Array): number => {
  let sum = 0
  for (const sample of samples) sum += sample * sample
  if (sum === 0) return 0
  const decibels = 10 * Math.log10(sum / samples.length / 32_768 ** 2)
  return Math.max(0, Math.min(1, 1 - decibels / meterFloor))
}

/** One binary message of the socket: the number of the frame, then its samples. */
export const frameMessage = (frame: number, samples: Int16Array): ArrayBuffer => {
  const message = new ArrayBuffer(frameHeadBytes + samples.byteLength)
  new DataView(message).setUint32(0, frame, true)
  new Uint8Array(message, frameHeadBytes).set(new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength))
  return message
}
