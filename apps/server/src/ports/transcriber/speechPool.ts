import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Logger } from 'pino'
import { threadEnv } from '../../threadEnv.ts'
import type { FromSpeechWorker, SpeechWork, ToSpeechWorker } from './speechWorker.ts'
import type { TranscriberStream } from './transcriber.ts'

type Words = Extract<FromSpeechWorker, { type: 'words' }>
type Sentence = Extract<FromSpeechWorker, { type: 'sentence' }>

interface Listener {
  sampleRate: number
  onWords?: (words: Words) => void
  onSentence?: (sentence: Sentence) => void
  /** The thread ended: nothing more is understood. */
  onFailed: () => void
}

interface OpenStream extends Listener {
  /** Samples that the thread has not taken yet. */
  pending: number
  goOn: () => void
  ended: () => void
}

interface Thread {
  worker: Worker
  ready: Promise<void>
  streams: Map<number, OpenStream>
}

/** How much sound of a stream may wait for its thread before `write` waits. */
const mostWaitingSeconds = 5
const nothing = () => {}

/** Threads that listen: each has the model loaded, and any number of streams. One pool for a node. */
export const createSpeechPool = (models: Omit<SpeechWork, 'closing'>, size: number, log: Logger) => {
  const closing = new Int32Array(new SharedArrayBuffer(4))
  const work: SpeechWork = { ...models, closing }
  const threads = new Set<Thread>()
  let lastId = 0

  const receive = (thread: Thread, message: FromSpeechWorker) => {
    if (message.type === 'ready') return
    const stream = thread.streams.get(message.id)
    if (!stream) return
    if (message.type === 'words') stream.onWords?.(message)
    else if (message.type === 'sentence') stream.onSentence?.(message)
    else if (message.type === 'ended') stream.ended()
    else {
      stream.pending -= message.samples
      if (stream.pending <= stream.sampleRate * mostWaitingSeconds) stream.goOn()
    }
  }
  /** Nobody waits any longer for a thread that ends. */
  const release = ({ streams }: Thread) => {
    for (const stream of streams.values()) {
      stream.goOn()
      stream.ended()
    }
    streams.clear()
  }
  const fail = (thread: Thread, reason: unknown) => {
    if (!threads.delete(thread)) return
    log.error({ err: reason }, 'a thread that recognises speech ended')
    for (const stream of thread.streams.values()) stream.onFailed()
    release(thread)
  }
  const start = () => {
    const worker = new Worker(new URL('./speechWorker.ts', import.meta.url), { workerData: work, env: threadEnv() })
    const ready = new Promise<void>((resolve, reject) => {
      worker.once('message', () => resolve())
      worker.once('error', reject)
      worker.once('exit', () => reject(new Error('exited')))
    })
    const thread: Thread = { worker, ready, streams: new Map() }
    threads.add(thread)
    ready.catch((error: unknown) => fail(thread, error))
    worker.on('message', (message: FromSpeechWorker) => receive(thread, message))
    worker.on('error', (error) => fail(thread, error))
    worker.on('exit', (code) => fail(thread, new Error(`exit code ${code}`)))
    return thread
  }
  const leastBusy = () => [...threads].sort((a, b) => a.streams.size - b.streams.size)[0] ?? start()

  const open = (listener: Listener): TranscriberStream => {
    const thread = leastBusy()
    const id = ++lastId
    const stream: OpenStream = { ...listener, pending: 0, goOn: nothing, ended: nothing }
    thread.streams.set(id, stream)
    const say = (message: ToSpeechWorker, transfer: ArrayBuffer[] = []) => thread.worker.postMessage(message, transfer)
    const isOpen = () => thread.streams.get(id) === stream
    say({ type: 'open', id, sampleRate: listener.sampleRate })
    return {
      write: async (samples) => {
        if (!isOpen()) return
        // The caller keeps its own: what is handed to a thread is gone here.
        const copy = new Int16Array(samples)
        stream.pending += copy.length
        say({ type: 'samples', id, samples: copy }, [copy.buffer])
        if (stream.pending <= listener.sampleRate * mostWaitingSeconds) return
        await new Promise<void>((resolve) => {
          stream.goOn = resolve
        })
      },
      end: async () => {
        if (!isOpen()) return
        await new Promise<void>((resolve) => {
          stream.ended = resolve
          say({ type: 'end', id })
        })
        thread.streams.delete(id)
      },
      close: () => {
        if (!isOpen()) return
        say({ type: 'close', id })
        thread.streams.delete(id)
        stream.goOn()
        stream.ended()
      },
    }
  }

  for (let count = 0; count < size; count += 1) start()
  return {
    /** Rejects when a thread cannot start. */
    ready: () => Promise.all([...threads].map((thread) => thread.ready)),
    open,
    /** Threads end by themselves: one that is terminated inside of the library takes the whole process with it. */
    close: async () => {
      const ending = [...threads]
      threads.clear()
      Atomics.store(closing, 0, 1)
      const quit: ToSpeechWorker = { type: 'quit' }
      await Promise.all(
        ending.map((thread) => {
          release(thread)
          thread.worker.postMessage(quit)
          return once(thread.worker, 'exit')
        }),
      )
    },
  }
}
