import type { KeyboardEvent, MouseEvent } from 'react'
import { isBareKey } from '../../lib/keyboard/isTyping.ts'

const controls = 'a, button, input, label, select, textarea, [role="menuitem"], [role="option"]'

/** A click that was meant for something inside the row or for a menu that it opened, or that ends a text selection, does not open the row. */
const isMeantForRow = (event: MouseEvent<HTMLElement>) => {
  if (!event.currentTarget.contains(event.target as Node)) return false
  const control = (event.target as HTMLElement).closest(controls)
  const isInside = control && event.currentTarget.contains(control) && control !== event.currentTarget
  return !isInside && !getSelection()?.toString()
}

const moveTo = (row: Element | null | undefined) => {
  if (row instanceof HTMLElement) row.focus()
}

/** The neighbour, over headings between the rows. */
const neighbourOf = (row: Element, side: 'nextElementSibling' | 'previousElementSibling') => {
  let next = row[side]
  while (next && !next.matches('[data-row]')) next = next[side]
  return next
}

const rowsBeside = (row: Element) => [...(row.parentElement?.querySelectorAll(':scope > [data-row]') ?? [])]

type Pressed = Pick<globalThis.KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey'>

export const isDown = (event: Pressed) => event.key === 'ArrowDown' || (event.code === 'KeyJ' && isBareKey(event))
export const isUp = (event: Pressed) => event.key === 'ArrowUp' || (event.code === 'KeyK' && isBareKey(event))

interface RowActions {
  open?: (() => void) | undefined
  /** `isRange`: from the one selected last up to this one. */
  select?: ((isRange?: boolean) => void) | undefined
  /** Further keys of a list; true where it has dealt with the key. */
  onKey?: ((event: KeyboardEvent<HTMLElement>) => boolean) | undefined
}

/** With Shift the browser marks the text between two clicks as well. */
const forgetMarkedText = () => getSelection()?.removeAllRanges()

/**
 * One stop for the Tab key in the whole list; arrows, or j and k in whatever layout, move between rows, Enter opens,
 * x selects, and so do clicks with Ctrl or Shift.
 */
export const rowEvents = (index: number, { open, select, onKey }: RowActions) => ({
  tabIndex: index === 0 ? 0 : -1,
  onClick: (event: MouseEvent<HTMLElement>) => {
    if (select && event.shiftKey) forgetMarkedText()
    if (!isMeantForRow(event)) return
    if (select && (event.ctrlKey || event.metaKey || event.shiftKey)) select(event.shiftKey)
    else open?.()
  },
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget) return
    const row = event.currentTarget
    if (onKey?.(event)) event.stopPropagation()
    else if (event.key === 'Enter' && open) open()
    else if (event.code === 'KeyX' && isBareKey(event) && select) select()
    else if (isDown(event)) moveTo(neighbourOf(row, 'nextElementSibling'))
    else if (isUp(event)) moveTo(neighbourOf(row, 'previousElementSibling'))
    else if (event.key === 'Home') moveTo(rowsBeside(row)[0])
    else if (event.key === 'End') moveTo(rowsBeside(row).at(-1))
    else return
    event.preventDefault()
  },
})
