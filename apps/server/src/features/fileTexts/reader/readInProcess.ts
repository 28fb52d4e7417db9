import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import type { ReaderAnswer } from './answer.ts'

interface ReaderLimits {
  mostSeconds: number
  /** Of the whole process, the file included. */
  mostMegabytes: number
  /** Other code for the process, for tests. */
  script: URL
}

/** Shorter than a database connection may wait inside a transaction. */
const usual: ReaderLimits = {
  mostSeconds: 30,
  mostMegabytes: 700,
  script: new URL('./readerProcess.ts', import.meta.url),
}

/**
 * Reads a file in a process of its own: one that crashes, takes too long or needs too much memory ends without harm to
 * the server (decision 031). It gets none of the server's settings and may not write files or start programs.
 */
export const readInProcess = async (file: Readable, limits: Partial<ReaderLimits> = {}): Promise<ReaderAnswer> => {
  const { mostSeconds, mostMegabytes, script } = { ...usual, ...limits }
  const child = fork(fileURLToPath(script), [String(mostMegabytes * 1_000_000)], {
    execArgv: ['--permission', '--allow-fs-read=*', '--allow-worker', `--max-old-space-size=${mostMegabytes}`],
    env: {},
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
  })
  const ended = new AbortController()
  const { signal } = ended
  const timer = setTimeout(() => child.kill('SIGKILL'), mostSeconds * 1000)
  try {
    const answer: Promise<[ReaderAnswer]> = once(child, 'message', { signal }) as Promise<[ReaderAnswer]>
    const exit = once(child, 'exit', { signal }).then((): [ReaderAnswer] => [
      { type: 'other', broken: 'the reader gave up' },
    ])
    const broken = once(file, 'error', { signal }).then(([error]) => Promise.reject(error))
    // A reader that ends early closes its input; its answer or its end says more.
    child.stdin?.on('error', () => {})
    if (child.stdin) file.pipe(child.stdin)
    const [result] = await Promise.race([answer, exit, broken])
    return result
  } finally {
    clearTimeout(timer)
    ended.abort()
    file.destroy()
    child.kill('SIGKILL')
  }
}
