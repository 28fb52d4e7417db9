import { useSyncExternalStore } from 'react'

const phone = '(max-width: 640px)'

const subscribe = (onChange: () => void) => {
  const list = matchMedia(phone)
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}

/** For what differs in kind, not only in size; sizes belong into style sheets, with the same 640 px. */
export const useIsPhone = () => useSyncExternalStore(subscribe, () => matchMedia(phone).matches)
