import * as z from 'zod'
import { key, no } from './fields.ts'

const tableName = () => z.string().regex(/^[a-z][a-z0-9_]{0,62}$/, '입력 형식이 올바르지 않아요.')

/** The record that files, comments or a history belong to, in a body. */
export const RecordTarget = z.object({ to_table: tableName(), to_no: no() })
export type RecordTarget = z.output<typeof RecordTarget>

/** The same in a query string. */
export const RecordOfQuery = z.object({ to_table: tableName(), to_no: key() })
