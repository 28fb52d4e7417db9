import { crc32, inflateSync } from 'node:zlib'

const opening = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** Bytes of a pixel by colour type, all of eight bits: grey, colour, palette, grey and colour with alpha. */
const pixelBytes: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }
const mostPixels = 4_000_000

interface Chunk {
  type: string
  data: Buffer
}

/** What a PNG says of itself; its pixels are still packed. */
export interface PackedPng {
  width: number
  height: number
  /** Bytes of a pixel. */
  size: number
  hasAlpha: boolean
  packed: Buffer
}

/** Every part with its checksum proved; null where one is wrong or missing. */
const chunksOf = (bytes: Buffer) => {
  const chunks: Chunk[] = []
  for (let at = opening.length; at + 12 <= bytes.length && chunks.at(-1)?.type !== 'IEND'; ) {
    const length = bytes.readUInt32BE(at)
    const end = at + 12 + length
    if (end > bytes.length || crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) return null
    chunks.push({ type: bytes.toString('latin1', at + 4, at + 8), data: bytes.subarray(at + 8, end - 4) })
    at = end
  }
  return chunks
}

/** A whole PNG of eight bits a value, not interlaced; null for anything else. Nothing is unpacked yet, so its size can be judged first. */
export const openPng = (bytes: Buffer): PackedPng | null => {
  if (!bytes.subarray(0, opening.length).equals(opening)) return null
  const chunks = chunksOf(bytes)
  const head = chunks?.[0]
  if (!chunks || head?.type !== 'IHDR' || head.data.length !== 13 || chunks.at(-1)?.type !== 'IEND') return null
  const [width, height] = [head.data.readUInt32BE(0), head.data.readUInt32BE(4)]
  const [depth, colourType = -1, packing, filter, interlace] = head.data.subarray(8)
  const size = pixelBytes[colourType]
  const isPlain = depth === 8 && packing === 0 && filter === 0 && interlace === 0
  if (!isPlain || size === undefined || width === 0 || height === 0) return null
  if (colourType === 3 && !chunks.some(({ type }) => type === 'PLTE')) return null
  const packed = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data))
  return { width, height, size, hasAlpha: colourType === 4 || colourType === 6, packed }
}

/** Its rows, each behind the byte that names its filter; null where they are not exactly as many as it says. */
export const rowsOf = ({ width, height, size, packed }: PackedPng) => {
  const expected = height * (1 + width * size)
  try {
    const rows = inflateSync(packed, { maxOutputLength: expected + 1 })
    return rows.length === expected ? rows : null
  } catch {
    return null
  }
}

/**
 * The size of a PNG that can be drawn: all of its pixels are there, eight bits each, and no more than four million. Null for
 * anything else, because a broken picture would only be noticed when the paper is written.
 */
export const sizeOfPng = (bytes: Buffer): { width: number; height: number } | null => {
  const png = openPng(bytes)
  if (!png || png.width * png.height > mostPixels || !rowsOf(png)) return null
  return { width: png.width, height: png.height }
}
