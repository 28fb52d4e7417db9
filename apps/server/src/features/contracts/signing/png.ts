import { signingMessages } from '@crm/contract/features/contractSigning/contractSigning.rows'
import { refuseField } from '../../../http/refusal.ts'
import { openPng, type PackedPng, rowsOf } from '../../../pdf/png.ts'

const most = { width: 2000, height: 1000 }
/** Fewer points than this are a slip of the finger. */
const fewestPoints = 20

const refuseKind = () => refuseField('invalid_input', 'image', signingMessages.imageKind)

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
const unfilter = (raw: Buffer, { width, height, size }: PackedPng) => {
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
  const bytes = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')
  const png = openPng(bytes)
  if (!png) return refuseKind()
  if (png.width > most.width || png.height > most.height)
    return refuseField('invalid_input', 'image', signingMessages.imageSize)
  const rows = rowsOf(png)
  if (!rows) return refuseKind()
  if (countPoints(unfilter(rows, png), png.size, png.hasAlpha) < fewestPoints)
    return refuseField('invalid_input', 'image', signingMessages.image)
  return bytes
}
