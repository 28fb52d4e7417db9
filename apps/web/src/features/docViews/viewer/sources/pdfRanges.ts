import { PDFDataRangeTransport } from 'pdfjs-dist'
import { viewerText as text } from '../viewer.messages.ts'
import { readPart, type SourceFile, SourceProblem } from './pageSource.ts'

/** Before another attempt, in milliseconds: networks of phones are away for moments. */
const pauses = [400, 1200, 3000]

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Loads the parts of a PDF that pdf.js asks for. It asks for each part once and would wait for ever, so what did not come is
 * asked for again by whoever needs it next.
 */
export class PdfRanges extends PDFDataRangeTransport {
  readonly #file: SourceFile
  readonly #aborting = new AbortController()
  readonly #waiting = new Set<(problem: unknown) => void>()
  #missing: { begin: number; end: number }[] = []

  constructor(file: SourceFile, length: number) {
    super(length, null)
    this.#file = file
  }

  override requestDataRange(begin: number, end: number) {
    void this.#load(begin, end)
  }

  override abort() {
    this.#aborting.abort()
  }

  async #load(begin: number, end: number) {
    const bytes = await this.#read(begin, end).catch((error: unknown) => {
      if (this.#aborting.signal.aborted) return
      this.#missing.push({ begin, end })
      const problem = error instanceof SourceProblem ? error : new SourceProblem(text.pageFailed, 'again')
      for (const fail of this.#waiting) fail(problem)
      this.#waiting.clear()
    })
    if (bytes && !this.#aborting.signal.aborted) this.onDataRange(begin, bytes)
  }

  async #readOnce(begin: number, end: number) {
    const bytes = await readPart(this.#file, begin, end, this.#aborting.signal)
    if (bytes.length !== end - begin) throw new Error('another part than was asked for')
    return bytes
  }

  async #read(begin: number, end: number) {
    const { signal } = this.#aborting
    for (const ms of pauses) {
      try {
        return await this.#readOnce(begin, end)
      } catch (error) {
        if (signal.aborted || error instanceof SourceProblem) throw error
        await pause(ms)
      }
    }
    return this.#readOnce(begin, end)
  }

  /** Work on the document that ends with a problem when a part of it does not come. */
  run<Result>(work: () => Promise<Result>): Promise<Result> {
    const missing = this.#missing
    this.#missing = []
    for (const { begin, end } of missing) void this.#load(begin, end)
    return new Promise((resolve, reject) => {
      this.#waiting.add(reject)
      work()
        .then(resolve, reject)
        .finally(() => this.#waiting.delete(reject))
    })
  }
}
