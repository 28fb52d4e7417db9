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
  /** On a card, where no heading stands over it. */
  renderOnCard?: ((row: Row) => ReactNode) | undefined
  /** A card names its numbers, and its amounts where there are several. */
  figure?: 'number' | 'money' | undefined
}

export interface Sort {
  by: string | null
  descending: boolean
  onChange: (by: string, descending: boolean) => void
}

export const cellOf = <Row>(column: Column<Row>, row: Row): ReactNode =>
  column.render ? column.render(row) : ((row as Record<string, unknown>)[column.key] as ReactNode)

export const cardCellOf = <Row>(column: Column<Row>, row: Row): ReactNode =>
  column.renderOnCard ? column.renderOnCard(row) : cellOf(column, row)

/** Which facts of a card need their column's name before them to be understood. */
export const namedFacts = <Row>(facts: Column<Row>[]) => {
  const hasSeveralAmounts = facts.filter(({ figure }) => figure === 'money').length > 1
  return facts.filter(({ figure }) => figure === 'number' || (figure === 'money' && hasSeveralAmounts))
}

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
