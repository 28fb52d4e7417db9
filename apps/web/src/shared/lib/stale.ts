import type { AnyEndpoint } from '@crm/contract/kit/endpoint'

type Listener = (endpoints: readonly AnyEndpoint[] | 'all') => void

const listeners = new Set<Listener>()
const tell: Listener = (endpoints) => {
  for (const listener of listeners) listener(endpoints)
}

/** The answers of these endpoints are out of date: whatever of them is on screen is read again. */
export const invalidate = (...endpoints: AnyEndpoint[]) => tell(endpoints)

export const invalidateAll = () => tell('all')

/** Whoever holds answers listens; those who make them stale need not carry the holder along. */
export const onInvalidate = (listener: Listener) => {
  listeners.add(listener)
}
