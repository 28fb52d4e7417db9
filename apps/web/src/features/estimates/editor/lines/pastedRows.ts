import { blankLine } from '@crm/contract/features/estimates/blankLine'
import type { LineDraft } from '@crm/contract/features/estimates/estimates.rows'

/** `1,200,000원` and `₩1,200,000` are numbers in a sheet; anything else is none. */
const numberIn = (cell: string | undefined) => {
  const bare = (cell ?? '').replace(/[,\s₩￦원]/g, '')
  return /^-?\d+(\.\d+)?$/.test(bare) ? Number(bare) : null
}

/** Cells that hold a tab or a line break are quoted by Excel. */
const cellsOf = (text: string) => {
  const rows: string[][] = [['']]
  let isQuoted = false
  for (let at = 0; at < text.length; at++) {
    const letter = text[at] as string
    const row = rows.at(-1) as string[]
    const isCellStart = row.at(-1) === ''
    if (isQuoted && letter === '"' && text[at + 1] === '"') {
      row[row.length - 1] += '"'
      at += 1
    } else if (letter === '"' && (isQuoted || isCellStart)) isQuoted = !isQuoted
    else if (!isQuoted && letter === '\t') row.push('')
    else if (!isQuoted && letter === '\n') rows.push([''])
    else row[row.length - 1] += letter
  }
  return rows.map((row) => row.map((cell) => cell.trim()))
}

const clip = (text: string | undefined, most: number) => (text ?? '').slice(0, most)
const onOneLine = (text: string | undefined) => (text ?? '').replace(/\s+/g, ' ')

const lineOf = ([name, content, unit, quantity, price]: string[]): LineDraft => {
  const [count, won] = [numberIn(quantity), numberIn(price)]
  return {
    ...blankLine,
    el_name: clip(onOneLine(name), 100),
    el_content: clip(content, 500),
    el_unit: clip(onOneLine(unit), 20) || blankLine.el_unit,
    el_quantity: count !== null && count > 0 ? Math.max(0.01, Math.round(count * 100) / 100) : 1,
    el_price: won !== null && won > 0 ? Math.round(won) : 0,
  }
}

/** A first row whose price is a word names the columns. */
const isHead = ([, , , quantity, price]: string[]) =>
  Boolean(quantity && price) && numberIn(quantity) === null && numberIn(price) === null

/** Rows copied from a sheet: name, content, unit, quantity, price. Empty ones and the names of columns are left out. */
export const linesOfPaste = (pasted: string): LineDraft[] => {
  const rows = cellsOf(pasted.replace(/\r\n?/g, '\n')).filter(([name]) => name !== '')
  const [first] = rows
  return (first && isHead(first) ? rows.slice(1) : rows).map(lineOf)
}
