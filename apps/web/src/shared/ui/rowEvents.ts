import type { KeyboardEvent, MouseEvent } from 'react'

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

/** One stop for the Tab key in the whole list; arrows move between rows, Enter opens. */
export const rowEvents = (index: number, open: () => void) => ({
  tabIndex: index === 0 ? 0 : -1,
  onClick: (event: MouseEvent<HTMLElement>) => {
    if (isMeantForRow(event)) open()
  },
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget) return
    const row = event.currentTarget
    if (event.key === 'Enter') open()
    else if (event.key === 'ArrowDown') moveTo(row.nextElementSibling)
    else if (event.key === 'ArrowUp') moveTo(row.previousElementSibling)
    else if (event.key === 'Home') moveTo(row.parentElement?.firstElementChild ?? null)
    else if (event.key === 'End') moveTo(row.parentElement?.lastElementChild ?? null)
    else return
    event.preventDefault()
  },
})
