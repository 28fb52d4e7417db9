import { inflateSync } from 'node:zlib'

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** Values a pixel, by the kind of colour. */
const channelsOf: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }
const mostPixels = 4_000_000

/**
 * The size of a PNG that can be drawn: all of its pixels are there, eight bits each, and no more than four million. Null for
 * anything else, because a broken picture would only be noticed when the paper is written.
 */
export const sizeOfPng = (bytes: Buffer): { width: number; height: number } | null => {
  if (bytes.length < 45 || !bytes.subarray(0, 8).equals(signature) || bytes.toString('latin1', 12, 16) !== 'IHDR')
    return null
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
  const channels = channelsOf[bytes[25] ?? 1]
  const isPlain = bytes[24] === 8 && bytes[26] === 0 && bytes[27] === 0 && bytes[28] === 0
  if (!channels || !isPlain || !width || !height || width * height > mostPixels) return null
  const data: Buffer[] = []
  let hasPalette = false
  let isEnded = false
  for (let at = 8; at + 12 <= bytes.length && !isEnded; ) {
    const length = bytes.readUInt32BE(at)
    const kind = bytes.toString('latin1', at + 4, at + 8)
    if (at + 12 + length > bytes.length) return null
    if (kind === 'IDAT') data.push(bytes.subarray(at + 8, at + 8 + length))
    hasPalette ||= kind === 'PLTE'
    isEnded = kind === 'IEND'
    at += 12 + length
  }
  if (!isEnded || (bytes[25] === 3 && !hasPalette)) return null
  const expected = height * (1 + width * channels)
  try {
    return inflateSync(Buffer.concat(data), { maxOutputLength: expected + 1 }).length === expected
      ? { width, height }
      : null
  } catch {
    return null
  }
}
