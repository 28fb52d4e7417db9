import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { importLimits } from '@crm/contract/features/imports/importLimits'
import { readSheet } from 'read-excel-file/universal'
import { zip } from '../excel/zip.ts'
import { importText } from './import.messages.ts'
import { TableProblem } from './tableProblem.ts'
import { unzip } from './unzip.ts'

const mostUnpacked = 80 * 1024 * 1024
/** Spreadsheets end there; rows beyond it are made up to fill a reader's memory. */
const lastRow = 1_048_576

const workbookPath = 'xl/workbook.xml'
const linksPath = 'xl/_rels/workbook.xml.rels'

/** Everything but sheets: strings, styles, how the parts belong together. */
const isNeeded = (name: string) => /\.(xml|rels)$/.test(name) && /^(\[Content_Types\]|_rels\/|xl\/)/.test(name)
const isSheet = (name: string) => name.startsWith('xl/worksheets/')

/** The file of the first sheet. */
const firstSheetOf = (files: Map<string, Buffer>) => {
  const [, id = ''] = /<(?:\w+:)?sheet\s[^>]*?\br:id="([^"]+)"/.exec(String(files.get(workbookPath) ?? '')) ?? []
  const links = String(files.get(linksPath) ?? '').match(/<Relationship\s[^>]*>/g) ?? []
  const link = links.find((each) => each.includes(`Id="${id}"`))
  const [, target = ''] = /\bTarget="([^"]+)"/.exec(link ?? '') ?? []
  const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`
  return files.has(path) ? path : undefined
}

const columnOf = (letters: string) => [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)

/** The reader fills gaps before a row or a cell with empty ones, however many that are. */
const checkPlaces = (sheet: string) => {
  for (const [, row] of sheet.matchAll(/<(?:\w+:)?row\s[^>]*?\br="(\d+)"/g)) {
    if (Number(row) > lastRow) throw new TableProblem(importText.broken)
  }
  for (const [, letters = '', row, end] of sheet.matchAll(/<(?:\w+:)?c\s[^>]*?\br="([A-Z]+)(\d+)"[^>]*?(\/?)>/g)) {
    if (end) continue
    if (letters.length > 3 || Number(row) > lastRow) throw new TableProblem(importText.broken)
    if (columnOf(letters) > importLimits.columns) throw new TableProblem(importText.tooManyColumns)
  }
}

/** The reader leaves out what a formula could not work out; as text it can be told to whoever sent the file. */
const keepFormulaErrors = (sheet: string) => sheet.replace(/(<(?:\w+:)?c\s[^>]*?\bt=)"e"/g, '$1"str"')

/** Spreadsheets keep 15 digits; `1.2E+10` and `0.30000000000000004` are how they store what people see. */
const numberText = (stored: string) => {
  const number = Number(stored)
  if (!Number.isFinite(number)) return stored
  if (/^-?\d+$/.test(stored)) return stored
  const rounded = Number(number.toPrecision(15))
  return Number.isInteger(rounded) ? BigInt(rounded).toString() : String(rounded)
}

/** Dates have no zone in a spreadsheet; the reader puts them into UTC. */
const dateText = (date: Date) => {
  const text = date.toISOString()
  return text.slice(11, 16) === '00:00' ? text.slice(0, 10) : text.slice(0, 16).replace('T', ' ')
}

const textOf = (value: unknown) => {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return dateText(value)
  return typeof value === 'boolean' ? String(value).toUpperCase() : String(value)
}

/** The rows of the first sheet, empty ones too. Formulas count as what they last came to. */
export const readXlsx = async (bytes: Uint8Array): Promise<string[][]> => {
  const files = unzip(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), isNeeded, mostUnpacked)
  const path = firstSheetOf(files)
  if (!path) throw new TableProblem(files.has(workbookPath) ? importText.broken : importText.notATable)
  const sheet = String(files.get(path))
  checkPlaces(sheet)
  const parts = [...files]
    .filter(([name]) => !isSheet(name))
    .map(([name, content]) => ({ name, content: [String(content)] }))
  const safe = zip([...parts, { name: path, content: [keepFormulaErrors(sheet)] }])
  const packed = await buffer(Readable.from(safe, { objectMode: false }))
  const rows = await readSheet<string>(new Blob([new Uint8Array(packed)]), { parseNumber: numberText }).catch(() => {
    throw new TableProblem(importText.broken)
  })
  return rows.map((cells) => cells.map(textOf))
}
