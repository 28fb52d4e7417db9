import type { ListColumns } from '@crm/contract/kit/columns'
import { useRef, useState } from 'react'
import type { RowSelection } from '../../ui/list/rowProps.ts'
import { listText } from './list.messages.ts'
import { rowKeyOf } from './listColumns.tsx'

export interface Selection<Row> extends RowSelection<Row> {
  selected: Row[]
  clear: () => void
}

/** Which rows of the page are ticked: another page, filter or order begins with none. */
export const useSelection = <Row>(columns: ListColumns<Row>, rows: Row[], place: string): Selection<Row> => {
  const [ticked, setTicked] = useState<{ place: string; keys: readonly number[] }>({ place, keys: [] })
  const lastTicked = useRef<number>(undefined)
  const keyOf = (row: Row) => rowKeyOf(columns, row)
  const keys = ticked.place === place ? ticked.keys : []
  const selected = rows.filter((row) => keys.includes(keyOf(row)))
  const set = (next: readonly number[]) => setTicked({ place, keys: next })
  const isAll = rows.length > 0 && selected.length === rows.length
  const title = columns.columns.find(({ card }) => card === 'title') ?? columns.columns[0]

  const rangeTo = (row: Row) => {
    const from = rows.findIndex((each) => keyOf(each) === lastTicked.current)
    const to = rows.indexOf(row)
    return from < 0 ? [row] : rows.slice(Math.min(from, to), Math.max(from, to) + 1)
  }
  const toggle = (row: Row, isRange = false) => {
    const changed = (isRange ? rangeTo(row) : [row]).map(keyOf)
    const others = keys.filter((key) => !changed.includes(key))
    set(keys.includes(keyOf(row)) ? others : [...others, ...changed])
    lastTicked.current = keyOf(row)
  }
  return {
    selected,
    has: (row) => keys.includes(keyOf(row)),
    isAll,
    isSome: selected.length > 0,
    toggle,
    toggleAll: () => set(isAll ? [] : rows.map(keyOf)),
    clear: () => set([]),
    label: (row) => listText.select(String(title?.value(row) ?? '')),
    labelAll: listText.selectAll,
  }
}
