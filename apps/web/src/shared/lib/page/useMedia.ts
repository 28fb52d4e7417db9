import { useCallback, useSyncExternalStore } from 'react'

/** What held on the screen last, by query. */
const onScreen = new Map<string, boolean>()

/** Paper is narrower than the screen: printing must not turn a desktop into a phone. */
const holds = (query: string) => {
  const known = onScreen.get(query)
  if (known !== undefined && matchMedia('print').matches) return known
  const { matches } = matchMedia(query)
  onScreen.set(query, matches)
  return matches
}

/** Whether a media query holds, followed while shown. For what differs in kind; sizes belong into style sheets. */
export const useMedia = (query: string) => {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => holds(query))
}
