import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { refuse } from '../http/refusal.ts'
import { threadEnv } from '../threadEnv.ts'
import { importText } from './import.messages.ts'
import type { Table } from './table.ts'
import type { TableAnswer } from './tableWorker.ts'

const patienceMs = 30_000
const mostMemoryMb = 512
const mostAtOnce = 2

let running = 0
const waiting: (() => void)[] = []

/** Reading takes a processor and memory: a few at a time, the others wait. */
const inTurn = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  while (running >= mostAtOnce) await new Promise<void>((resolve) => waiting.push(resolve))
  running += 1
  try {
    return await work()
  } finally {
    running -= 1
    waiting.shift()?.()
  }
}

const askWorker = async (bytes: Uint8Array): Promise<TableAnswer> => {
  const worker = new Worker(new URL('./tableWorker.ts', import.meta.url), {
    workerData: bytes,
    env: threadEnv(),
    resourceLimits: { maxOldGenerationSizeMb: mostMemoryMb },
  })
  try {
    const [answer] = await once(worker, 'message', { signal: AbortSignal.timeout(patienceMs) })
    return answer as TableAnswer
  } catch {
    // Out of memory, out of time, or a file that the readers stumble over: the file is what is wrong.
    return { problem: importText.broken }
  } finally {
    await worker.terminate()
  }
}

/** Reads an Excel or CSV file in a thread of its own; whatever is in the file, the server goes on. */
export const readTable = async (bytes: Uint8Array): Promise<Table> => {
  const answer = await inTurn(() => askWorker(bytes))
  return 'table' in answer ? answer.table : refuse('invalid_input', answer.problem)
}
