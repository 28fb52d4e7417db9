const consonants = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'
const firstSyllable = 0xac00
const syllablesEach = 588

/** A consonant stands for every syllable that begins with it. */
const letterPattern = (letter: string) => {
  const at = consonants.indexOf(letter)
  if (at === -1) return letter
  const from = firstSyllable + at * syllablesEach
  return `[${letter}${String.fromCodePoint(from)}-${String.fromCodePoint(from + syllablesEach - 1)}]`
}

/**
 * Where the first word of a keyword stands in a text: the word itself, and a pattern of PostgreSQL. The search leaves out
 * spaces and punctuation, so between two letters there may be some.
 */
export const excerptPattern = (keyword: string) => {
  const [word = ''] = keyword.normalize('NFC').trim().split(/\s+/)
  const letters = [...word].filter((letter) => /[\p{L}\p{N}]/u.test(letter))
  return { word, pattern: letters.map(letterPattern).join('[\\s[:punct:]]*') }
}
