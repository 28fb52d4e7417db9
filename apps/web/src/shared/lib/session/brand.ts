import { useSyncExternalStore } from 'react'

let name: string | null = null
const listeners = new Set<() => void>()

/** To people from outside the product bears the name of the company that runs it; the portal says it once it is known. */
export const setBrand = (next: string | null) => {
  name = next
  for (const listener of listeners) listener()
}

const follow = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Whose product it is, as the server wrote it into the page; while developing nobody does. */
export const companyOfPage = () => document.querySelector<HTMLMetaElement>('meta[name="crm-company"]')?.content || null

export const useBrand = () => useSyncExternalStore(follow, () => name)
