import { dialogStore } from './dialogs.ts'

interface Layer {
  close: () => unknown
}

/** Panels and dialogs that are open, the topmost last. */
const layers: Layer[] = []

/** Menus, selects and calendars: the library marks what floats with its position, but icons in fields and buttons as well. */
const floating = '[data-position]:not([role="tooltip"], .mantine-Input-section, .mantine-Button-section)'
const isPopoverOpen = () => [...document.querySelectorAll(floating)].some((popover) => popover.checkVisibility())

let belongsToOther = false

/** Before anybody acts on the key: afterwards the menu that it closed would be gone already. */
const noteOwner = (event: KeyboardEvent) => {
  if (event.key === 'Escape') belongsToOther = event.isComposing || dialogStore.isOpen() || isPopoverOpen()
}

/** Esc closes one layer: whatever floats first, then a question, then the topmost panel or dialog. */
const closeTopmost = (event: KeyboardEvent) => {
  if (event.key !== 'Escape' || event.defaultPrevented || belongsToOther) return
  const topmost = layers.at(-1)
  if (!topmost) return
  event.preventDefault()
  topmost.close()
}

/** Adds a layer that Esc closes; returns what takes it away again. */
export const openLayer = (close: Layer['close']) => {
  const layer = { close }
  if (layers.length === 0) {
    addEventListener('keydown', noteOwner, true)
    addEventListener('keydown', closeTopmost)
  }
  layers.push(layer)
  return () => {
    layers.splice(layers.indexOf(layer), 1)
    if (layers.length > 0) return
    removeEventListener('keydown', noteOwner, true)
    removeEventListener('keydown', closeTopmost)
  }
}
