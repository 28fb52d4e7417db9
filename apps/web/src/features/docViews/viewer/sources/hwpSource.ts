import { viewerText as text } from '../viewer.messages.ts'
import { cleanSvg } from './cleanSvg.ts'
import { findInPage } from './findInPage.ts'
import HwpWorker from './hwp.worker.ts?worker'
import { checkZip } from './office/docxSource.ts'
import { type PageSize, type PageSource, readBytes, type SourceFile, SourceProblem } from './pageSource.ts'
import { createAsk } from './workerAsk.ts'

const mostBytes = 100 * 1024 ** 2
const zipMark = 0x50
const mostKept = 30

/** What a worker that says nothing for so long is busy with never ends. */
const mostSilenceMs = 60_000

/** HWP and HWPX: each page comes as SVG, of which only what draws is kept. */
export const openHwp = async (file: SourceFile): Promise<PageSource> => {
  if (file.size > mostBytes) throw new SourceProblem(text.tooLarge)
  const bytes = await readBytes(file)
  const note = bytes[0] === zipMark ? await checkZip(bytes) : undefined
  const worker = new HwpWorker()
  const ask = createAsk(worker, mostSilenceMs, () => new SourceProblem(text.noAnswer))
  const opened = async () => {
    // The program itself may not come; that is no fault of the document.
    await ask({ ask: 'begin' })
    const count = await ask<number>({ ask: 'open', bytes }, [bytes.buffer]).catch((error: unknown) => {
      if (error instanceof SourceProblem) throw error
      throw new SourceProblem(/password|encrypt|암호|DRM/i.test(String(error)) ? text.encryptedHwp : text.broken)
    })
    return { count, firstSize: await sizeOf(1) }
  }
  const sizeOf = async (page: number): Promise<PageSize> => {
    const { width, height } = await ask<PageSize>({ ask: 'size', page })
    return { width, height }
  }
  const { count, firstSize } = await opened().catch((error: unknown) => {
    worker.terminate()
    throw error
  })
  // A page and its small twin are the same picture.
  const drawn = new Map<number, Promise<string>>()
  const drawOnce = (page: number) => {
    const known = drawn.get(page) ?? ask<string>({ ask: 'draw', page })
    drawn.delete(page)
    drawn.set(page, known)
    // What failed is tried again the next time.
    known.catch(() => drawn.delete(page))
    const [oldest] = drawn.keys()
    if (drawn.size > mostKept && oldest !== undefined) drawn.delete(oldest)
    return known
  }
  const draw = async (page: number, host: HTMLElement, signal?: AbortSignal) => {
    const svg = cleanSvg(await drawOnce(page))
    if (signal?.aborted || !svg) return
    // Pages name their parts alike: each has a tree of its own.
    const sheet = document.createElement('div')
    sheet.attachShadow({ mode: 'open' }).append(svg)
    host.replaceChildren(sheet)
  }
  return {
    count,
    firstSize,
    sizeOf,
    draw: (page, host, _scale, signal) =>
      draw(page, host, signal).catch((error: unknown) => {
        throw error instanceof SourceProblem ? error : new SourceProblem(text.brokenPage)
      }),
    textOf: (page) => ask<string>({ ask: 'text', page }),
    find: async (page, words) => findInPage((host) => draw(page, host), await sizeOf(page), words),
    note,
    close: () => worker.terminate(),
  }
}
