type Listener = (title: string) => void

const listeners = new Set<Listener>()
let current = ''

/** A page says what its heading reads now; empty while that is not known. */
export const setPageTitle = (title: string) => {
  current = title.trim()
  if (current) for (const listener of listeners) listener(current)
}

/** Follows the heading of the page that is shown; returns what stops it. */
export const onPageTitle = (listener: Listener) => {
  listeners.add(listener)
  if (current) listener(current)
  return () => {
    listeners.delete(listener)
  }
}
