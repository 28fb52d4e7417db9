import { bankMessages, type bankRows } from '@crm/contract/features/bankRows/bankRows'
import { type BankField, bankFields } from '@crm/contract/features/bankRows/bankRows.rows'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import { koreaToday } from '../../clock.ts'
import type { Context } from '../../context.ts'
import { one } from '../../http/answer/answers.ts'
import { refuse, refuseChoice, refuseField } from '../../http/refusal.ts'
import { cleanMapping, headsOf, type Mapping } from '../../import/mapping.ts'
import { readTable } from '../../import/readTable.ts'
import type { Table } from '../../import/table.ts'
import { bankText } from './bankRows.messages.ts'
import { findHeadsOf, insertStatement, isBank, rememberHeads } from './bankRows.queries.ts'
import { findHeads, hasNeeded, readStatement, statementFields } from './statement.ts'

const shownSamples = 3
const longestSample = 40
/** Of files in which old versions of Excel keep everything. */
const oldExcelMark = [0xd0, 0xcf, 0x11, 0xe0]

const describe = ({ heads, rows }: Table, mapping: Mapping) => ({
  columns: heads.map((title, column) => ({
    title,
    samples: rows.slice(0, shownSamples).flatMap(({ cells }) => cells[column]?.slice(0, longestSample) || []),
  })),
  mapping: bankFields.values.map((field) => ({ field: field as BankField, column: mapping[field] ?? null })),
})

const chosenMapping = (heads: string[], wanted: readonly { field: BankField; column: number | null }[]) => {
  const mapping = cleanMapping(statementFields, heads, wanted)
  if (!hasNeeded(mapping)) return refuseField('invalid_input', 'mapping', bankMessages.columns)
  const columns = Object.values(mapping).filter((column) => column !== null)
  if (new Set(columns).size < columns.length) return refuseField('invalid_input', 'mapping', bankText.columnTwice)
  return mapping
}

/** Without a transaction: reading a large file takes seconds. Columns that cannot be guessed are asked for. */
export const uploadStatement = async (ctx: Context, { body }: ParsedOf<typeof bankRows.upload>) => {
  const { bank_code } = body
  if (!(await isBank(ctx.db, bank_code))) return refuseChoice('bank_code')
  const bytes = new Uint8Array(await body.file.arrayBuffer())
  if (oldExcelMark.every((byte, at) => bytes[at] === byte)) return refuse('invalid_input', bankMessages.oldExcel)
  const found = findHeads(await readTable(bytes), await findHeadsOf(ctx.db, bank_code))
  const { table } = found
  const mapping = body.mapping ? chosenMapping(table.heads, body.mapping) : found.mapping
  const nothingYet = { is_stored: false, added: 0, known: 0, left_out: 0, ...describe(table, mapping) }
  if (!hasNeeded(mapping)) return one(nothingYet)
  const { rows, left_out } = readStatement(table, mapping, koreaToday())
  if (!rows.length) return refuse('invalid_input', bankText.noRows)
  return ctx.transaction(async (inner) => {
    const added = await insertStatement(inner.db, bank_code, inner.actor.emp_no, rows)
    await rememberHeads(inner.db, bank_code, headsOf(mapping, table.heads))
    if (added) inner.publish('bankRows.changed')
    return one({ ...nothingYet, is_stored: true, added, known: rows.length - added, left_out })
  })
}
