import type { KeyboardEvent, MouseEvent } from 'react'
import { isBareKey } from '../lib/isTyping.ts'

const controls = 'a, button, input, label, select, textarea, [role="menuitem"], [role="option"]'

/** A click that was meant for something inside the row, or that ends a text selection, does not open the row. */
const isMeantForRow = (event: MouseEvent<HTMLElement>) => {
  const control = (event.target as HTMLElement).closest(controls)
  const isInside = control && event.currentTarget.contains(control) && control !== event.currentTarget
  return !isInside && !getSelection()?.toString()
}

const moveTo = (row: Element | null) => {
  if (row instanceof HTMLElement) row.focus()
}

type Pressed = Pick<globalThis.KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey'>

export const isDown = (event: Pressed) => event.key === 'ArrowDown' || (event.code === 'KeyJ' && isBareKey(event))
export const isUp = (event: Pressed) => event.key === 'ArrowUp' || (event.code === 'KeyK' && isBareKey(event))

interface RowActions {
  open?: (() => void) | undefined
  select?: (() => void) | undefined
}

/** One stop for the Tab key in the whole list; arrows, or j and k in whatever layout, move between rows, Enter opens, x selects. */
export const rowEvents = (index: number, { open, select }: RowActions) => ({
  tabIndex: index === 0 ? 0 : -1,
  onClick: (event: MouseEvent<HTMLElement>) => {
    if (open && isMeantForRow(event)) open()
  },
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget) return
    const row = event.currentTarget
    if (event.key === 'Enter' && open) open()
    else if (event.code === 'KeyX' && isBareKey(event) && select) select()
    else if (isDown(event)) moveTo(row.nextElementSibling)
    else if (isUp(event)) moveTo(row.previousElementSibling)
    else if (event.key === 'Home') moveTo(row.parentElement?.firstElementChild ?? null)
    else if (event.key === 'End') moveTo(row.parentElement?.lastElementChild ?? null)
    else return
    event.preventDefault()
  },
})
