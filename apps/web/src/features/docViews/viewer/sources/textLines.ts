/** How wide one letter is. */
export type WidthOf = (letter: string) => number

/** Breaks one line so that it fits into a width, between words where it can. */
export const wrapLine = (line: string, width: number, widthOf: WidthOf): string[] => {
  const lines: string[] = []
  let start = 0
  let used = 0
  /** Behind the last space, and how wide the line was there. */
  let word = { at: 0, used: 0 }
  let at = 0
  for (const letter of line) {
    const wide = widthOf(letter)
    if (used + wide > width && at > start) {
      const cut = word.at > start ? word : { at, used }
      lines.push(line.slice(start, cut.at))
      start = cut.at
      used -= cut.used
    }
    used += wide
    at += letter.length
    if (letter === ' ' || letter === '\t') word = { at, used }
  }
  return [...lines, line.slice(start)]
}

const font = '13px "Pretendard Core", Pretendard, sans-serif'
const spacesOfTab = 8

/** Measures letters as the pages show them, each once. */
export const measureLetters = async (text: string): Promise<WidthOf> => {
  const known = new Map<string, number>()
  const letters = [...new Set(text)].join('')
  await document.fonts.load(font, letters).catch(() => {})
  const pen = document.createElement('canvas').getContext('2d')
  if (pen) pen.font = font
  const measure = (letter: string) => {
    if (letter === '\t') return spacesOfTab * (pen?.measureText(' ').width ?? 4)
    return pen?.measureText(letter).width ?? 13
  }
  return (letter) => {
    const width = known.get(letter) ?? measure(letter)
    known.set(letter, width)
    return width
  }
}
