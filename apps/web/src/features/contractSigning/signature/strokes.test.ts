import { expect, test } from 'vitest'
import { boxAround, isSignature, type Strokes, scaled } from './strokes.ts'

const stroke: Strokes[number] = {
  dotSize: 2,
  minWidth: 1,
  maxWidth: 4,
  penColor: '#000',
  velocityFilterWeight: 0.7,
  compositeOperation: 'source-over',
  points: [{ x: 100, y: 50, pressure: 0.5, time: 1 }],
}

/** Pixels of a picture in which these are drawn. */
const pixelsOf = (width: number, height: number, drawn: [number, number][]) => {
  const pixels = new Uint8ClampedArray(width * height * 4)
  for (const [x, y] of drawn) pixels[(y * width + x) * 4 + 3] = 255
  return pixels
}

test('strokes drawn on a narrow screen are the same on a wide one', () => {
  const [wide] = scaled([stroke], 2)
  expect(wide).toMatchObject({ minWidth: 2, maxWidth: 8, dotSize: 4, points: [{ x: 200, y: 100, time: 1 }] })
  expect(scaled(scaled([stroke], 2), 0.5)).toEqual([stroke])
})

test('a picture is cut to what is drawn', () => {
  expect(
    boxAround(
      pixelsOf(10, 8, [
        [2, 3],
        [7, 5],
      ]),
      10,
      8,
    ),
  ).toEqual({ left: 2, top: 3, width: 6, height: 3 })
  expect(boxAround(pixelsOf(10, 8, []), 10, 8)).toBe(null)
})

test('nothing and a mere dot are no signature', () => {
  expect(isSignature(null)).toBe(false)
  expect(isSignature({ left: 0, top: 0, width: 8, height: 8 })).toBe(false)
  expect(isSignature({ left: 0, top: 0, width: 8, height: 60 })).toBe(true)
})
