import type { ReactNode } from 'react'

type Render = (close: () => void) => ReactNode

let opened: Render | null = null
const listeners = new Set<() => void>()

const replace = (next: Render | null) => {
  opened = next
  for (const listener of listeners) listener()
}

/** Opens a dialog that outlives the screen it was asked for on, such as one that a toast offers. */
export const openDialog = (render: Render) => replace(render)

export const openedDialog = {
  current: () => opened,
  close: () => replace(null),
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}
