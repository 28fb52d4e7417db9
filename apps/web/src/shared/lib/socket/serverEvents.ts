import type { EventPayloads } from '@crm/contract/events'
import { useEffect, useRef } from 'react'

/** `connected`: from now on events arrive; those from before did not. */
type Payloads = EventPayloads & { connected: Record<string, never> }
type EventName = keyof Payloads
type Listener<E extends EventName> = (payload: Payloads[E]) => void

const listeners = new Map<string, Set<Listener<never>>>()

/** Called by the socket with whatever the server says. */
export const announce = (event: string, payload: unknown) => {
  for (const listener of listeners.get(event) ?? []) listener(payload as never)
}

/** Hears one kind of server event while mounted, whenever the socket's code arrives: `useServerEvent('na', addAlarm)` */
export const useServerEvent = <E extends EventName>(event: E, listener: Listener<E>) => {
  const latest = useRef(listener)
  useEffect(() => {
    latest.current = listener
  })
  useEffect(() => {
    const hear: Listener<E> = (payload) => latest.current(payload)
    const heard = listeners.get(event) ?? new Set()
    listeners.set(event, heard.add(hear))
    return () => {
      heard.delete(hear)
    }
  }, [event])
}
