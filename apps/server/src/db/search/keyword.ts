/**
 * A keyword taken apart as the database takes searchable texts apart (`crm_fold`, `crm_search_grams`): in the program, so
 * that a search brings finished values and costs no time of planning. A test compares both.
 */
export interface KeywordParts {
  /** The pieces that a row must all have. '' is in no row: a keyword of nothing but punctuation finds nothing. */
  needles: readonly string[]
  /** A row may have all pieces of a word apart from each other: these check that each word is there whole. */
  patterns: readonly string[]
  /** The words for LIKE, which takes a third of the time of a pattern; null where one stands for more than itself. */
  likes: readonly string[] | null
}

const initials = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'
const [firstSyllable, lastSyllable] = [0xac00, 0xd7a3]
/** So many syllables begin with each of the initials. */
const perInitial = 588

const signs = /[\p{White_Space}!-/:-@[-`{-~·]+/gu
const hasConsonant = (word: string) => /[ㄱ-ㅎ]/.test(word)

/** What the keyboard joins while it is typed. */
const joined: Readonly<Record<string, string>> = {
  ㄳ: 'ㄱㅅ',
  ㄵ: 'ㄴㅈ',
  ㄶ: 'ㄴㅎ',
  ㄺ: 'ㄹㄱ',
  ㄻ: 'ㄹㅁ',
  ㄼ: 'ㄹㅂ',
  ㄽ: 'ㄹㅅ',
  ㄾ: 'ㄹㅌ',
  ㄿ: 'ㄹㅍ',
  ㅀ: 'ㄹㅎ',
  ㅄ: 'ㅂㅅ',
}

/** One letter at a time, and one letter for each: the database knows no letters whose form depends on their neighbours. */
const lower = (letter: string) => String.fromCodePoint(letter.toLowerCase().codePointAt(0) ?? 0)

/** As `crm_fold`. */
export const fold = (text: string) => {
  const bare = text.normalize('NFC').replaceAll('㈜', '주').replaceAll('㈔', '사').replace(signs, '')
  return Array.from(bare, (letter) => joined[letter] ?? lower(letter)).join('')
}

const initialOf = (letter: string) => {
  const code = letter.codePointAt(0) ?? 0
  if (code < firstSyllable || code > lastSyllable) return letter
  return initials[Math.floor((code - firstSyllable) / perInitial)] ?? letter
}

/** The folded words; letters that were typed apart (ㄱ ㅅ) are one word. */
const wordsOf = (keyword: string) => {
  const words = keyword
    .split(/\s+/)
    .map(fold)
    .filter((word) => word !== '')
  const areLetters = words.every((word) => Array.from(word).length === 1)
  return words.length > 1 && areLetters ? [words.join('')] : words
}

/** Every two neighbouring letters. There are only 361 pairs of consonants, so those are taken three by three. */
const needlesOf = (word: string) => {
  const byInitials = hasConsonant(word)
  const letters = byInitials ? Array.from(word, initialOf) : Array.from(word)
  if (letters.length === 1) return [`^${letters[0]}`]
  const size = byInitials && letters.length > 2 ? 3 : 2
  const pieces = Array.from({ length: letters.length - size + 1 }, (_, at) => letters.slice(at, at + size).join(''))
  return size === 2 ? pieces : pieces.filter(hasConsonant)
}

/** ㅂ in a word stands for any syllable that begins with it. */
const patternOf = (word: string) =>
  Array.from(word, (letter) => {
    const at = initials.indexOf(letter)
    if (at === -1) return letter
    const first = firstSyllable + at * perInitial
    return `[${letter}${String.fromCodePoint(first)}-${String.fromCodePoint(first + perInitial - 1)}]`
  }).join('')

const partsOf = (keyword: string): KeywordParts => {
  const words = wordsOf(keyword)
  const isLetter = (word: string) => Array.from(word).length === 1
  // A letter alone finds what begins with it; among other words it may be anywhere, and the others find the rows.
  const [only] = words
  if (words.length === 1 && only !== undefined && isLetter(only)) {
    return { needles: needlesOf(only), patterns: [`(^|\\n)${patternOf(only)}`], likes: null }
  }
  const needles = new Set(words.filter((word) => !isLetter(word)).flatMap(needlesOf))
  return {
    needles: needles.size ? [...needles] : [''],
    patterns: words.map(patternOf),
    likes: words.length && !words.some(hasConsonant) ? words.map((word) => `%${word}%`) : null,
  }
}

const mostRemembered = 100
const remembered = new Map<string, KeywordParts>()

/** A list asks several times in one call: how common the word is, which rows have it, how many. */
export const takeApart = (keyword: string): KeywordParts => {
  const known = remembered.get(keyword)
  if (known) return known
  if (remembered.size >= mostRemembered) remembered.clear()
  const parts = partsOf(keyword)
  remembered.set(keyword, parts)
  return parts
}
