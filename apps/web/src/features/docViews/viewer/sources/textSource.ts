import { viewerText as text } from '../viewer.messages.ts'
import { parseCsv, separatorOf } from './csv.ts'
import { findInPage } from './findInPage.ts'
import { type PageSize, type PageSource, readBytes, type SourceFile } from './pageSource.ts'
import { measureLetters, type WidthOf, wrapLine } from './textLines.ts'

/** In CSS pixels, as Viewer.module.css draws them. */
const paper = { width: 794, height: 1123, margin: 40 }
const linesOfPage = 60
/** Rows have a line between them. */
const rowLinesOfPage = 56
const cellPadding = 17
const widestCell = 400
/** What letters measured one by one may differ from a whole line. */
const slack = 8
export const mostLines = 200_000

/** Korean files without a mark are either UTF-8 or CP949; what is no UTF-8 is the other one. */
export const decodeText = (bytes: Uint8Array) => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('euc-kr').decode(bytes)
  }
}

/** What is drawn on each page. */
interface Pages<Part> {
  pages: Part[][]
  size: PageSize
  isCut: boolean
}

/** The lines of a text as they fit onto pages: nothing stands outside of them. */
export const pagesOfText = (content: string, widthOf: WidthOf): Pages<string> => {
  const room = paper.width - 2 * paper.margin - slack
  const lines: string[] = []
  for (const line of content.split(/\r\n|\r|\n|\f/)) {
    for (const part of wrapLine(line, room, widthOf)) lines.push(part)
    if (lines.length > mostLines) break
  }
  const isCut = lines.length > mostLines
  if (isCut) lines.length = mostLines
  const pages = Array.from({ length: Math.ceil(lines.length / linesOfPage) }, (_, page) =>
    lines.slice(page * linesOfPage, (page + 1) * linesOfPage),
  )
  return { pages, size: paper, isCut }
}

/** Cells of one row, each in as many lines as it needs. */
type Row = string[][]

/** A row that is taller than a page goes on on the next one. */
const splitRow = (row: Row): Row[] => {
  const height = Math.max(1, ...row.map((lines) => lines.length))
  return Array.from({ length: Math.ceil(height / rowLinesOfPage) }, (_, part) =>
    row.map((lines) => lines.slice(part * rowLinesOfPage, (part + 1) * rowLinesOfPage)),
  )
}

/** The rows of a table on pages that are as wide as the widest of them. */
export const pagesOfTable = (rows: string[][], widthOf: WidthOf): Pages<Row> & { widths: number[] } => {
  const widest: number[] = []
  const pages: Row[][] = [[]]
  let used = 0
  let count = 0
  for (const cells of rows) {
    const row = cells.map((cell, column) => {
      const lines = cell.split(/\r\n|\r|\n/).flatMap((line) => wrapLine(line, widestCell, widthOf))
      for (const line of lines) {
        let width = 0
        for (const letter of line) width += widthOf(letter)
        widest[column] = Math.max(widest[column] ?? 0, width)
      }
      return lines
    })
    for (const part of splitRow(row)) {
      const height = Math.max(1, ...part.map((lines) => lines.length))
      if (used + height > rowLinesOfPage) {
        pages.push([])
        used = 0
      }
      pages.at(-1)?.push(part)
      used += height
      count += height
    }
    if (count > mostLines) break
  }
  const widths = widest.map((width) => Math.ceil(width) + cellPadding + slack)
  const width = Math.max(paper.width, widths.reduce((sum, each) => sum + each, 1) + 2 * paper.margin)
  return { pages, widths, size: { width, height: paper.height }, isCut: count > mostLines }
}

const element = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, content: string | HTMLElement[]) => {
  const made = document.createElement(tag)
  if (typeof content === 'string') made.textContent = content
  else made.append(...content)
  return made
}

const tableOf = (rows: Row[], widths: number[]) => {
  const columns = widths.map((width) => {
    const column = document.createElement('col')
    column.style.width = `${width}px`
    return column
  })
  const lines = rows.map((row) =>
    element(
      'tr',
      widths.map((_, column) => element('td', row[column]?.join('\n') ?? '')),
    ),
  )
  const table = element('table', [element('colgroup', columns), element('tbody', lines)])
  table.style.width = `${widths.reduce((sum, width) => sum + width, 1)}px`
  return table
}

interface DrawnPages {
  pages: unknown[]
  size: PageSize
  isCut: boolean
  drawPage: (page: number) => HTMLElement
  textOf: (page: number) => string
}

const layOutText = (content: string, widthOf: WidthOf): DrawnPages => {
  const { pages, size, isCut } = pagesOfText(content, widthOf)
  const textOf = (page: number) => pages[page - 1]?.join('\n') ?? ''
  return { pages, size, isCut, textOf, drawPage: (page) => element('pre', textOf(page)) }
}

const layOutTable = (content: string, name: string, widthOf: WidthOf): DrawnPages => {
  const table = parseCsv(content, separatorOf(name, content), mostLines)
  const { pages, size, isCut, widths } = pagesOfTable(table.rows, widthOf)
  return {
    pages,
    size,
    isCut: isCut || table.isCut,
    drawPage: (page) => tableOf(pages[page - 1] ?? [], widths),
    textOf: (page) => (pages[page - 1] ?? []).map((row) => row.flat().join('\t')).join('\n'),
  }
}

export const openText = async (file: SourceFile, kind: 'text' | 'csv'): Promise<PageSource> => {
  const content = decodeText(await readBytes(file))
  const widthOf = await measureLetters(content)
  const { pages, size, isCut, drawPage, textOf } =
    kind === 'csv' ? layOutTable(content, file.name, widthOf) : layOutText(content, widthOf)
  const draw = async (page: number, host: HTMLElement, scale: number) => {
    const sheet = drawPage(page)
    sheet.dataset.textPage = kind
    sheet.style.zoom = String(scale)
    host.replaceChildren(sheet)
  }
  return {
    count: Math.max(1, pages.length),
    firstSize: size,
    sizeOf: async () => size,
    draw,
    textOf: async (page) => textOf(page),
    find: (page, words) => findInPage((host) => draw(page, host, 1), size, words),
    note: isCut ? text.cut : undefined,
    close: () => {},
  }
}
