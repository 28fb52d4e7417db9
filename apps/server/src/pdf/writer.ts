import { once } from 'node:events'
import { setInterval } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { Refusal } from '../http/refusal.ts'
import { threadEnv } from '../threadEnv.ts'
import type { PdfDocument } from './document.ts'
import { pdfText } from './pdf.messages.ts'
import type { WorkerAnswer } from './worker.ts'

interface WriterOptions {
  /** One that takes longer is given up. */
  mostSeconds: number
  /** Of the thread's heap; a document that needs more is given up. */
  mostMegabytes: number
  /** How many may wait; more are refused at once. */
  mostWaiting: number
  /** After this time without work the thread ends and its memory is free. */
  idleSeconds: number
  /** Other code for the thread, for tests. */
  script: URL
}

const usual: WriterOptions = {
  mostSeconds: 60,
  mostMegabytes: 256,
  mostWaiting: 40,
  idleSeconds: 60,
  script: new URL('./worker.ts', import.meta.url),
}

const refusal = (code: 'failed' | 'too_large' | 'unavailable', message: string, cause?: unknown) =>
  Object.assign(new Refusal(code, message), { cause })

/** What a document weighs in the thread's memory, about; a heavier one is not even sent there. */
const mostBytes = 32_000_000

const weightOf = (value: unknown): number => {
  if (typeof value === 'string') return 32 + 2 * value.length
  if (value instanceof Uint8Array) return value.byteLength
  if (typeof value !== 'object' || value === null) return 16
  let weight = 32
  for (const part of Object.values(value)) weight += weightOf(part)
  return weight
}

const looksPerSecond = 5

/**
 * Fails when the thread's heap grows over the limit. V8's own limit (`resourceLimits`) would end not the thread but the
 * whole process: decision 021.
 */
const watchMemory = async (worker: Worker, mostMegabytes: number, signal: AbortSignal): Promise<never> => {
  for await (const _ of setInterval(1000 / looksPerSecond, undefined, { signal, ref: false })) {
    // Refused while the thread starts or ends.
    const heap = await worker.getHeapStatistics().catch(() => null)
    if (heap && heap.used_heap_size > mostMegabytes * 1_000_000) break
  }
  throw new Error(`the PDF thread needs more than ${mostMegabytes} MB`)
}

/**
 * Writes PDFs in a worker thread, one after the other, so that a long one delays no other request. A thread that
 * crashes, takes too long or needs too much memory is replaced for the next one.
 */
export const createPdfWriter = (options: Partial<WriterOptions> = {}) => {
  const { mostSeconds, mostMegabytes, mostWaiting, idleSeconds, script } = { ...usual, ...options }
  let worker: Worker | null = null
  let idle: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0

  const start = () => {
    // Without the flags of the process: some of them, such as heap sizes, are not for threads.
    const started = new Worker(script, { execArgv: [], env: threadEnv() })
    // A process may end while the thread waits for work.
    started.unref()
    // The pending document gets the error as well; the listener here only keeps the process alive.
    started.on('error', () => {})
    started.once('exit', () => {
      if (worker === started) worker = null
    })
    return started
  }
  const stop = () => {
    const running = worker
    worker = null
    return running?.terminate()
  }

  const writeNow = async (document: PdfDocument): Promise<Uint8Array> => {
    clearTimeout(idle)
    worker ??= start()
    const running = worker
    running.ref()
    const timeout = AbortSignal.timeout(mostSeconds * 1000)
    const ended = new AbortController()
    const stopWaiting = { signal: AbortSignal.any([timeout, ended.signal]) }
    try {
      const exit = once(running, 'exit', stopWaiting).then(([code]) => {
        throw new Error(`the PDF thread ended with ${code}`)
      })
      const answer = once(running, 'message', stopWaiting)
      running.postMessage(document)
      const [done]: WorkerAnswer[] = await Promise.race([
        answer,
        exit,
        watchMemory(running, mostMegabytes, stopWaiting.signal),
      ])
      if (!done || 'tooLong' in done) throw refusal('too_large', pdfText.tooLong)
      running.unref()
      return done.bytes
    } catch (error) {
      if (error instanceof Refusal) throw error
      await stop()
      throw refusal('failed', pdfText.failed, error)
    } finally {
      ended.abort()
      idle = setTimeout(stop, idleSeconds * 1000).unref()
    }
  }

  return {
    write: async (document: PdfDocument): Promise<Uint8Array> => {
      if (waiting >= mostWaiting) throw refusal('unavailable', pdfText.busy)
      if (weightOf(document) > mostBytes) throw refusal('too_large', pdfText.tooLong)
      waiting += 1
      const turn = last.then(() => writeNow(document))
      last = turn.catch(() => {})
      return turn.finally(() => {
        waiting -= 1
      })
    },
    stop,
  }
}
