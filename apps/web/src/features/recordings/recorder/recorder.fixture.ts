import type { KeptSession } from './soundStore.ts'

export const keptSession = (change: Partial<KeptSession> = {}): KeptSession => ({
  key: 'key-1',
  user_id: 'mina',
  tab: 'tab-00000001',
  id: null,
  started_dt: '2026-03-02T01:00:00.000Z',
  sample_rate: 8000,
  transcriber: 'none',
  is_told: true,
  frames: 0,
  samples: 0,
  savedSamples: 0,
  takenFrames: 0,
  nextLine: 0,
  ...change,
})

/** Sound that is different everywhere: a piece in a wrong place is seen. */
export const soundOf = (from: number, to: number) =>
  new Int16Array(to - from).map((_, index) => ((from + index) * 7919) % 32_749)

/** Where the parts, one after the other, first differ from the whole; -1 when they are the same. */
export const firstDifference = (parts: ArrayLike<number>[], whole: ArrayLike<number>): number => {
  let at = 0
  for (const part of parts) {
    for (let index = 0; index < part.length; index += 1, at += 1) if (part[index] !== whole[at]) return at
  }
  return at === whole.length ? -1 : at
}
