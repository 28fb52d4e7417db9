import { Worker } from 'node:worker_threads'

/** Ends the process from another thread, which still runs while this one is busy with a file that keeps growing. */
const watch = `
  setInterval(() => {
    if (process.memoryUsage.rss() > ${process.argv[2]}) process.kill(process.pid, 'SIGKILL')
  }, 50)`

/** The other side of `runLimited`: reads the file, answers once, ends. */
export const answerWith = async (work: (bytes: Uint8Array) => unknown) => {
  new Worker(watch, { eval: true }).unref()
  const pieces: Buffer[] = []
  for await (const piece of process.stdin) pieces.push(piece)
  const bytes = new Uint8Array(Buffer.concat(pieces))
  pieces.length = 0
  process.send?.(await work(bytes), () => process.exit(0))
}
