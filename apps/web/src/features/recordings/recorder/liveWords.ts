import type { LiveWords } from './recorderState.ts'

/** The bar shows the latest words; the transcript has all of them. */
const most = 50

/** With the words added, or in the place of earlier ones of the same number. */
export const withWords = (words: LiveWords[], next: LiveWords): LiveWords[] =>
  [...words.filter(({ seq }) => seq !== next.seq), next].sort((one, other) => one.seq - other.seq).slice(-most)
