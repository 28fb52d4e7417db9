import { rowEvents } from './rowEvents.ts'

/** Which rows of the page are ticked. */
export interface RowSelection<Row> {
  has: (row: Row) => boolean
  /** `isRange`: all from the one ticked last up to this one, as with a held Shift key. */
  toggle: (row: Row, isRange?: boolean) => void
  isAll: boolean
  isSome: boolean
  toggleAll: () => void
  /** What a row's box is called. */
  label: (row: Row) => string
  labelAll: string
}

interface RowOptions<Row> {
  rowKey: (row: Row) => string | number
  onRow?: ((row: Row) => void) | undefined
  selection?: RowSelection<Row> | undefined
  /** The row whose panel is open. */
  openedKey?: string | number | null | undefined
}

/** What a row of the table and a card have in common. */
export const rowProps = <Row>({ rowKey, onRow, selection, openedKey }: RowOptions<Row>, row: Row, index: number) => {
  const key = rowKey(row)
  const isUsable = onRow || selection
  return {
    ...(isUsable
      ? rowEvents(index, { open: onRow && (() => onRow(row)), select: selection && (() => selection.toggle(row)) })
      : {}),
    'data-row': key,
    'data-opens': onRow ? true : undefined,
    'data-opened': openedKey === key || undefined,
    'data-selected': selection?.has(row) || undefined,
  }
}
