import { Readable } from 'node:stream'
import type { CellKind, CellValue } from '@crm/contract/kit/columns'
import { contentDisposition } from '../http/answer/contentHeaders.ts'
import { Download } from '../http/answer/download.ts'
import { zipDownload } from '../http/answer/zipDownload.ts'
import { zip } from './zip.ts'

export interface ExcelColumn<Row> {
  title: string
  /** In characters. */
  width: number
  /** Dates become real dates, so that Excel sorts and filters them; `text` when left out. */
  kind?: CellKind
  /** Numbers stay numbers; nothing leaves the cell empty. */
  value: (row: Row) => CellValue
}

interface ExcelSheet<Row> {
  name: string
  columns: ExcelColumn<Row>[]
  /** The row of the titles, where a form of somebody else's is read by place; the first unless told otherwise. */
  headRow?: number
  /** Batch by batch, so that a long list never has to be in memory at once. */
  batches: AsyncIterable<Row[]>
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006'
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const headStyle = 1
const numberStyle = 2
const dateStyle = 3
const dateTimeStyle = 4

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** What XML cannot hold is left out. */
const escaped = (text: string) =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is taken out
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>"]/g, (letter) => entities[letter] ?? letter)

/** 0 is A, 25 is Z, 26 is AA. */
const letters = (column: number): string =>
  (column >= 26 ? letters(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26))

const firstExcelDay = Date.UTC(1899, 11, 30)

/** `2025-11-16 14:00` as the number of days that Excel counts. */
const excelDay = (written: string) =>
  (Date.parse(`${written.slice(0, 16).replace(' ', 'T')}${written.length > 10 ? 'Z' : ''}`) - firstExcelDay) /
  86_400_000

const numberCell = (place: string, value: number, style: number) => `<c r="${place}" s="${style}"><v>${value}</v></c>`

const cell = (place: string, value: CellValue, kind: CellKind = 'text', style = 0) => {
  if (value === null || value === undefined || value === '' || value === false) return ''
  if (typeof value === 'number') return numberCell(place, value, numberStyle)
  if (typeof value === 'string' && kind === 'date') return numberCell(place, excelDay(value.slice(0, 10)), dateStyle)
  if (typeof value === 'string' && kind === 'dateTime') return numberCell(place, excelDay(value), dateTimeStyle)
  const words = value === true ? 'O' : value
  // Text is written as a text cell, so that Excel never runs typed text as a formula.
  return `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(words)}</t></is></c>`
}

const rowXml = (number: number, cells: string[]) => `<row r="${number}">${cells.join('')}</row>`

async function* sheetXml<Row>({ columns, headRow = 1, batches }: ExcelSheet<Row>) {
  const widths = columns.map(
    ({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  )
  yield `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="${headRow}" topLeftCell="A${headRow + 1}" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>`
  yield rowXml(
    headRow,
    columns.map(({ title }, index) => cell(`${letters(index)}${headRow}`, title, 'text', headStyle)),
  )
  let number = headRow
  for await (const rows of batches) {
    yield rows
      .map((row) => {
        number += 1
        return rowXml(
          number,
          columns.map(({ value, kind }, index) => cell(letters(index) + number, value(row), kind)),
        )
      })
      .join('')
  }
  yield '</sheetData></worksheet>'
}

const dateFormats =
  '<numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy.mm.dd"/><numFmt numFmtId="165" formatCode="yyyy.mm.dd hh:mm"/></numFmts>'

const styles = `${declaration}<styleSheet xmlns="${main}">${dateFormats}<fonts count="2"><font><sz val="11"/><name val="맑은 고딕"/></font><font><b/><sz val="11"/><name val="맑은 고딕"/></font></fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFEEF1FD"/></patternFill></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="5"><xf/><xf fontId="1" fillId="2" applyFont="1" applyFill="1"/><xf numFmtId="3" applyNumberFormat="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/></cellXfs></styleSheet>`

const workbook = (name: string) =>
  `${declaration}<workbook xmlns="${main}" xmlns:r="${relationships}"><sheets><sheet name="${escaped(name.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31))}" sheetId="1" r:id="rId1"/></sheets></workbook>`

const parts = {
  '[Content_Types].xml': `${declaration}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheetType}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${sheetType}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${sheetType}.styles+xml"/></Types>`,
  '_rels/.rels': `${declaration}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relationships}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/_rels/workbook.xml.rels': `${declaration}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relationships}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relationships}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': styles,
}

const excelStream = <Row>(sheet: ExcelSheet<Row>) =>
  Readable.from(
    zip([
      ...Object.entries(parts).map(([name, content]) => ({ name, content: [content] })),
      { name: 'xl/workbook.xml', content: [workbook(sheet.name)] },
      { name: 'xl/worksheets/sheet1.xml', content: sheetXml(sheet) },
    ]),
    { objectMode: false },
  )

const atOnce = 1000

/** Which rows, and their order, is settled at the start; they are then read bit by bit, holding no connection between. */
export async function* inBatches<Row>(numbers: number[], read: (some: number[]) => Promise<Row[]>) {
  for (let from = 0; from < numbers.length; from += atOnce) yield await read(numbers.slice(from, from + atOnce))
}

/** The same for a list that is read by pages, without the numbers of its rows. */
export async function* byPages<Row>(read: (page: { offset: number; limit: number }) => Promise<{ query: Row[] }>) {
  for (let offset = 0; ; offset += atOnce) {
    const { query } = await read({ offset, limit: atOnce })
    if (query.length) yield query
    if (query.length < atOnce) return
  }
}

/** An Excel file for a `binary` endpoint, written while it is sent; closing the connection stops the work. */
export const excelDownload = <Row>(fileName: string, sheet: ExcelSheet<Row>) =>
  new Download({
    headers: {
      type: `${sheetType}.sheet`,
      disposition: contentDisposition('attachment', fileName),
      policy: "default-src 'none'; sandbox",
    },
    size: null,
    tag: null,
    open: async () => excelStream(sheet),
  })

interface ExcelPart<Row> {
  fileName: string
  sheet: ExcelSheet<Row>
}

/** Several Excel files in one archive, one after the other. */
export const excelParts = <Row>(fileName: string, parts: ExcelPart<Row>[]) =>
  zipDownload(
    fileName,
    parts.map((part) => ({ name: part.fileName, content: excelStream(part.sheet), isStored: true })),
  )
