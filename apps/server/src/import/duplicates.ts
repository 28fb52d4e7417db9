import type { NumberedRow } from '../context.ts'

/** Rows that say the same as an earlier row of the file: the number of that row by their own. Empty keys say nothing. */
export const repeatedRows = <Row>(rows: NumberedRow<Row>[], keyOf: (row: Row) => string | null | undefined) => {
  const first = new Map<string, number>()
  const repeated = new Map<number, number>()
  for (const { row_no, row } of rows) {
    const key = keyOf(row)
    if (!key) continue
    const earlier = first.get(key)
    if (earlier === undefined) first.set(key, row_no)
    else repeated.set(row_no, earlier)
  }
  return repeated
}
