const separators = [',', '\t', ';'] as const
export type Separator = (typeof separators)[number]

/** What stands between the cells: the name tells it of a TSV, the first line of everything else. */
export const separatorOf = (name: string, text: string): Separator => {
  if (name.toLowerCase().endsWith('.tsv')) return '\t'
  const head = text.match(/^.*/)?.[0].replace(/"[^"]*"/g, '') ?? ''
  const countOf = (separator: Separator) => head.split(separator).length
  return separators.reduce((best, separator) => (countOf(separator) > countOf(best) ? separator : best))
}

/** Where a quoted cell ends; -1 when nothing closes it. */
const closingQuote = (text: string, from: number) => {
  let at = text.indexOf('"', from)
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2)
  return at
}

/** The rows of a table, up to `most`. Quoted cells may hold separators, quotes and line breaks. */
export const parseCsv = (text: string, separator: Separator, most: number) => {
  const rows: string[][] = []
  const cellEnd = new RegExp(`[${separator}\r\n]`, 'g')
  let row: string[] = []
  let at = 0
  let mayQuote = true
  while (rows.length < most && (at < text.length || row.length)) {
    let cell = ''
    if (mayQuote && text[at] === '"') {
      const closing = closingQuote(text, at + 1)
      // A quote that nothing closes is a letter like any other.
      if (closing < 0) mayQuote = false
      else {
        cell = text.slice(at + 1, closing).replaceAll('""', '"')
        at = closing + 1
      }
    }
    cellEnd.lastIndex = at
    const end = cellEnd.exec(text)?.index ?? text.length
    row.push(cell + text.slice(at, end))
    at = end + 1
    if (text[end] === separator) continue
    if (text[end] === '\r' && text[at] === '\n') at++
    rows.push(row)
    row = []
  }
  return { rows, isCut: at < text.length }
}
