import { mostPages } from '@crm/contract/features/docViews/docViews.rows'
import { getDocument, PasswordResponses, type PDFDocumentProxy, PDFWorker, TextLayer } from 'pdfjs-dist'
import PdfWorker from 'pdfjs-dist/build/pdf.worker.min.mjs?worker'
import { viewerText as text } from '../viewer.messages.ts'
import { freeCanvases, type PageSource, type SourceFile, SourceProblem, type Spot, sizeOfFile } from './pageSource.ts'
import { PdfRanges } from './pdfRanges.ts'
import { findPieces } from './searchText.ts'

/** What a browser of our own origin is given beside the worker: maps of Korean letters, standard fonts, decoders. */
const assets = `/assets/pdfjs-${__PDFJS_VERSION__}/`

/** A PDF unit is a 72nd of an inch, a CSS pixel a 96th. */
const cssUnits = 96 / 72

const problemOf = (error: unknown) => {
  const { name, code } = error as { name?: string; code?: number }
  if (name === 'PasswordException')
    return new SourceProblem(
      code === PasswordResponses.INCORRECT_PASSWORD ? text.wrongPassword : text.asksPassword,
      'password',
    )
  if (name === 'InvalidPDFException') return new SourceProblem(text.broken)
  // What did not come yet is no fault of the document.
  if (error instanceof SourceProblem && error.reason === 'again') return new Error(error.message)
  return error
}

/** Phones refuse canvases that are larger, and a page would take more memory than all others together. */
const mostPixels = 16_000_000

/** Pixels of the canvas for each CSS pixel. */
const sharpnessOf = ({ width, height }: { width: number; height: number }) =>
  Math.min(2, window.devicePixelRatio || 1, Math.sqrt(mostPixels / (width * height)))

type Item = { str: string; transform: number[]; width: number; height: number }

const pen = document.createElement('canvas').getContext('2d')
const widthOf = (words: string) => pen?.measureText(words).width ?? words.length

/** Where a part of an item stands in it, from 0 to 1: PDFs tell only where the whole item is. */
const shareOf = (item: string, letters: number) => widthOf(item.slice(0, letters)) / (widthOf(item) || 1)

const sourceOf = async (
  pdf: PDFDocumentProxy,
  ranges: PdfRanges,
  mayCopy: boolean,
  close: () => void,
): Promise<PageSource> => {
  const pageOf = (page: number) => ranges.run(() => pdf.getPage(page))
  const viewportOf = async (page: number) => (await pageOf(page)).getViewport({ scale: cssUnits })
  const itemsOf = async (number: number) => {
    const page = await pageOf(number)
    const { items } = await ranges.run(() => page.getTextContent())
    return items.filter((item): item is typeof item & Item => 'str' in item)
  }
  const { width, height } = await viewportOf(1)

  const drawPage = async (number: number, host: HTMLElement, scale: number, signal: AbortSignal) => {
    const page = await pageOf(number)
    if (signal.aborted) return
    const shown = page.getViewport({ scale: cssUnits * scale })
    const viewport = page.getViewport({ scale: shown.scale * sharpnessOf(shown) })
    const canvas = document.createElement('canvas')
    canvas.width = Math.floor(viewport.width)
    canvas.height = Math.floor(viewport.height)
    const task = page.render({ canvas, viewport })
    signal.addEventListener('abort', () => task.cancel(), { once: true })
    try {
      await ranges.run(() => task.promise)
      if (signal.aborted) return
      freeCanvases(host)
      host.replaceChildren(canvas)
    } catch (error) {
      task.cancel()
      if ((error as Error).name !== 'RenderingCancelledException') throw error
    } finally {
      if (!canvas.parentElement) canvas.width = 0
      // Its pictures are unpacked: of a scan tens of megabytes, which would be kept for every page that was looked at.
      page.cleanup()
    }
  }

  const layWords = async (number: number, layer: HTMLElement, scale: number, signal: AbortSignal) => {
    const page = await pageOf(number)
    const words = await ranges.run(() => page.getTextContent())
    if (signal.aborted) return
    const viewport = page.getViewport({ scale: cssUnits * scale })
    const laid = document.createElement('div')
    laid.style.setProperty('--total-scale-factor', String(viewport.scale))
    const task = new TextLayer({ textContentSource: words, container: laid, viewport })
    signal.addEventListener('abort', () => task.cancel(), { once: true })
    await task.render()
    if (!signal.aborted) layer.replaceChildren(laid)
  }

  return {
    count: pdf.numPages,
    firstSize: { width, height },
    sizeOf: async (page) => {
      const size = await viewportOf(page)
      return { width: size.width, height: size.height }
    },
    draw: (page, host, scale, signal) =>
      drawPage(page, host, scale, signal).catch((error: unknown) => {
        throw error instanceof SourceProblem ? error : new SourceProblem(text.brokenPage)
      }),
    layWords: mayCopy ? layWords : undefined,
    textOf: async (page) => (await itemsOf(page)).map(({ str }) => str).join(' '),
    find: async (number, words) => {
      const viewport = await viewportOf(number)
      const items = await itemsOf(number)
      const found = findPieces(
        items.map(({ str }) => str),
        words,
      )
      return found.flat().flatMap(({ part, start, end }): Spot[] => {
        const item = items[part]
        if (!item) return []
        const [x = 0, y = 0] = viewport.convertToViewportPoint(item.transform[4] ?? 0, item.transform[5] ?? 0)
        const [wide, tall] = [item.width * cssUnits, item.height * cssUnits]
        const from = shareOf(item.str, start)
        return [{ x: x + wide * from, y: y - tall, width: wide * (shareOf(item.str, end) - from), height: tall * 1.2 }]
      })
    },
    close,
  }
}

/** Loads only the parts of the file that are shown: the first page of a large one is there long before the rest. */
export const openPdf = async (file: SourceFile): Promise<PageSource> => {
  const ranges = new PdfRanges(file, await sizeOfFile(file))
  const worker = PDFWorker.create({ port: new PdfWorker() })
  const loading = getDocument({
    range: ranges,
    ...(file.password ? { password: file.password } : {}),
    worker,
    rangeChunkSize: 256 * 1024,
    disableAutoFetch: true,
    disableStream: true,
    cMapUrl: `${assets}cmaps/`,
    standardFontDataUrl: `${assets}standard_fonts/`,
    wasmUrl: `${assets}wasm/`,
    iccUrl: `${assets}iccs/`,
    enableXfa: false,
  })
  const close = () => {
    ranges.abort()
    void loading.destroy()
    worker.destroy()
  }
  try {
    const pdf = await ranges.run(() => loading.promise)
    if (pdf.numPages > mostPages) throw new SourceProblem(text.tooManyPages)
    return await sourceOf(pdf, ranges, file.mayCopy, close)
  } catch (error) {
    close()
    throw problemOf(error)
  }
}
