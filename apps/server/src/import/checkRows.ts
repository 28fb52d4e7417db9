import { fieldMessages } from '@crm/contract/kit/wording'
import type { AnyImport, Context, NumberedRow, Reasons } from '../context.ts'
import { importText } from './import.messages.ts'
import { type Mapping, textsOf } from './mapping.ts'
import type { TableRow } from './table.ts'

interface Checked {
  good: NumberedRow<never>[]
  /** By row number; rows that are not in it can be registered. */
  wrong: Map<number, Reasons>
}

const formulaErrors = /^#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!)$/

/** A message is said at the column that its value comes from, a part or the whole of it; otherwise at the row. */
const fieldAt = (path: string, { fields }: AnyImport) => {
  if (path in fields) return path
  const [whole = ''] = path.split('.')
  return whole in fields ? whole : (Object.keys(fields).find((field) => field.startsWith(`${path}.`)) ?? '')
}

const checkRow = (
  definition: AnyImport,
  read: Awaited<ReturnType<AnyImport['reader']>>,
  texts: Record<string, string>,
) => {
  const reasons: Reasons = {}
  const sayWrong = (field: string, message: string) => {
    reasons[field] ??= message
  }
  for (const [field, text] of Object.entries(texts)) {
    if (formulaErrors.test(text)) sayWrong(field, importText.formulaError(text))
  }
  const { data, error } = definition.schema.safeParse(read(texts, sayWrong))
  if (error)
    for (const [path, message] of Object.entries(fieldMessages(error))) sayWrong(fieldAt(path, definition), message)
  return { data, reasons }
}

/** Every row as if it were created by hand: the same schema, then what only the database knows. */
export const checkRows = async (
  ctx: Context,
  definition: AnyImport,
  mapping: Mapping,
  rows: TableRow[],
): Promise<Checked> => {
  const read = await definition.reader(ctx)
  const wrong = new Map<number, Reasons>()
  const right: NumberedRow<never>[] = []
  for (const { row_no, cells } of rows) {
    const { data, reasons } = checkRow(definition, read, textsOf(mapping, cells))
    if (Object.keys(reasons).length) wrong.set(row_no, reasons)
    else right.push({ row_no, row: data as never })
  }
  for (const [row_no, reasons] of await definition.check(ctx, right)) wrong.set(row_no, reasons)
  return { good: right.filter(({ row_no }) => !wrong.has(row_no)), wrong }
}
