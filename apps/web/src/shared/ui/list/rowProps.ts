import type { KeyboardEvent, RefCallback } from 'react'
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

export interface RowOptions<Row> {
  rowKey: (row: Row) => string | number
  onRow?: ((row: Row) => void) | undefined
  /** Further keys of the list while a row has the focus; true where it has dealt with the key. */
  onRowKey?: ((row: Row, event: KeyboardEvent<HTMLElement>) => boolean) | undefined
  /** What wants a row's element, such as dragging; the same function for the same row. */
  rowRef?: ((row: Row) => RefCallback<HTMLElement>) | undefined
  selection?: RowSelection<Row> | undefined
  /** The row whose panel is open. */
  openedKey?: string | number | null | undefined
}

/** What a row of the table and a card have in common. */
export const rowProps = <Row>(options: RowOptions<Row>, row: Row, index: number) => {
  const { rowKey, onRow, onRowKey, rowRef, selection, openedKey } = options
  const key = rowKey(row)
  const isUsable = onRow || selection
  return {
    ...(isUsable
      ? rowEvents(index, {
          open: onRow && (() => onRow(row)),
          select: selection && ((isRange) => selection.toggle(row, isRange)),
          onKey: onRowKey && ((event) => onRowKey(row, event)),
        })
      : {}),
    ref: rowRef?.(row),
    'data-row': key,
    'data-opens': onRow ? true : undefined,
    'data-opened': openedKey === key || undefined,
    'data-selected': selection?.has(row) || undefined,
  }
}
