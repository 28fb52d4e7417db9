import { useSyncExternalStore } from 'react'

/** Public pages alone send what a guest was given: a member of staff who tries out a link stays who they are elsewhere. */
const publicPages = '/public/'
const keyOf = (id: string) => `share-session:${id}`
const listeners = new Set<() => void>()

const changed = () => {
  for (const listener of listeners) listener()
}

/** The last part of a public address names the link that it belongs to. */
const idHere = () => (location.pathname.startsWith(publicPages) ? (location.pathname.split('/')[3] ?? '') : '')

/** The token of a guest, in this tab alone. */
export const guestSession = {
  token: (id = idHere()) => (id ? sessionStorage.getItem(keyOf(id)) : null),
  start: (id: string, token: string) => {
    sessionStorage.setItem(keyOf(id), token)
    changed()
  },
  end: (id: string) => {
    sessionStorage.removeItem(keyOf(id))
    changed()
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}

/** Whether this tab has come in by the link, and how it begins and ends. */
export const useGuestSession = (id: string) => {
  const token = useSyncExternalStore(guestSession.subscribe, () => guestSession.token(id))
  return {
    token,
    start: (given: string) => guestSession.start(id, given),
    end: () => guestSession.end(id),
  }
}
