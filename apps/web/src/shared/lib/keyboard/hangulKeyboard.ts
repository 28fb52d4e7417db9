import { convertHangulToQwerty, convertQwertyToHangul } from 'es-hangul'

/** Whole syllables, or initial consonants alone: anything else was meant as it is. */
const isHangul = /^(?:[가-힣\s]+|[ㄱ-ㅎ\s]+)$/

/** A vowel alone is neither a word nor an initial consonant. */
const isBrokenHangul = /^(?=.*[ㅏ-ㅣ])[ㄱ-ㅎㅏ-ㅣ가-힣\s]+$/

/** What was meant by `dkssud` (안녕) or by `ㅋㅐㅐㅡ` (zoom), typed in the other layout; null where that makes no word. */
export const inOtherLayout = (typed: string): string | null => {
  const word = typed.trim()
  if (/^[a-z\s]{2,}$/i.test(word)) {
    const hangul = convertQwertyToHangul(word)
    return isHangul.test(hangul) ? hangul : null
  }
  return isBrokenHangul.test(word) ? convertHangulToQwerty(word) : null
}
