import type * as z from 'zod'
import type { AnyImport, Context, ImportField, NumberedRow, Reasons } from '../context.ts'

/** Says what is wrong with one field of a row. */
export type SayWrong<Field extends string> = (field: Field, message: string) => void

/**
 * How records of one kind are registered from a file, as data: `feature(clients, {…}, { imports: [clientsImport] })`.
 * Fields are named by their path in the schema (`client_contact.0.name`), so that its messages find their column.
 */
interface ImportDefinition<Field extends string, Row>
  extends Omit<AnyImport, 'fields' | 'schema' | 'reader' | 'check' | 'create'> {
  fields: Readonly<Record<Field, ImportField>>
  schema: z.ZodType<Row>
  /**
   * Reads what is needed once for all rows, and answers how a row's texts become what the schema takes; fields without
   * a column are empty.
   */
  reader: (ctx: Context) => Promise<(texts: Readonly<Record<Field, string>>, sayWrong: SayWrong<Field>) => unknown>
  /** What the schema cannot see, duplicates in the file and in the database, by row number. */
  check: (ctx: Context, rows: NumberedRow<Row>[]) => Promise<Map<number, Reasons>>
  /** Registers all of them, in the caller's transaction. */
  create: (ctx: Context, rows: Row[]) => Promise<void>
}

export const defineImport = <Field extends string, Row>(definition: ImportDefinition<Field, Row>): AnyImport =>
  definition
