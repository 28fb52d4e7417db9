import { cellCount } from '@crm/contract/roomTime'
import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useState } from 'react'
import { alert } from '../../shared/ui/dialogs.ts'
import { type Picked, pick, type Reserved, range, type Selection } from './roomGrid.ts'

interface Cell {
  mr_no: number
  cell: number
}

const cellFrom = (target: EventTarget): Cell | null => {
  const { room, cell } = (target as HTMLElement).dataset
  return room && cell ? { mr_no: Number(room), cell: Number(cell) } : null
}

const steps: Record<string, [rooms: number, cells: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [0, -4],
  PageDown: [0, 4],
}

const within = (value: number, most: number) => Math.min(Math.max(value, 0), most)

interface Options {
  rooms: number[]
  reserved: Reserved
  /** Cells before this one are past. */
  firstOpen: number
  value: Selection | null
  onChange: (selection: Selection) => void
}

/** Clicks, dragging and keys in the room grid, by the same rules. */
export const useCellEvents = ({ rooms, reserved, firstOpen, value, onChange }: Options) => {
  const [focused, setFocused] = useState<Cell | null>(null)
  const [drag, setDrag] = useState<(Cell & { to: number }) | null>(null)

  const settle = (picked: Picked) => {
    if ('selection' in picked) onChange(picked.selection)
    else alert({ title: picked.refused })
  }
  const choose = ({ mr_no, cell }: Cell) => {
    if (cell >= firstOpen || reserved(mr_no, cell)) settle(pick(reserved, value, mr_no, cell))
  }

  // Released anywhere: what was dragged over counts, a click is a drag that went nowhere.
  useEffect(() => {
    if (!drag) return
    const release = () => {
      setDrag(null)
      if (drag.cell === drag.to) choose(drag)
      else settle(range(reserved, drag.mr_no, drag.cell, drag.to))
    }
    const giveUp = () => setDrag(null)
    addEventListener('pointerup', release)
    addEventListener('pointercancel', giveUp)
    return () => {
      removeEventListener('pointerup', release)
      removeEventListener('pointercancel', giveUp)
    }
  })

  const onPointerDown = (event: PointerEvent) => {
    const at = cellFrom(event.target)
    if (!at || event.button !== 0) return
    // A finger holds on to where it began, and would never be over another cell.
    if ((event.target as HTMLElement).hasPointerCapture(event.pointerId))
      (event.target as HTMLElement).releasePointerCapture(event.pointerId)
    setDrag({ ...at, to: at.cell })
  }
  const onPointerOver = (event: PointerEvent) => {
    const at = cellFrom(event.target)
    if (drag && at?.mr_no === drag.mr_no && at.cell >= firstOpen && drag.cell >= firstOpen)
      setDrag({ ...drag, to: at.cell })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const at = cellFrom(event.target)
    if (!at) return
    const step = steps[event.key]
    if (step) {
      const mr_no = rooms[within(rooms.indexOf(at.mr_no) + step[0], rooms.length - 1)] ?? at.mr_no
      const cell = within(at.cell + step[1], cellCount - 1)
      const next = `[data-room="${mr_no}"][data-cell="${cell}"]`
      event.currentTarget.querySelector<HTMLElement>(next)?.focus()
    } else if (event.key === 'Enter' || event.key === ' ') choose(at)
    else return
    event.preventDefault()
  }
  const onFocus = (event: FocusEvent) => {
    const at = cellFrom(event.target)
    if (at) setFocused(at)
  }

  const dragged = drag && { mr_no: drag.mr_no, from: Math.min(drag.cell, drag.to), to: Math.max(drag.cell, drag.to) }
  const first = { mr_no: rooms[0] ?? 0, cell: Math.min(firstOpen, cellCount - 1) }
  return {
    events: { onPointerDown, onPointerOver, onKeyDown, onFocus },
    /** What is chosen, or being dragged over. */
    shown: dragged && dragged.from < dragged.to ? dragged : value,
    focus: focused ?? first,
  }
}
