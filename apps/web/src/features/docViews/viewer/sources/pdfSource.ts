import { mostPages } from '@crm/contract/features/docViews/docViews.rows'
import { getDocument, PasswordResponses, type PDFDocumentProxy, PDFWorker } from 'pdfjs-dist'
import PdfWorker from 'pdfjs-dist/build/pdf.worker.min.mjs?worker'
import { viewerText as text } from '../viewer.messages.ts'
import { type PageSource, type SourceFile, SourceProblem, type Spot } from './pageSource.ts'

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
  return error
}

/** Phones refuse canvases that are larger, and a page would take more memory than all others together. */
const mostPixels = 16_000_000

/** Pixels of the canvas for each CSS pixel. */
const sharpnessOf = ({ width, height }: { width: number; height: number }) =>
  Math.min(2, window.devicePixelRatio || 1, Math.sqrt(mostPixels / (width * height)))

type Item = { str: string; transform: number[]; width: number; height: number }

const sourceOf = async (pdf: PDFDocumentProxy, close: () => void): Promise<PageSource> => {
  const viewportOf = async (page: number) => (await pdf.getPage(page)).getViewport({ scale: cssUnits })
  const itemsOf = async (page: number) => {
    const { items } = await (await pdf.getPage(page)).getTextContent()
    return items.filter((item): item is typeof item & Item => 'str' in item)
  }
  const { width, height } = await viewportOf(1)
  return {
    count: pdf.numPages,
    firstSize: { width, height },
    sizeOf: async (page) => {
      const size = await viewportOf(page)
      return { width: size.width, height: size.height }
    },
    draw: async (number, host, scale, signal) => {
      const page = await pdf.getPage(number)
      if (signal.aborted) return
      const shown = page.getViewport({ scale: cssUnits * scale })
      const viewport = page.getViewport({ scale: shown.scale * sharpnessOf(shown) })
      const canvas = document.createElement('canvas')
      canvas.width = Math.floor(viewport.width)
      canvas.height = Math.floor(viewport.height)
      const task = page.render({ canvas, viewport })
      signal.addEventListener('abort', () => task.cancel(), { once: true })
      await task.promise.catch((error: Error) => {
        if (error.name !== 'RenderingCancelledException') throw error
      })
      if (!signal.aborted) host.replaceChildren(canvas)
    },
    textOf: async (page) => (await itemsOf(page)).map(({ str }) => str).join(' '),
    find: async (number, words) => {
      const viewport = await viewportOf(number)
      const wanted = words.toLowerCase()
      return (await itemsOf(number))
        .filter(({ str }) => str.toLowerCase().includes(wanted))
        .map(({ transform, width: itemWidth, height: itemHeight }): Spot => {
          const [x = 0, y = 0] = viewport.convertToViewportPoint(transform[4] ?? 0, transform[5] ?? 0)
          const tall = itemHeight * cssUnits
          return { x, y: y - tall, width: itemWidth * cssUnits, height: tall * 1.2 }
        })
    },
    close,
  }
}

/** Loads only the parts of the file that are shown: the first page of a large one is there long before the rest. */
export const openPdf = async ({ url, headers, password }: SourceFile): Promise<PageSource> => {
  const worker = PDFWorker.create({ port: new PdfWorker() })
  const loading = getDocument({
    url,
    httpHeaders: headers,
    ...(password ? { password } : {}),
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
    void loading.destroy()
    worker.destroy()
  }
  try {
    const pdf = await loading.promise
    if (pdf.numPages > mostPages) throw new SourceProblem(text.tooManyPages)
    return await sourceOf(pdf, close)
  } catch (error) {
    close()
    throw problemOf(error)
  }
}
