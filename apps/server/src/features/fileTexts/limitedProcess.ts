import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'

export interface ProcessLimits {
  mostSeconds: number
  /** Of the whole process, the file included. */
  mostMegabytes: number
  script: URL
  /** What the program is told besides the file; nobody else sees it. */
  env?: Record<string, string>
}

/**
 * Opens a file in a process of its own: one that crashes, takes too long or needs too much memory ends without harm to
 * the server (decision 031). It gets none of the server's settings and may not write files or start programs. Answers
 * `gaveUp` when the process ended without a word.
 */
export const runLimited = async <Answer>(file: Readable, limits: ProcessLimits, gaveUp: Answer): Promise<Answer> => {
  const { mostSeconds, mostMegabytes, script, env = {} } = limits
  const child = fork(fileURLToPath(script), [String(mostMegabytes * 1_000_000)], {
    execArgv: ['--permission', '--allow-fs-read=*', '--allow-worker', `--max-old-space-size=${mostMegabytes}`],
    env,
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
    // Bytes go as bytes.
    serialization: 'advanced',
  })
  const ended = new AbortController()
  const { signal } = ended
  const timer = setTimeout(() => child.kill('SIGKILL'), mostSeconds * 1000)
  try {
    const answer: Promise<[Answer]> = once(child, 'message', { signal }) as Promise<[Answer]>
    const exit = once(child, 'exit', { signal }).then((): [Answer] => [gaveUp])
    const broken = once(file, 'error', { signal }).then(([error]) => Promise.reject(error))
    // A process that ends early closes its input; its answer or its end says more.
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
