import { expect, test } from 'vitest'
import { createFrameCutter } from './capture/frameCutter.ts'
import { frameMessage, levelOf, toInt16 } from './samples.ts'
import { wavFile } from './wav.ts'

test('samples become whole numbers of 16 bits, cut off at full scale', () => {
  expect([...toInt16(Float32Array.of(0, 1, -1, 2, -2, 0.5, -0.5))]).toEqual([
    0, 32_767, -32_768, 32_767, -32_768, 16_384, -16_384,
  ])
})

test('the level is 0 for silence, 1 for full scale, and between them for speech', () => {
  expect(levelOf(new Int16Array(4096))).toBe(0)
  expect(levelOf(new Int16Array(4096).fill(-32_768))).toBe(1)
  expect(levelOf(new Int16Array(4096).fill(1036))).toBeCloseTo(0.5, 2)
  expect(levelOf(new Int16Array(4096).fill(1))).toBe(0)
})

test('frames are cut out of pieces of any length, and nothing is lost or repeated', () => {
  const frames: number[][] = []
  const cutter = createFrameCutter(4, (frame) => frames.push([...frame]))
  const reused = new Float32Array(3)
  for (const first of [0, 3, 6]) {
    reused.set([first, first + 1, first + 2])
    cutter.add(reused)
  }
  cutter.add(Float32Array.of(9, 10, 11, 12, 13, 14, 15, 16, 17))
  expect(frames).toEqual([
    [0, 1, 2, 3],
    [4, 5, 6, 7],
    [8, 9, 10, 11],
    [12, 13, 14, 15],
  ])
  expect([...cutter.rest()]).toEqual([16, 17])
  expect(cutter.rest()).toHaveLength(0)
})

test('a frame’s message has its number first, both little endian', () => {
  const samples = Int16Array.of(9, 1, -2).subarray(1)
  expect([...new Uint8Array(frameMessage(258, samples))]).toEqual([2, 1, 0, 0, 1, 0, 254, 255])
})

test('a WAV file says its own length and rate', async () => {
  const file = wavFile('a.wav', 48_000, [Int16Array.of(1, 2), Int16Array.of(-3)])
  const view = new DataView(await file.arrayBuffer())
  const word = (at: number) => String.fromCharCode(...new Uint8Array(view.buffer, at, 4))
  expect([word(0), word(8), word(12), word(36)]).toEqual(['RIFF', 'WAVE', 'fmt ', 'data'])
  expect(view.byteLength).toBe(50)
  expect(view.getUint32(4, true)).toBe(42)
  expect([view.getUint16(20, true), view.getUint16(22, true), view.getUint16(34, true)]).toEqual([1, 1, 16])
  expect([view.getUint32(24, true), view.getUint32(28, true)]).toEqual([48_000, 96_000])
  expect(view.getUint32(40, true)).toBe(6)
  expect([44, 46, 48].map((at) => view.getInt16(at, true))).toEqual([1, 2, -3])
})
