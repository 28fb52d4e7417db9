/** Minutes are plain text; a few marks in them are drawn: `- ` and `1. ` at the beginning of a line, `**bold**`. */

export interface Span {
  text: string
  isBold: boolean
}

export type MarkedBlock =
  | { kind: 'line'; spans: Span[] }
  | { kind: 'list'; isNumbered: boolean /** The number of its first item. */; first: number; items: Span[][] }

/** What stands between two pairs of stars is bold; stars without a partner are stars. */
const spansOf = (line: string): Span[] => {
  const parts = line.split('**')
  if (parts.length % 2 === 0) parts.splice(-2, 2, parts.slice(-2).join('**'))
  return parts
    .map((text, place) => (place % 2 && !text ? { text: '****', isBold: false } : { text, isBold: place % 2 === 1 }))
    .filter(({ text }) => text)
}

const bullet = /^ {0,8}- (.*)$/
const numbered = /^ {0,8}(\d{1,3})\. (.*)$/

const itemOf = (line: string) => {
  const point = bullet.exec(line)
  if (point) return { isNumbered: false, first: 1, text: point[1] ?? '' }
  const number = numbered.exec(line)
  return number && { isNumbered: true, first: Number(number[1]), text: number[2] ?? '' }
}

/** The text as it is drawn: lines, and lists of the items that follow each other. */
export const readMarks = (text: string): MarkedBlock[] => {
  const blocks: MarkedBlock[] = []
  for (const line of text.split(/\r?\n/)) {
    const item = itemOf(line)
    const last = blocks.at(-1)
    if (!item) blocks.push({ kind: 'line', spans: spansOf(line) })
    else if (last?.kind === 'list' && last.isNumbered === item.isNumbered) last.items.push(spansOf(item.text))
    else blocks.push({ kind: 'list', isNumbered: item.isNumbered, first: item.first, items: [spansOf(item.text)] })
  }
  return blocks
}

/** The same words without their marks, for a line of a list. */
export const withoutMarks = (text: string) =>
  readMarks(text)
    .flatMap((block) => (block.kind === 'line' ? [block.spans] : block.items))
    .map((spans) => spans.map((span) => span.text).join(''))
    .filter(Boolean)
    .join(' ')
