import { useCallback, useSyncExternalStore } from 'react'

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
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}
