import { Worker } from 'node:worker_threads'
import { readWords } from './readWords.ts'

/** Ends the process from another thread, which still runs while this one is busy with a file that keeps growing. */
const watch = `
  setInterval(() => {
    if (process.memoryUsage.rss() > ${process.argv[2]}) process.kill(process.pid, 'SIGKILL')
  }, 50)`
new Worker(watch, { eval: true }).unref()

const pieces: Buffer[] = []
for await (const piece of process.stdin) pieces.push(piece)
const bytes = new Uint8Array(Buffer.concat(pieces))
pieces.length = 0

process.send?.(await readWords(bytes), () => process.exit(0))
