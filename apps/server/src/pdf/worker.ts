import { parentPort } from 'node:worker_threads'
import type { PdfDocument } from './document.ts'
import { TooManyPages } from './paper.ts'
import { renderPdf } from './render.ts'

export type WorkerAnswer = { bytes: Uint8Array } | { tooLong: true }

const answer = async (document: PdfDocument): Promise<WorkerAnswer> => {
  try {
    return { bytes: new Uint8Array(await renderPdf(document)) }
  } catch (error) {
    if (error instanceof TooManyPages) return { tooLong: true }
    throw error
  }
}

parentPort?.on('message', async (document: PdfDocument) => {
  const done = await answer(document)
  parentPort?.postMessage(done, 'bytes' in done ? [done.bytes.buffer as ArrayBuffer] : [])
})
