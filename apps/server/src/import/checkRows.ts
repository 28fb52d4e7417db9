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

/** A message about a part of a value is said at the field that the part comes from, or else at the row. */
const atFields = (messages: Reasons, { fields }: AnyImport): Reasons =>
  Object.fromEntries(
    Object.entries(messages).map(([path, message]) => {
      const field = path in fields ? path : (Object.keys(fields).find((name) => name.startsWith(`${path}.`)) ?? path)
      return [field in fields ? field : (path.split('.')[0] ?? ''), message]
    }),
  )

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
    for (const [field, message] of Object.entries(atFields(fieldMessages(error), definition))) sayWrong(field, message)
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
