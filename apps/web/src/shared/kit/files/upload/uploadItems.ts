import type { UploadAddress } from '@crm/contract/features/files/files'
import { isInPieces } from './sendPieces.ts'
import { unfinishedUploads } from './unfinishedUploads.ts'
import { isGone } from './uploadFailures.ts'

/** `chosen` waits for its record to exist, `paused` for the network; everything else is on its way. */
export type UploadState = 'chosen' | 'waiting' | 'paused' | 'sending' | 'finishing' | 'failed'

export interface Upload {
  id: number
  file: File
  state: UploadState
  /** Bytes that have left. */
  sent: number
  problem: string | null
}

/** What is remembered of an upload between two attempts. */
export interface Attempt {
  abort: AbortController
  address?: UploadAddress | undefined
  isPosted?: boolean
}

let lastId = 0

/** A new upload of that file. */
export const newUpload = (file: File, state: UploadState): Upload => {
  lastId += 1
  return { id: lastId, file, state, sent: 0, problem: null }
}

/** Files on their way with what their attempts left behind; what a list for one record and a queue for many have in common. */
export const createUploadItems = <Item extends Upload>(onEmptied: () => void = () => {}) => {
  let items: readonly Item[] = []
  const attempts = new Map<number, Attempt>()
  const listeners = new Set<() => void>()

  const replace = (next: readonly Item[]) => {
    const isEmptied = items.length > 0 && next.length === 0
    items = next
    if (isEmptied) onEmptied()
    for (const listener of listeners) listener()
  }
  const drop = (id: number) => {
    attempts.delete(id)
    replace(items.filter((item) => item.id !== id))
  }

  return {
    current: () => items,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    replace,
    change: (id: number, patch: Partial<Upload>) =>
      replace(items.map((item) => (item.id === id ? { ...item, ...patch } : item))),
    drop,

    attemptOf: (id: number) => attempts.get(id),
    addressOf: (id: number) => attempts.get(id)?.address,
    beginAttempt: (id: number) => attempts.set(id, { ...attempts.get(id), abort: new AbortController() }),
    setAddress: (id: number, address: UploadAddress | undefined) => {
      const attempt = attempts.get(id)
      if (attempt) attempt.address = address
    },

    /**
     * Whether the next attempt goes on where this one failed. An address whose upload broke off is spent, unless it went
     * in pieces; one whose file has arrived only has to be completed.
     */
    goesOnAfter: (id: number, error: unknown) => {
      const attempt = attempts.get(id)
      const file = items.find((item) => item.id === id)?.file
      const goesOn = attempt?.isPosted === true || (file !== undefined && isInPieces(file) && !isGone(error))
      if (attempt && !goesOn) attempt.address = undefined
      return goesOn
    },

    /** Takes it away; what is being sent is broken off. */
    cancel: (id: number) => {
      const { abort, address } = attempts.get(id) ?? {}
      abort?.abort()
      if (address) unfinishedUploads.remove(address.file_no)
      drop(id)
    },
    cancelAll: () => {
      for (const { abort, address } of attempts.values()) {
        abort.abort()
        if (address) unfinishedUploads.breakOff(address.file_no)
      }
      attempts.clear()
      replace([])
    },
  }
}
