import { crc32, inflateSync } from 'node:zlib'
import { signingMessages } from '@crm/contract/features/contractSigning/contractSigning.rows'
import { refuseField } from '../../../http/refusal.ts'

const opening = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const most = { width: 2000, height: 1000 }
/** Bytes of a pixel by colour type, all of eight bits: grey, colour, palette, grey and colour with alpha. */
const pixelBytes: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }
/** Fewer points than this are a slip of the finger. */
const fewestPoints = 20

const refuseKind = () => refuseField('invalid_input', 'image', signingMessages.imageKind)

interface Chunk {
  type: string
  data: Buffer
}

/** Every part with its checksum proved; nothing where one is wrong or missing. */
const chunksOf = (png: Buffer) => {
  const chunks: Chunk[] = []
  for (let at = opening.length; at + 12 <= png.length; ) {
    const length = png.readUInt32BE(at)
    const end = at + 12 + length
    if (end > png.length || crc32(png.subarray(at + 4, end - 4)) !== png.readUInt32BE(end - 4)) return refuseKind()
    chunks.push({ type: png.toString('latin1', at + 4, at + 8), data: png.subarray(at + 8, end - 4) })
    at = end
  }
  return chunks
}

const paeth = (left: number, up: number, corner: number) => {
  const estimate = left + up - corner
  const toLeft = Math.abs(estimate - left)
  const toUp = Math.abs(estimate - up)
  const toCorner = Math.abs(estimate - corner)
  if (toLeft <= toUp && toLeft <= toCorner) return left
  return toUp <= toCorner ? up : corner
}

/** What a row's filter expects at a byte, from those before it. */
const guessOf = (filter: number, left: number, up: number, corner: number) => {
  if (filter === 1) return left
  if (filter === 2) return up
  if (filter === 3) return (left + up) >> 1
  return filter === 4 ? paeth(left, up, corner) : 0
}

/** Undoes the filter of each row (PNG specification, section 9). */
const unfilter = (raw: Buffer, { width, height, size }: { width: number; height: number; size: number }) => {
  const stride = width * size
  const pixels = Buffer.alloc(stride * height)
  for (let row = 0; row < height; row++) {
    const filter = raw[row * (stride + 1)] ?? 5
    if (filter > 4) return refuseKind()
    for (let at = 0; at < stride; at++) {
      const here = row * stride + at
      const left = at >= size ? (pixels[here - size] ?? 0) : 0
      const up = row > 0 ? (pixels[here - stride] ?? 0) : 0
      const corner = at >= size && row > 0 ? (pixels[here - stride - size] ?? 0) : 0
      const guess = guessOf(filter, left, up, corner)
      pixels[here] = ((raw[row * (stride + 1) + 1 + at] ?? 0) + guess) & 255
    }
  }
  return pixels
}

/** Points that differ from the corner; what is wholly transparent looks like any other such point. */
const countPoints = (pixels: Buffer, size: number, hasAlpha: boolean) => {
  const colourAt = (at: number) => (hasAlpha && pixels[at + size - 1] === 0 ? -1 : pixels.readUIntBE(at, size))
  const ground = colourAt(0)
  let points = 0
  for (let at = 0; at < pixels.length && points < fewestPoints; at += size) if (colourAt(at) !== ground) points++
  return points
}

/** What was drawn, really decoded: a PNG of a bounded size on which there is something. */
export const readSignature = (dataUrl: string) => {
  const png = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')
  if (!png.subarray(0, opening.length).equals(opening)) return refuseKind()
  const chunks = chunksOf(png)
  const head = chunks[0]
  if (head?.type !== 'IHDR' || head.data.length !== 13 || chunks.at(-1)?.type !== 'IEND') return refuseKind()
  const [width, height] = [head.data.readUInt32BE(0), head.data.readUInt32BE(4)]
  const [depth, colourType, , , interlace] = head.data.subarray(8)
  const size = pixelBytes[colourType ?? -1]
  if (depth !== 8 || size === undefined || interlace !== 0 || width === 0 || height === 0) return refuseKind()
  if (width > most.width || height > most.height)
    return refuseField('invalid_input', 'image', signingMessages.imageSize)
  const expected = (width * size + 1) * height
  const packed = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data))
  let raw: Buffer
  try {
    raw = inflateSync(packed, { maxOutputLength: expected })
  } catch {
    return refuseKind()
  }
  if (raw.length !== expected) return refuseKind()
  const pixels = unfilter(raw, { width, height, size })
  if (countPoints(pixels, size, colourType === 4 || colourType === 6) < fewestPoints)
    return refuseField('invalid_input', 'image', signingMessages.image)
  return png
}
