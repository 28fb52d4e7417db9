import type { AnyEndpoint } from '@crm/contract/kit/endpoint'
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'

export interface ReadPdf {
  /** The words of each page, as a reader would copy them. */
  pages: string[]
  /** All pages with whitespace collapsed, for words that may be broken over two lines. */
  text: string
  title: string | undefined
  author: string | undefined
  language: string | undefined
  outline: string[]
  links: string[]
}

const squeezed = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Reads a PDF the way a viewer does. */
export const readPdf = async (bytes: Uint8Array): Promise<ReadPdf> => {
  // It takes the bytes for itself.
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0, useSystemFonts: false })
  const document = await loading.promise
  const pages: string[] = []
  const links: string[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''))
    const annotations: { url?: string }[] = await page.getAnnotations()
    links.push(...annotations.flatMap(({ url }) => url ?? []))
  }
  const { info } = (await document.getMetadata()) as { info: { Title?: string; Author?: string; Language?: string } }
  const outline = (await document.getOutline()) as { title: string }[] | null
  await loading.destroy()
  return {
    pages,
    text: squeezed(pages.join(' ')),
    title: info.Title,
    author: info.Author,
    language: info.Language,
    outline: (outline ?? []).map(({ title }) => title),
    links,
  }
}

const countOf = async (bytes: Uint8Array, counted: number) => {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  const document = await loading.promise
  const counts: number[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const { fnArray } = await (await document.getPage(number)).getOperatorList()
    counts.push(fnArray.filter((operator) => operator === counted).length)
  }
  await loading.destroy()
  return counts
}

/** How many forms each page draws, as a viewer sees it: a watermark is one that is drawn all over it. */
export const countForms = (bytes: Uint8Array) => countOf(bytes, OPS.paintFormXObjectBegin)

/** How many pictures each page draws. */
export const countImages = (bytes: Uint8Array) => countOf(bytes, OPS.paintImageXObject)

interface PdfCall {
  params: Record<string, number>
  token: string
}

/** Downloads from a `binary` endpoint; what is refused comes back with its status. */
export const fetchPdf = async (url: string, { path }: AnyEndpoint, { params, token }: PdfCall) => {
  const address = path.replace(/:(\w+)/g, (_, name: string) => String(params[name]))
  const response = await fetch(`${url}${address}`, { headers: { authorization: `Bearer ${token}` } })
  return { response, bytes: new Uint8Array(await response.arrayBuffer()) }
}
