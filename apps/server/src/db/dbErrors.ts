import type { ProblemCode } from '@crm/contract/problems'
import { errorCode } from '../errorCode.ts'

const unreachable = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND', 'EHOSTUNREACH'])

/** What pg says where no error of the system or of PostgreSQL does. */
const connectionLost =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client has encountered a connection error/

export const sqlState = errorCode

const constraintOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'constraint' in error && typeof error.constraint === 'string'
    ? error.constraint
    : undefined

/** True when the named constraint (or any, when none is named) refused a row as a duplicate. */
export const isDuplicate = (error: unknown, constraint?: string) =>
  sqlState(error) === '23505' && (!constraint || constraintOf(error) === constraint)

/** The foreign key that refused a row because what it names does not exist. */
export const missingReference = (error: unknown): string | undefined =>
  sqlState(error) === '23503' ? constraintOf(error) : undefined

/** The check that refused a row. */
export const failedCheck = (error: unknown): string | undefined =>
  sqlState(error) === '23514' ? constraintOf(error) : undefined

/** True when the named exclusion constraint refused a row that overlaps another. */
export const isExcluded = (error: unknown, constraint: string) =>
  sqlState(error) === '23P01' && constraintOf(error) === constraint

/** The problem to answer for a database error that no service has handled; undefined when it is a bug of ours. */
export const problemOfDbError = (error: unknown): ProblemCode | undefined => {
  const code = sqlState(error)
  const text = error instanceof Error ? error.message : ''
  if (code !== undefined) {
    if (unreachable.has(code)) return 'unavailable'
    // 08 connection, 53 resources (full disk, too many connections), 57P shut down
    if (/^(08|53|57P)/.test(code)) return 'unavailable'
    // 22 data exception: a value that PostgreSQL cannot store
    if (code.startsWith('22')) return 'invalid_input'
    // 40 serialisation and deadlock, 23 a constraint: somebody else was first
    if (/^(40|23)/.test(code)) return 'conflict'
    // 57014: statement time-out
    if (code === '57014') return 'unavailable'
    return undefined
  }
  return connectionLost.test(text) ? 'unavailable' : undefined
}
