import { viewerText as text } from '../viewer.messages.ts'
import { cleanSvg } from './cleanSvg.ts'
import { checkZip } from './docxSource.ts'
import HwpWorker from './hwp.worker.ts?worker'
import { type PageSize, type PageSource, readBytes, type SourceFile, SourceProblem } from './pageSource.ts'

const mostBytes = 100 * 1024 ** 2
const zipMark = 0x50
const mostKept = 30

interface Reply {
  id: number
  result?: unknown
  problem?: string
}

/** Asks the worker, in which the WebAssembly runs: one question at a time has one answer. */
const createAsk = (worker: Worker) => {
  const waiting = new Map<number, (reply: Reply) => void>()
  let last = 0
  worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
    waiting.get(data.id)?.(data)
    waiting.delete(data.id)
  })
  return <Result>(question: object, transfer: Transferable[] = []) =>
    new Promise<Result>((resolve, reject) => {
      const id = ++last
      waiting.set(id, ({ result, problem }) => (problem === undefined ? resolve(result as Result) : reject(problem)))
      worker.addEventListener('error', reject, { once: true })
      worker.postMessage({ id, ...question }, transfer)
    })
}

/** HWP and HWPX: each page comes as SVG, of which only what draws is kept. */
export const openHwp = async (file: SourceFile): Promise<PageSource> => {
  if (file.size > mostBytes) throw new SourceProblem(text.tooLarge)
  const bytes = await readBytes(file)
  const note = bytes[0] === zipMark ? await checkZip(bytes) : undefined
  const worker = new HwpWorker()
  const ask = createAsk(worker)
  const count = await ask<number>({ ask: 'open', bytes }, [bytes.buffer]).catch((error: unknown) => {
    worker.terminate()
    throw new SourceProblem(/password|encrypt|암호|DRM/i.test(String(error)) ? text.encryptedHwp : text.broken)
  })
  const sizeOf = async (page: number): Promise<PageSize> => {
    const { width, height } = await ask<PageSize>({ ask: 'size', page })
    return { width, height }
  }
  // A page and its small twin are the same picture.
  const drawn = new Map<number, Promise<string>>()
  const drawOnce = (page: number) => {
    const known = drawn.get(page) ?? ask<string>({ ask: 'draw', page })
    drawn.delete(page)
    drawn.set(page, known)
    const [oldest] = drawn.keys()
    if (drawn.size > mostKept && oldest !== undefined) drawn.delete(oldest)
    return known
  }
  return {
    count,
    firstSize: await sizeOf(1),
    sizeOf,
    draw: async (page, host, _scale, signal) => {
      const svg = cleanSvg(await drawOnce(page))
      if (signal.aborted || !svg) return
      // Pages name their parts alike: each has a tree of its own.
      const sheet = document.createElement('div')
      sheet.attachShadow({ mode: 'open' }).append(svg)
      host.replaceChildren(sheet)
    },
    textOf: (page) => ask<string>({ ask: 'text', page }),
    note,
    close: () => worker.terminate(),
  }
}
