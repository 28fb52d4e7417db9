import type { ReactNode } from 'react'

type Render = (close: () => void) => ReactNode

/** A place outside of all screens for one thing that outlives the screen it was asked for on. */
export const createSlot = () => {
  let opened: Render | null = null
  const listeners = new Set<() => void>()
  const replace = (next: Render | null) => {
    opened = next
    for (const listener of listeners) listener()
  }
  return {
    open: (render: Render) => replace(render),
    current: () => opened,
    close: () => replace(null),
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
