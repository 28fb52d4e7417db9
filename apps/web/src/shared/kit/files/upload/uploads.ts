import { type Attachment, type FileTarget, type UploadAddress, uploadProblem } from '@crm/contract/features/files/files'
import { isInPieces } from './sendPieces.ts'
import type { Transport } from './transport.ts'
import { unfinishedUploads } from './unfinishedUploads.ts'
import { untilOnline } from './untilOnline.ts'
import { isGone, isPassing, messageOf } from './uploadFailures.ts'

/** `chosen` waits for its record to exist, `paused` for the network; everything else is on its way. */
type UploadState = 'chosen' | 'waiting' | 'paused' | 'sending' | 'finishing' | 'failed'

export interface Upload {
  id: number
  file: File
  state: UploadState
  /** Bytes that have left. */
  sent: number
  problem: string | null
}

/** What is remembered of an upload between two attempts. */
interface Attempt {
  abort: AbortController
  address?: UploadAddress
  isPosted?: boolean
}

const atOnce = 3
let lastId = 0

export type Uploads = ReturnType<typeof createUploads>

/** Files on their way to a record: request, direct post, complete; three at once, each cancelled or retried by itself. */
export const createUploads = (
  transport: Transport,
  onDone: (attachment: Attachment) => unknown = () => {},
  isOnlineAgain: (failures: number) => Promise<void> = untilOnline,
) => {
  let items: readonly Upload[] = []
  const attempts = new Map<number, Attempt>()
  const listeners = new Set<() => void>()
  let settled: (() => void)[] = []

  const replace = (next: readonly Upload[]) => {
    items = next
    for (const listener of listeners) listener()
  }
  const change = (id: number, patch: Partial<Upload>) =>
    replace(items.map((item) => (item.id === id ? { ...item, ...patch } : item)))
  const drop = (id: number) => {
    attempts.delete(id)
    replace(items.filter((item) => item.id !== id))
  }
  const isRunning = ({ state }: Upload) => ['waiting', 'paused', 'sending', 'finishing'].includes(state)

  const settle = () => {
    if (items.some(isRunning)) return
    for (const resolve of settled) resolve()
    settled = []
  }

  const fail = (id: number, error: unknown) => {
    const attempt = attempts.get(id)
    const file = items.find((item) => item.id === id)?.file
    // An address whose upload broke off is spent, unless it went in pieces; one whose file has arrived only has to be completed.
    const goesOn = attempt?.isPosted || (file && isInPieces(file) && !isGone(error))
    if (attempt && !goesOn) attempt.address = undefined
    change(id, { state: 'failed', problem: messageOf(error) })
  }

  /** What goes in pieces waits for the network and goes on by itself. */
  const post = async ({ id, file }: Upload, address: UploadAddress, { signal }: AbortController) => {
    for (let failures = 1; ; failures++) {
      try {
        change(id, { state: 'sending' })
        return await transport.post(address, file, { signal, onSent: (sent) => change(id, { sent }) })
      } catch (error) {
        if (!isInPieces(file) || !isPassing(error)) throw error
        change(id, { state: 'paused' })
        await isOnlineAgain(failures)
        signal.throwIfAborted()
      }
    }
  }

  const send = async (upload: Upload, to: FileTarget) => {
    const { id, file } = upload
    const attempt = attempts.get(id)
    if (!attempt?.address) return
    const { address, abort } = attempt
    try {
      if (!attempt.isPosted) {
        await post(upload, address, abort)
        attempt.isPosted = true
      }
      change(id, { state: 'finishing', sent: file.size })
      const attachment = await transport.complete(address.file_no, to)
      unfinishedUploads.remove(address.file_no)
      await onDone(attachment)
      drop(id)
    } catch (error) {
      if (attempts.has(id)) fail(id, error)
    }
  }

  /** One call for all addresses: that is where the limits are counted. */
  const prepare = async (batch: Upload[]) => {
    const without = batch.filter(({ id }) => !attempts.get(id)?.address)
    if (!without.length) return
    try {
      const addresses = await transport.request(without.map(({ file }) => file))
      without.forEach(({ id }, index) => {
        const attempt = attempts.get(id)
        if (attempt) attempt.address = addresses[index]
      })
    } catch (error) {
      for (const { id } of without) if (attempts.has(id)) fail(id, error)
    }
  }

  const run = async (batch: Upload[], to: FileTarget) => {
    for (const { id } of batch) {
      attempts.set(id, { ...attempts.get(id), abort: new AbortController() })
      change(id, { state: 'waiting', problem: null })
    }
    await prepare(batch)
    const queue = batch.filter(({ id }) => attempts.get(id)?.address)
    const work = async () => {
      for (let next = queue.shift(); next; next = queue.shift()) await send(next, to)
    }
    await Promise.all(Array.from({ length: atOnce }, work))
    settle()
  }

  return {
    current: () => items,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    isRunning: () => items.some(isRunning),

    /** Why these cannot be added to what is already there; null when they were. */
    add: (files: File[]) => {
      const problem = uploadProblem([...items.map(({ file }) => file), ...files])
      if (problem) return problem
      const added = files.map((file): Upload => {
        lastId += 1
        return { id: lastId, file, state: 'chosen', sent: 0, problem: null }
      })
      replace([...items, ...added])
      return null
    },

    /** Sends what was chosen since. */
    sendChosen: (to: FileTarget) =>
      run(
        items.filter(({ state }) => state === 'chosen'),
        to,
      ),

    /** Sends what is not on its way yet, failed files once more; settles when nothing is, and tells how many files did not make it. */
    sendTo: async (to: FileTarget) => {
      const batch = items.filter((item) => !isRunning(item))
      if (batch.length) await run(batch, to)
      if (items.some(isRunning)) await new Promise<void>((resolve) => settled.push(resolve))
      return items.length
    },

    retry: (id: number, to: FileTarget) =>
      run(
        items.filter((item) => item.id === id && item.state === 'failed'),
        to,
      ),

    /** Takes it out of the list; what is being sent is broken off. */
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
