import type { ReactNode } from 'react'

export interface Column<Row> {
  key: string
  title: string
  /** The row's own value under `key` when left out. */
  render?: (row: Row) => ReactNode
  /** Pixels; columns without one share what is left. */
  width?: number | undefined
  align?: 'left' | 'center' | 'right' | undefined
  sortable?: boolean | undefined
  /** What names the row; the first column is strong unless another one says so. */
  strong?: boolean
  /** Its place on a phone's card; the first two columns after the strong one are facts when no column says so. */
  onCard?: 'fact' | 'aside' | 'hidden' | undefined
  /** A bare figure: no heading stands over it on a card, so it is named there, or says that it is won. */
  figure?: 'number' | 'money' | undefined
}

export interface Sort {
  by: string | null
  descending: boolean
  onChange: (by: string, descending: boolean) => void
}

export const cellOf = <Row>(column: Column<Row>, row: Row): ReactNode =>
  column.render ? column.render(row) : ((row as Record<string, unknown>)[column.key] as ReactNode)

/** Text that is cut off can still be read by pointing at it. */
export const hintOf = (cell: ReactNode) =>
  typeof cell === 'string' || typeof cell === 'number' ? String(cell) : undefined

export const strongOf = <Row>(columns: Column<Row>[]) => columns.find((column) => column.strong) ?? columns[0]

const defaultFacts = 2

/** Which columns make a card: the name, a few facts under it, and what stands at its right. */
export const cardParts = <Row>(columns: Column<Row>[]) => {
  const strong = strongOf(columns)
  const others = columns.filter((column) => column !== strong)
  const stated = others.filter((column) => column.onCard === 'fact')
  const unplaced = others.filter((column) => column.onCard === undefined)
  return {
    strong,
    facts: stated.length ? stated : unplaced.slice(0, defaultFacts),
    aside: others.filter((column) => column.onCard === 'aside'),
  }
}
