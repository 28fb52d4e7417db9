import { type UploadAddress, uploadLimits } from '@crm/contract/features/files/files'
import { messages } from '@crm/contract/messages'
import type { Transport } from './transport.ts'
import { unfinishedUploads } from './unfinishedUploads.ts'
import { isPassing, messageOf } from './uploadFailures.ts'
import { type Attempt, createUploadItems, newUpload, type Upload } from './uploadItems.ts'

/** An upload with its destination. */
export interface QueuedUpload<Target> extends Upload {
  target: Target
}

interface QueueTransport<Target> extends Pick<Transport, 'request' | 'post'> {
  complete: (file_no: number, target: Target) => Promise<unknown>
}

interface QueueOptions {
  /** Resolves when it is worth trying again; the number of attempts that failed in a row. */
  untilOnline: (failures: number) => Promise<void>
  /** Everything has arrived, or was given up. */
  onEmpty?: (arrived: number) => void
}

interface Progress {
  /** Files that have arrived since the queue was last empty, and their bytes. */
  arrived: number
  bytes: number
}

const atOnce = 3

/** As many of the first files as one request may name. */
export const nextBatch = <Item extends { file: { size: number } }>(items: readonly Item[]) => {
  let bytes = 0
  const end = items.findIndex(({ file }, index) => {
    bytes += file.size
    return index >= uploadLimits.files || bytes > uploadLimits.bytes
  })
  return items.slice(0, end < 0 ? items.length : end)
}

export type UploadQueue<Target> = ReturnType<typeof createUploadQueue<Target>>

/**
 * Any number of files on their way: three at once, addresses asked for ten at a time. What a lost connection cut off
 * goes on when it is back, small files from their beginning; what has arrived is never sent twice.
 */
export const createUploadQueue = <Target>(
  transport: QueueTransport<Target>,
  { untilOnline, onEmpty }: QueueOptions,
) => {
  let progress: Progress = { arrived: 0, bytes: 0 }
  const uploads = createUploadItems<QueuedUpload<Target>>(() => {
    onEmpty?.(progress.arrived)
    progress = { arrived: 0, bytes: 0 }
  })
  const { current, replace, change, drop, attemptOf, addressOf } = uploads
  let running = 0
  let isPreparing = false
  let isPaused = false
  let failures = 0

  const resume = () => {
    isPaused = false
    replace(current().map((item) => (item.state === 'paused' ? { ...item, state: 'waiting', problem: null } : item)))
    pump()
  }

  const fail = (id: number, error: unknown) => {
    if (!attemptOf(id)) return
    const goesOn = uploads.goesOnAfter(id, error)
    if (!isPassing(error)) return change(id, { state: 'failed', problem: messageOf(error) })
    change(id, { state: 'paused', problem: null, ...(goesOn ? {} : { sent: 0 }) })
    if (isPaused) return
    isPaused = true
    failures += 1
    untilOnline(failures).then(resume)
  }

  const send = async ({ id, file, target }: QueuedUpload<Target>, attempt: Attempt, address: UploadAddress) => {
    try {
      if (!attempt.isPosted) {
        change(id, { state: 'sending' })
        await transport.post(address, file, { signal: attempt.abort.signal, onSent: (sent) => change(id, { sent }) })
        attempt.isPosted = true
      }
      change(id, { state: 'finishing', sent: file.size })
      await transport.complete(address.file_no, target)
      unfinishedUploads.remove(address.file_no)
      failures = 0
      progress = { arrived: progress.arrived + 1, bytes: progress.bytes + file.size }
      drop(id)
    } catch (error) {
      fail(id, error)
    }
  }

  const withoutAddress = () => current().filter(({ id, state }) => state === 'waiting' && addressOf(id) === undefined)

  /** Addresses for the next files; one call for all of them is where the server counts its limits. */
  const prepare = async () => {
    const [first] = withoutAddress()
    if (first && first.file.size > uploadLimits.bytes) return fail(first.id, new Error(messages.filesTooLarge))
    const batch = nextBatch(withoutAddress())
    try {
      const addresses = await transport.request(batch.map(({ file }) => file))
      batch.forEach(({ id }, index) => {
        uploads.setAddress(id, addresses[index])
      })
    } catch (error) {
      for (const { id } of batch) fail(id, error)
    }
  }

  const pump = () => {
    if (isPaused) return
    for (const item of current()) {
      if (running >= atOnce) return
      const attempt = attemptOf(item.id)
      if (item.state !== 'waiting' || !attempt?.address) continue
      running += 1
      send(item, attempt, attempt.address).finally(() => {
        running -= 1
        pump()
      })
    }
    if (running >= atOnce || isPreparing || withoutAddress().length === 0) return
    isPreparing = true
    prepare().finally(() => {
      isPreparing = false
      pump()
    })
  }

  return {
    current,
    progress: () => progress,
    subscribe: uploads.subscribe,
    cancel: uploads.cancel,
    cancelAll: uploads.cancelAll,

    add: (files: readonly { file: File; target: Target }[]) => {
      const added = files.map(({ file, target }): QueuedUpload<Target> => {
        const upload = newUpload(file, 'waiting')
        uploads.beginAttempt(upload.id)
        return { ...upload, target }
      })
      replace([...current(), ...added])
      pump()
    },

    retry: (id: number) => {
      const item = current().find((one) => one.id === id && one.state === 'failed')
      if (!item) return
      uploads.beginAttempt(id)
      change(id, { state: 'waiting', problem: null })
      pump()
    },
  }
}
