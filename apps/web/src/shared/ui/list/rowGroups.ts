import type { ReactNode } from 'react'

/** Rows that follow each other and have the same key stand under one heading. */
export interface RowGroups<Row> {
  by: (row: Row) => string
  heading: (key: string) => ReactNode
}

/** The key of the group that begins with this row; undefined where it goes on. */
export const groupBegun = <Row>(groups: RowGroups<Row> | undefined, rows: Row[], index: number) => {
  const [row, before] = [rows[index], rows[index - 1]]
  if (!groups || row === undefined) return undefined
  const key = groups.by(row)
  return before !== undefined && groups.by(before) === key ? undefined : key
}
