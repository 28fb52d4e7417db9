import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import type { FileEntry } from '@crm/contract/features/fileTree/fileTree.rows'
import { useRef } from 'react'

const kind = 'fileTree.entries'

const numbersIn = (data: Record<string | symbol, unknown>) => (data.kind === kind ? (data.ft_nos as number[]) : null)

interface Target {
  takes: (ft_nos: number[]) => boolean
  onDrop: (ft_nos: number[]) => void
}

/** Makes an element take dragged entries; `data-drop` marks it while they are over it. */
export const dropTarget = (element: HTMLElement, { takes, onDrop }: Target) =>
  dropTargetForElements({
    element,
    canDrop: ({ source }) => {
      const dragged = numbersIn(source.data)
      return dragged !== null && takes(dragged)
    },
    onDragEnter: () => element.toggleAttribute('data-drop', true),
    onDragLeave: () => element.removeAttribute('data-drop'),
    onDrop: ({ source }) => {
      element.removeAttribute('data-drop')
      const dragged = numbersIn(source.data)
      if (dragged) onDrop(dragged)
    },
  })

interface DragOptions {
  entryOf: (ft_no: number) => FileEntry | undefined
  /** What is dragged along with an entry: all selected ones when it is one of them. */
  together: (entry: FileEntry) => FileEntry[]
  onMove: (ft_nos: number[], parent: number) => void
}

/** Rows that can be dragged onto boxes: the same callback for the same row, so that drawing anew registers nothing again. */
export const useDragging = (options: DragOptions) => {
  const latest = useRef(options)
  latest.current = options
  const callbacks = useRef(new Map<number, (element: HTMLElement | null) => (() => void) | undefined>())

  return ({ ft_no }: FileEntry) => {
    const known = callbacks.current.get(ft_no)
    if (known) return known
    const attach = (element: HTMLElement | null) => {
      if (!element) return undefined
      const entry = () => latest.current.entryOf(ft_no)
      return combine(
        draggable({
          element,
          canDrag: () => entry()?.may_change ?? false,
          getInitialData: () => {
            const dragged = entry()
            const ft_nos = dragged ? latest.current.together(dragged).map((one) => one.ft_no) : []
            return { kind, ft_nos }
          },
          onDragStart: () => element.toggleAttribute('data-dragged', true),
          onDrop: () => element.removeAttribute('data-dragged'),
        }),
        dropTarget(element, {
          takes: (ft_nos) => entry()?.kind === 'box' && !ft_nos.includes(ft_no),
          onDrop: (ft_nos) => latest.current.onMove(ft_nos, ft_no),
        }),
      )
    }
    callbacks.current.set(ft_no, attach)
    return attach
  }
}
