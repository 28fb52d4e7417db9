import type { Align, BlockOf, Fact, TableColumn } from './document.ts'
import { lineHeight, type Paper, pageHeight } from './paper.ts'
import { colours, contentWidth, page, styles, type TextStyle } from './style.ts'
import type { Line } from './textLayout.ts'

const padding = { x: 7, y: 5.5 }

export interface Cell {
  text: string
  style: TextStyle
  width: number
  align?: Align | undefined
  fill?: string
}

export type Row = Cell[]

interface MeasuredCell extends Cell {
  lines: Line[]
}

export const measure = (paper: Paper, row: Row): MeasuredCell[] =>
  row.map((cell) => ({ ...cell, lines: paper.lines(cell.text, cell.style, cell.width - 2 * padding.x) }))

export const heightOf = (cells: MeasuredCell[]) =>
  Math.max(0, ...cells.map(({ lines, style }) => lines.length * lineHeight(style))) + 2 * padding.y

export const rule = (
  { doc }: Paper,
  y: number,
  colour: string,
  thickness: number,
  { left = page.left, width = contentWidth }: { left?: number; width?: number } = {},
) =>
  doc
    .moveTo(left, y)
    .lineTo(left + width, y)
    .lineWidth(thickness)
    .strokeColor(colour)
    .stroke()

/** A row of cells at the paper's place, with a line below it. */
export const drawCells = (paper: Paper, cells: MeasuredCell[], left: number = page.left) => {
  const height = heightOf(cells)
  let x = left
  for (const { lines, style, width, align, fill } of cells) {
    // Below the line that is there already.
    if (fill) paper.doc.rect(x, paper.y + 0.5, width, height - 0.5).fill(fill)
    lines.forEach((line, index) => {
      const y = paper.y + padding.y + index * lineHeight(style)
      paper.drawLine(line, { x: x + padding.x, y, style, width: width - 2 * padding.x, align })
    })
    x += width
  }
  paper.y += height
  rule(paper, paper.y, colours.line, 0.5, { left, width: x - left })
}

/** As many lines of each cell as the room holds, and what is left for the next page. */
const splitAt = (cells: MeasuredCell[], room: number) => {
  const cut = (from: (cell: MeasuredCell, fitting: number) => Line[]) =>
    cells.map((cell) => ({
      ...cell,
      lines: from(cell, Math.max(0, Math.floor((room - 2 * padding.y) / lineHeight(cell.style)))),
    }))
  return {
    now: cut(({ lines }, fitting) => lines.slice(0, fitting)),
    later: cut(({ lines }, fitting) => lines.slice(fitting)),
  }
}

const drawHead = (paper: Paper, head: MeasuredCell[] | null) => {
  const top = paper.y
  if (head) drawCells(paper, head)
  rule(paper, top, colours.strongLine, 0.9)
}

/** Rows stay whole where a page can hold them; a new page begins with the head row again. */
const drawRows = (paper: Paper, rows: Row[], headRow: Row | null) => {
  const head = headRow && measure(paper, headRow)
  const headHeight = head ? heightOf(head) : 0
  const [first] = rows
  paper.ensure(headHeight + Math.min(first ? heightOf(measure(paper, first)) : 0, pageHeight / 3))
  drawHead(paper, head)
  for (const row of rows) {
    let cells = measure(paper, row)
    const fitsNextPage = heightOf(cells) <= pageHeight - headHeight
    while (heightOf(cells) > paper.room()) {
      if (!fitsNextPage) {
        const { now, later } = splitAt(cells, paper.room())
        if (now.some(({ lines }) => lines.length)) {
          drawCells(paper, now)
          cells = later
        }
      }
      paper.newPage()
      drawHead(paper, head)
    }
    drawCells(paper, cells)
  }
}

const widthsOf = (columns: TableColumn[]) => {
  const whole = columns.reduce((sum, { width }) => sum + width, 0)
  return columns.map(({ width }) => (width / whole) * contentWidth)
}

const bodyStyle = (align: Align | undefined): TextStyle =>
  align === 'right' ? { ...styles.cell, isTabular: true } : styles.cell

export const drawTable = (paper: Paper, { columns, rows, foot, empty }: BlockOf<'table'>) => {
  const widths = widthsOf(columns)
  const rowOf = (texts: string[], look: (column: TableColumn) => Pick<Cell, 'style' | 'fill'>): Row =>
    columns.map((column, index) => ({
      text: texts[index] ?? '',
      width: widths[index] ?? 0,
      align: column.align,
      ...look(column),
    }))
  const head = rowOf(
    columns.map(({ title }) => title),
    () => ({ style: styles.cellHead, fill: colours.fill }),
  )
  const body = rows.map(
    (row): Row =>
      Array.isArray(row)
        ? rowOf(row, ({ align }) => ({ style: bodyStyle(align) }))
        : [{ text: row.section, style: styles.cellFoot, width: contentWidth, fill: colours.fill }],
  )
  const none: Row[] = [[{ text: empty, style: styles.cellLabel, width: contentWidth, align: 'center' }]]
  const sums = foot && rowOf(foot, () => ({ style: { ...styles.cellFoot, isTabular: true }, fill: colours.fill }))
  drawRows(paper, [...(body.length ? body : none), ...(sums ? [sums] : [])], head)
}

const labelWidth = 84

export const factCells = ({ label, value }: Fact, width: number, wide = labelWidth): Row => [
  { text: label, style: styles.cellLabel, width: wide, fill: colours.fill },
  { text: value || '-', style: styles.cell, width: width - wide },
]

export const drawFacts = (paper: Paper, { facts }: BlockOf<'facts'>) => {
  const rows: Row[] = []
  let waiting: Fact | undefined
  const flush = () => {
    if (waiting) rows.push(factCells(waiting, contentWidth))
    waiting = undefined
  }
  for (const fact of facts) {
    if (fact.wide) {
      flush()
      rows.push(factCells(fact, contentWidth))
    } else if (waiting) {
      rows.push([...factCells(waiting, contentWidth / 2), ...factCells(fact, contentWidth / 2)])
      waiting = undefined
    } else waiting = fact
  }
  flush()
  drawRows(paper, rows, null)
}
