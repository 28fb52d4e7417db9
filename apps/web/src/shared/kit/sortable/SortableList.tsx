import { type ReactNode, useState } from 'react'
import { useOptimisticValue } from '../../lib/server/useOptimisticValue.ts'
import { dropBefore, type Edge, movedBefore, stepBefore } from './places.ts'
import classes from './Sortable.module.css'
import { SortHandle, useKeptFocus } from './SortHandle.tsx'
import { sortableText } from './sortable.messages.ts'
import { useSortable } from './useSortable.ts'

interface ItemProps {
  kind: string
  no: number
  name: string
  onDropped: (no: number, edge: Edge) => void
  onStep: (step: -1 | 1) => void
  children: ReactNode
}

const Item = ({ kind, no, name, onDropped, onStep, children }: ItemProps) => {
  const { row, handle } = useSortable<HTMLLIElement>({ kind, no, takes: { [kind]: onDropped } })
  return (
    <li ref={row} className={classes.row}>
      <SortHandle ref={handle} kind={kind} no={no} name={name} onStep={onStep} />
      {children}
    </li>
  )
}

interface SortableListProps<Row> {
  /** Its rows are dropped on rows of the same kind alone. */
  kind: string
  label: string
  rows: readonly Row[]
  noOf: (row: Row) => number
  nameOf: (row: Row) => string
  /** Puts a row before another, null for the end; `takeBack` when the server refuses. */
  onMove: (no: number, before: number | null, takeBack: () => void) => void
  children: (row: Row) => ReactNode
}

/** Rows in an order that people give them, by dragging or with the arrow keys on a row's handle. */
export const SortableList = <Row,>(props: SortableListProps<Row>) => {
  const { kind, label, rows, noOf, nameOf, onMove, children } = props
  const { shown, choose, takeBack } = useOptimisticValue(rows)
  const [said, setSaid] = useState('')
  const keepFocus = useKeptFocus(kind)
  const nos = shown.map(noOf)

  const move = (no: number, before: number | null) => {
    const next = movedBefore(shown, noOf, no, before)
    const at = next.findIndex((row) => noOf(row) === no)
    if (at === nos.indexOf(no)) return
    choose(next)
    setSaid(sortableText.moved(nameOf(next[at] as Row), at + 1, next.length))
    onMove(no, before, takeBack)
  }
  return (
    <>
      <ol className={classes.list} aria-label={label}>
        {shown.map((row) => {
          const no = noOf(row)
          return (
            <Item
              key={no}
              kind={kind}
              no={no}
              name={nameOf(row)}
              onDropped={(dragged, edge) => move(dragged, dropBefore(nos, no, edge))}
              onStep={(step) => {
                const before = stepBefore(nos, no, step)
                if (before === undefined) return
                keepFocus(no)
                move(no, before)
              }}
            >
              {children(row)}
            </Item>
          )
        })}
      </ol>
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </>
  )
}
