import { importLimits } from '@crm/contract/features/imports/importLimits'
import { importText } from './import.messages.ts'
import { TableProblem } from './tableProblem.ts'

export interface TableRow {
  /** As a spreadsheet numbers them: the first row is 1. */
  row_no: number
  cells: string[]
}

/** A file as texts: the first row that is not empty has the heads. */
export interface Table {
  heads: string[]
  rows: TableRow[]
}

/** 0 is A, 26 is AA. */
const letters = (column: number): string =>
  (column >= 26 ? letters(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26))

/** What the database can hold, spelt as people type it: Macs write Hangul in pieces. */
const clean = (text: string) => text.replaceAll('\0', '').toWellFormed().normalize('NFC').trim()

const lengthOf = (cells: string[]) => cells.findLastIndex((cell) => cell !== '') + 1

/** Rows of texts as a table within its limits; `raw` has every row of the file, empty ones too. */
export const tableOf = (raw: readonly (readonly string[])[]): Table => {
  const rows = raw
    .map((cells, index): TableRow => ({ row_no: index + 1, cells: cells.map(clean) }))
    .filter(({ cells }) => lengthOf(cells) > 0)
  const [head, ...body] = rows
  if (!head || !body.length) throw new TableProblem(importText.empty)
  if (body.length > importLimits.rows) throw new TableProblem(importText.tooManyRows)
  const width = Math.max(...rows.map(({ cells }) => lengthOf(cells)))
  if (width > importLimits.columns) throw new TableProblem(importText.tooManyColumns)
  const tooLong = rows.find(({ cells }) => cells.some((cell) => cell.length > importLimits.cell))
  if (tooLong) throw new TableProblem(importText.tooLong(tooLong.row_no))
  const columns = Array.from({ length: width }, (_, column) => column)
  return {
    heads: columns.map((column) => head.cells[column] || importText.column(letters(column))),
    rows: body.map(({ row_no, cells }) => ({ row_no, cells: columns.map((column) => cells[column] ?? '') })),
  }
}
