import { type AnyEndpoint, callName } from '@crm/contract/kit/endpoint'

type Listener = (calls: readonly string[] | 'all') => void

const listeners = new Set<Listener>()
const notify: Listener = (calls) => {
  for (const listener of listeners) listener(calls)
}

/** The answers of these endpoints are out of date: whatever of them is on screen is read again. */
export const invalidate = (...endpoints: AnyEndpoint[]) => notify(endpoints.map(callName))

/** The same by the names of endpoints. */
export const invalidateCalls = (calls: readonly string[]) => notify(calls)

export const invalidateAll = () => notify('all')

/** Whoever holds answers listens; those who make them stale need not carry the holder along. */
export const onInvalidate = (listener: Listener) => {
  listeners.add(listener)
}
