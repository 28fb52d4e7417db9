import { cellCount } from '@crm/contract/features/meetings/roomTime'
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import { type Picked, type Reserved, type Selection, selectCell, selectRange } from './roomGrid.ts'

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

/** How long a finger rests before it drags instead of scrolling. */
const holdTime = 350

interface Drag extends Cell {
  to: number
  byTouch: boolean
  /** Follows the pointer: a mouse does at once, a finger after it has rested. */
  isHeld: boolean
}

const within = (value: number, most: number) => Math.min(Math.max(value, 0), most)

interface Options {
  rooms: number[]
  reserved: Reserved
  /** Cells before this one are past. */
  firstOpen: number
  value: Selection | null
  onChange: (selection: Selection) => void
  onRefused: (refusal: Extract<Picked, { refused: string }>) => void
  /** A cell that is over was chosen. */
  onPast: () => void
}

/** Clicks, dragging and keys in the room grid, by the same rules. */
export const useCellEvents = ({ rooms, reserved, firstOpen, value, onChange, onRefused, onPast }: Options) => {
  const [focused, setFocused] = useState<Cell | null>(null)
  const [drag, setDrag] = useState<Drag | null>(null)
  /** Under the mouse, or focused by the keyboard. */
  const [pointedAt, setPointedAt] = useState<Cell | null>(null)

  const settle = (picked: Picked) => {
    if ('selection' in picked) onChange(picked.selection)
    else onRefused(picked)
  }
  const choose = ({ mr_no, cell }: Cell) => {
    if (cell >= firstOpen || reserved(mr_no, cell)) settle(selectCell(reserved, value, mr_no, cell))
    else onPast()
  }

  // Released anywhere: what was dragged over counts, a click is a drag that went nowhere.
  useEffect(() => {
    if (!drag) return
    const release = () => {
      setDrag(null)
      if (drag.cell === drag.to) choose(drag)
      else settle(selectRange(reserved, drag.mr_no, drag.cell, drag.to))
    }
    const giveUp = () => setDrag(null)
    addEventListener('pointerup', release)
    addEventListener('pointercancel', giveUp)
    return () => {
      removeEventListener('pointerup', release)
      removeEventListener('pointercancel', giveUp)
    }
  })

  useEffect(() => {
    if (!drag || drag.isHeld) return
    const timer = setTimeout(() => setDrag({ ...drag, isHeld: true }), holdTime)
    return () => clearTimeout(timer)
  }, [drag])

  const isHeld = useRef(false)
  useEffect(() => {
    isHeld.current = drag?.isHeld ?? false
  }, [drag])
  // Only a listener that is there when the finger comes down can keep the page from scrolling under it.
  const ref = useCallback((grid: HTMLDivElement | null) => {
    const stay = (event: TouchEvent) => {
      if (isHeld.current && event.cancelable) event.preventDefault()
    }
    grid?.addEventListener('touchmove', stay, { passive: false })
    return () => grid?.removeEventListener('touchmove', stay)
  }, [])

  const onPointerDown = (event: PointerEvent) => {
    const at = cellFrom(event.target)
    if (!at || event.button !== 0) return
    // A finger holds on to where it began, and would never be over another cell.
    if ((event.target as HTMLElement).hasPointerCapture(event.pointerId))
      (event.target as HTMLElement).releasePointerCapture(event.pointerId)
    const byTouch = event.pointerType === 'touch'
    setDrag({ ...at, to: at.cell, byTouch, isHeld: !byTouch })
  }
  const onPointerOver = (event: PointerEvent) => {
    const at = cellFrom(event.target)
    if (event.pointerType !== 'touch') setPointedAt(at)
    if (drag?.isHeld && at?.mr_no === drag.mr_no && at.cell >= firstOpen && drag.cell >= firstOpen)
      setDrag({ ...drag, to: at.cell })
  }
  /** A finger that rests would open the browser's menu, and lose what it holds. */
  const onContextMenu = (event: MouseEvent) => {
    if (drag) event.preventDefault()
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
    if (!at) return
    setFocused(at)
    if (event.target.matches(':focus-visible')) setPointedAt(at)
  }
  const leave = () => setPointedAt(null)

  const dragged = drag && { mr_no: drag.mr_no, from: Math.min(drag.cell, drag.to), to: Math.max(drag.cell, drag.to) }
  // That the finger may drag now.
  const isFelt = drag?.byTouch && drag.isHeld
  const first = { mr_no: rooms[0] ?? 0, cell: Math.min(firstOpen, cellCount - 1) }
  return {
    events: {
      ref,
      onPointerDown,
      onPointerOver,
      onPointerLeave: leave,
      onContextMenu,
      onKeyDown,
      onFocus,
      onBlur: leave,
    },
    pointedAt,
    /** What is chosen, or being dragged over. */
    shown: dragged && (dragged.from < dragged.to || isFelt) ? dragged : value,
    focus: focused ?? first,
  }
}
