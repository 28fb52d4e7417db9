import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { ReadText } from './answer.ts'
import { collectWords } from './words.ts'

const library = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))

/** After this long what has been read is enough: a file of 10,000 pages is searchable by its first ones. */
const readingMs = 15_000

export const readPdf = async (bytes: Uint8Array): Promise<ReadText> => {
  const loading = getDocument({
    data: bytes,
    verbosity: 0,
    useSystemFonts: false,
    // Korean files name these tables instead of carrying their own.
    cMapUrl: join(library, 'cmaps/'),
    cMapPacked: true,
  })
  const document = await loading.promise
  const until = performance.now() + readingMs
  const words = collectWords()
  for (let number = 1; number <= document.numPages && !words.isFull() && performance.now() < until; number += 1) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    for (const item of items) if ('str' in item) words.add(item.str + (item.hasEOL ? '\n' : ''))
    words.add('\n')
    page.cleanup()
  }
  const pages = document.numPages
  await loading.destroy()
  return { text: words.text(), pages }
}
