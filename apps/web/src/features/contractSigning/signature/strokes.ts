import type SignaturePad from 'signature_pad'

export type Strokes = ReturnType<SignaturePad['toData']>

/** Strokes are kept as if the place to draw on were this wide; its shape is always the same. */
export const padWidth = 1000
export const padHeight = 500

/** The same strokes on a place so many times as wide. */
export const scaled = (strokes: Strokes, factor: number): Strokes =>
  strokes.map((stroke) => ({
    ...stroke,
    dotSize: stroke.dotSize * factor,
    minWidth: stroke.minWidth * factor,
    maxWidth: stroke.maxWidth * factor,
    points: stroke.points.map((point) => ({ ...point, x: point.x * factor, y: point.y * factor })),
  }))

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** The smallest box around what is not transparent (RGBA); null where everything is. */
export const boxAround = (pixels: Uint8ClampedArray, width: number, height: number): Box | null => {
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      if (pixels[(y * width + x) * 4 + 3]) {
        left = Math.min(left, x)
        right = Math.max(right, x)
        top = Math.min(top, y)
        bottom = y
      }
  return right < 0 ? null : { left, top, width: right - left + 1, height: bottom - top + 1 }
}

/** A mere dot is no signature. */
const leastSize = 30

export const isSignature = (box: Box | null): box is Box => box !== null && Math.max(box.width, box.height) >= leastSize
