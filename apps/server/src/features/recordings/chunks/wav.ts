/** Where the samples of a WAV file are. */
export interface WavFacts {
  sampleRate: number
  dataStart: number
  /** What its header says, or all that follows where the writer did not know the length yet. */
  dataBytes: number
}

const pcm = 1
const extensible = 0xfffe
const unknownLength = 0xffffffff
const headBytes = 8

const nameAt = (bytes: Buffer, at: number) => bytes.toString('latin1', at, at + 4)

interface Format {
  sampleRate: number
  isMono16: boolean
}

const readFormat = (bytes: Buffer, at: number, size: number): Format | null => {
  if (size < 16 || at + size > bytes.length) return null
  const format = bytes.readUInt16LE(at)
  const kind = format === extensible && size >= 26 ? bytes.readUInt16LE(at + 24) : format
  const isMono16 = kind === pcm && bytes.readUInt16LE(at + 2) === 1 && bytes.readUInt16LE(at + 14) === 16
  return { sampleRate: bytes.readUInt32LE(at + 4), isMono16 }
}

/**
 * Reads the beginning of a WAV file of `size` bytes. Mono and 16 bits, or it is not for us. A length that is not there
 * (0 or the largest number) is that of a writer who did not know it yet.
 */
export const readWavHead = (bytes: Buffer, size: number): WavFacts | 'not_sound' | 'wrong_length' => {
  if (bytes.length < 12 || nameAt(bytes, 0) !== 'RIFF' || nameAt(bytes, 8) !== 'WAVE') return 'not_sound'
  let format: Format | null = null
  for (let at = 12; at + headBytes <= bytes.length; ) {
    const name = nameAt(bytes, at)
    const length = bytes.readUInt32LE(at + 4)
    const start = at + headBytes
    if (name === 'data') {
      if (!format?.isMono16) return 'not_sound'
      const left = size - start
      const dataBytes = length === 0 || length === unknownLength ? left : length
      if (left <= 0 || dataBytes > left || dataBytes % 2) return 'wrong_length'
      return { sampleRate: format.sampleRate, dataStart: start, dataBytes }
    }
    if (name === 'fmt ') format = readFormat(bytes, start, length)
    at = start + length + (length % 2)
  }
  return 'not_sound'
}

/** Whether what follows the samples is further parts of the file, and not sound that the header does not count. */
export const areFurtherParts = (tail: Buffer) => {
  let at = 0
  while (at + headBytes <= tail.length) {
    if (!/^[\x20-\x7e]{4}$/.test(nameAt(tail, at))) return false
    const length = tail.readUInt32LE(at + 4)
    at += headBytes + length + (length % 2)
  }
  // The last part may go without its padding.
  return at === tail.length || at === tail.length + 1
}

const formatBytes = 16

const writeFormat = (header: Buffer, at: number, sampleRate: number) => {
  header.write('fmt ', at, 'latin1')
  header.writeUInt32LE(formatBytes, at + 4)
  header.writeUInt16LE(pcm, at + 8)
  header.writeUInt16LE(1, at + 10)
  header.writeUInt32LE(sampleRate, at + 12)
  header.writeUInt32LE(sampleRate * 2, at + 16)
  header.writeUInt16LE(2, at + 20)
  header.writeUInt16LE(16, at + 22)
}

const plainHeader = (sampleRate: number, dataBytes: number) => {
  const header = Buffer.alloc(44)
  header.write('RIFF', 0, 'latin1')
  header.writeUInt32LE(36 + dataBytes, 4)
  header.write('WAVE', 8, 'latin1')
  writeFormat(header, 12, sampleRate)
  header.write('data', 36, 'latin1')
  header.writeUInt32LE(dataBytes, 40)
  return header
}

/** RF64 (EBU Tech 3306): lengths of 64 bits in a part of their own. */
const longHeader = (sampleRate: number, dataBytes: number) => {
  const header = Buffer.alloc(80)
  header.write('RF64', 0, 'latin1')
  header.writeUInt32LE(unknownLength, 4)
  header.write('WAVEds64', 8, 'latin1')
  header.writeUInt32LE(28, 16)
  header.writeBigUInt64LE(BigInt(72 + dataBytes), 20)
  header.writeBigUInt64LE(BigInt(dataBytes), 28)
  header.writeBigUInt64LE(BigInt(dataBytes / 2), 36)
  writeFormat(header, 48, sampleRate)
  header.write('data', 72, 'latin1')
  header.writeUInt32LE(unknownLength, 76)
  return header
}

/** The header of a mono WAV of 16 bits, right at any length. */
export const wavHeader = (sampleRate: number, samples: number): Buffer => {
  const dataBytes = samples * 2
  return 36 + dataBytes < unknownLength ? plainHeader(sampleRate, dataBytes) : longHeader(sampleRate, dataBytes)
}
