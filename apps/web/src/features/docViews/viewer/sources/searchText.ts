/** A letter with what belongs to it: the parts of a Hangul syllable that a Mac wrote one by one, or marks. */
const letters = /[\u1100-\u115f\ua960-\ua97f]+[\u1160-\u11a7\ud7b0-\ud7c6]*[\u11a8-\u11ff\ud7cb-\ud7fb]*|.\p{M}*/gsu

/**
 * A text as searching compares it: lines break inside Korean words and documents come from Windows and Macs, so white
 * space and the way a letter is put together make no difference.
 */
export const foldText = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, '')

/** A piece of one of the parts that a text was read in. */
export interface FoundPiece {
  part: number
  start: number
  end: number
}

/** Where words stand in a text that comes in parts: for each time they stand there the pieces of parts that hold them. */
export const findPieces = (parts: readonly string[], words: string): FoundPiece[][] => {
  const wanted = foldText(words)
  if (!wanted) return []
  let folded = ''
  /** For each letter of the folded text where it came from. */
  const places: FoundPiece[] = []
  for (const [part, text] of parts.entries()) {
    for (const { 0: letter, index } of text.matchAll(letters)) {
      const fold = foldText(letter)
      for (let unit = 0; unit < fold.length; unit++) places.push({ part, start: index, end: index + letter.length })
      folded += fold
    }
  }
  const found: FoundPiece[][] = []
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + wanted.length)) {
    const pieces: FoundPiece[] = []
    for (const place of places.slice(at, at + wanted.length)) {
      const last = pieces.at(-1)
      if (last?.part === place.part) last.end = place.end
      else pieces.push({ ...place })
    }
    found.push(pieces)
  }
  return found
}
