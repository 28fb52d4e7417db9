import { type Attachment, type FileTarget, type UploadAddress, uploadProblem } from '@crm/contract/features/files/files'
import { isInPieces } from './sendPieces.ts'
import type { Transport } from './transport.ts'
import { unfinishedUploads } from './unfinishedUploads.ts'
import { untilOnline } from './untilOnline.ts'
import { isPassing, messageOf } from './uploadFailures.ts'
import { type Attempt, createUploadItems, newUpload, type Upload } from './uploadItems.ts'

const atOnce = 3

export type Uploads = ReturnType<typeof createUploads>

/** Files on their way to a record: request, direct post, complete; three at once, each cancelled or retried by itself. */
export const createUploads = (
  transport: Transport,
  onDone: (attachment: Attachment) => unknown = () => {},
  isOnlineAgain: (failures: number) => Promise<void> = untilOnline,
) => {
  const uploads = createUploadItems<Upload>()
  const { current, change, drop, attemptOf, addressOf } = uploads
  let settled: (() => void)[] = []

  const isRunning = ({ state }: Upload) => ['waiting', 'paused', 'sending', 'finishing'].includes(state)

  const settle = () => {
    if (current().some(isRunning)) return
    for (const resolve of settled) resolve()
    settled = []
  }

  const fail = (id: number, error: unknown) => {
    if (!attemptOf(id)) return
    uploads.goesOnAfter(id, error)
    change(id, { state: 'failed', problem: messageOf(error) })
  }

  /** What goes in pieces waits for the network and goes on by itself. */
  const post = async ({ id, file }: Upload, address: UploadAddress, { abort: { signal } }: Attempt) => {
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
    const attempt = attemptOf(id)
    if (!attempt?.address) return
    const { address } = attempt
    try {
      if (!attempt.isPosted) {
        await post(upload, address, attempt)
        attempt.isPosted = true
      }
      change(id, { state: 'finishing', sent: file.size })
      const attachment = await transport.complete(address.file_no, to)
      unfinishedUploads.remove(address.file_no)
      await onDone(attachment)
      drop(id)
    } catch (error) {
      fail(id, error)
    }
  }

  /** One call for all addresses: that is where the limits are counted. */
  const prepare = async (batch: Upload[]) => {
    const without = batch.filter(({ id }) => !addressOf(id))
    if (!without.length) return
    try {
      const addresses = await transport.request(without.map(({ file }) => file))
      without.forEach(({ id }, index) => {
        uploads.setAddress(id, addresses[index])
      })
    } catch (error) {
      for (const { id } of without) fail(id, error)
    }
  }

  const run = async (batch: Upload[], to: FileTarget) => {
    for (const { id } of batch) {
      uploads.beginAttempt(id)
      change(id, { state: 'waiting', problem: null })
    }
    await prepare(batch)
    const queue = batch.filter(({ id }) => addressOf(id))
    const work = async () => {
      for (let next = queue.shift(); next; next = queue.shift()) await send(next, to)
    }
    await Promise.all(Array.from({ length: atOnce }, work))
    settle()
  }

  return {
    current,
    subscribe: uploads.subscribe,
    cancel: uploads.cancel,
    cancelAll: uploads.cancelAll,
    isRunning: () => current().some(isRunning),

    /** Why these cannot be added to what is already there; null when they were. */
    add: (files: File[]) => {
      const problem = uploadProblem([...current().map(({ file }) => file), ...files])
      if (problem) return problem
      uploads.replace([...current(), ...files.map((file) => newUpload(file, 'chosen'))])
      return null
    },

    /** Sends what was chosen since. */
    sendChosen: (to: FileTarget) =>
      run(
        current().filter(({ state }) => state === 'chosen'),
        to,
      ),

    /** Sends what is not on its way yet, failed files once more; settles when nothing is, and tells how many files did not make it. */
    sendTo: async (to: FileTarget) => {
      const batch = current().filter((item) => !isRunning(item))
      if (batch.length) await run(batch, to)
      if (current().some(isRunning)) await new Promise<void>((resolve) => settled.push(resolve))
      return current().length
    },

    retry: (id: number, to: FileTarget) =>
      run(
        current().filter((item) => item.id === id && item.state === 'failed'),
        to,
      ),
  }
}
