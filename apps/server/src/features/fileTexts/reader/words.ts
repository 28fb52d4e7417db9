/** At most so many characters of a file are kept and searched; the column has the same limit. */
export const mostCharacters = 200_000

export interface Words {
  add: (text: string) => void
  isFull: () => boolean
  text: () => string
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is removed
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/g

/** What the database can hold and a search can match: composed letters, no control characters, single spaces. */
export const storableText = (text: string) =>
  text
    .toWellFormed()
    .normalize('NFC')
    .replace(controls, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[\n ]*/g, '\n')
    .trim()
    .slice(0, mostCharacters)
    .toWellFormed()

/** Collects text until there is enough of it. */
export const collectWords = (): Words => {
  const parts: string[] = []
  let length = 0
  return {
    add: (text) => {
      if (length >= mostCharacters) return
      parts.push(text.slice(0, mostCharacters))
      length += text.length
    },
    isFull: () => length >= mostCharacters,
    text: () => storableText(parts.join('')),
  }
}
