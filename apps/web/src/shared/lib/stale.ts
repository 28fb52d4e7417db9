import { type AnyEndpoint, callName } from '@crm/contract/kit/endpoint'

type Listener = (calls: readonly string[] | 'all') => void

const listeners = new Set<Listener>()
const tell: Listener = (calls) => {
  for (const listener of listeners) listener(calls)
}

/** The answers of these endpoints are out of date: whatever of them is on screen is read again. */
export const invalidate = (...endpoints: AnyEndpoint[]) => tell(endpoints.map(callName))

/** The same, for those who know endpoints by name only. */
export const invalidateCalls = (calls: readonly string[]) => tell(calls)

export const invalidateAll = () => tell('all')

/** Whoever holds answers listens; those who make them stale need not carry the holder along. */
export const onInvalidate = (listener: Listener) => {
  listeners.add(listener)
}
