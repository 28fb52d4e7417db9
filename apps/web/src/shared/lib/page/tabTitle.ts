import { useEffect, useSyncExternalStore } from 'react'

let shown: string | null = null
const listeners = new Set<() => void>()

const show = (title: string | null) => {
  shown = title
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The browser's tab bears the name of what is open instead of its screen's, for as long as that is shown. */
export const useTabTitle = (title: string | undefined) =>
  useEffect(() => {
    if (!title) return
    show(title)
    return () => show(null)
  }, [title])

export const useShownTabTitle = () => useSyncExternalStore(subscribe, () => shown)
