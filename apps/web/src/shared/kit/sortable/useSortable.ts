import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { useEffect, useRef } from 'react'
import type { Edge } from './places.ts'

interface SortableOptions {
  /** What it is, for those who take it: `lecture`. */
  kind: string
  no: number
  /** Neither dragged nor a place to drop at. */
  isFixed?: boolean
  /** What happens when something of a kind is dropped here. */
  takes: Readonly<Record<string, (no: number, edge: Edge) => void>>
}

const edgeAt = (element: HTMLElement, y: number): Edge => {
  const { top, height } = element.getBoundingClientRect()
  return y < top + height / 2 ? 'before' : 'after'
}

/** A row that is dragged by its handle, and that others are dropped at; `data-drop` says where they would go. */
export const useSortable = <Row extends HTMLElement>(options: SortableOptions) => {
  const row = useRef<Row>(null)
  const handle = useRef<HTMLButtonElement>(null)
  const latest = useRef(options)
  latest.current = options
  const { kind, no, isFixed = false } = options

  useEffect(() => {
    const element = row.current
    if (isFixed || !element || !handle.current) return
    const clear = () => element.removeAttribute('data-drop')
    return combine(
      draggable({
        element,
        dragHandle: handle.current,
        getInitialData: () => ({ kind, no }),
        onDragStart: () => element.toggleAttribute('data-dragged', true),
        onDrop: () => element.removeAttribute('data-dragged'),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source: { data } }) =>
          String(data.kind) in latest.current.takes && (data.kind !== kind || data.no !== no),
        onDrag: ({ source, location }) => {
          // A chapter lies around its lectures: the innermost takes what is dropped.
          if (location.current.dropTargets[0]?.element !== element) return clear()
          const edge = edgeAt(element, location.current.input.clientY)
          element.setAttribute('data-drop', source.data.kind === kind ? edge : 'into')
        },
        onDragLeave: clear,
        onDrop: ({ source, location }) => {
          clear()
          if (location.current.dropTargets[0]?.element !== element) return
          const edge = edgeAt(element, location.current.input.clientY)
          latest.current.takes[String(source.data.kind)]?.(Number(source.data.no), edge)
        },
      }),
    )
  }, [kind, no, isFixed])

  return { row, handle }
}
