import { ops, PDF, type PDFPage, PdfDict, type PdfRef } from '@libpdf/core'
import { outlinesOf } from './outlines.ts'

const slant = 24
const darkness = 0.18
/** Letters are this part of the page's shorter side, so that a slide and a plan of a house are marked alike. */
const letterShare = 1 / 50
/** The viewer shows no more either. */
const mostPages = 10_000
/** Pages lie in a tree; a deeper one is built to do harm. */
const mostParents = 100

/** The library draws with the page's own resources only: what a page has from those above it becomes its own. */
const adoptResources = (pdf: PDF, page: PDFPage) => {
  const resolve = (ref: PdfRef) => pdf.getObject(ref)
  let above: PdfDict | undefined = page.dict
  for (let step = 0; above && step < mostParents; step++) {
    const found = above.get('Resources', resolve)
    if (found instanceof PdfDict) {
      if (above !== page.dict) page.dict.set('Resources', found.clone())
      return
    }
    const parent = above.get('Parent', resolve)
    above = parent instanceof PdfDict ? parent : undefined
  }
}

/** Where the words stand on a page of this size: all over it, slanted as they are in the viewer, whichever way it is turned. */
const placesOf = (page: PDFPage, wordsWidth: number) => {
  const { x: left, y: bottom, width, height } = page.getCropBox()
  const size = Math.max(8, Math.min(width, height) * letterShare)
  const [across, along] = [Math.max(28, wordsWidth + 4) * size, 15 * size]
  const [stepX, stepY] = page.rotation % 180 === 0 ? [across, along] : [along, across]
  const angle = ((slant + page.rotation) * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle) * size, Math.sin(angle) * size]
  const places: [number, number, number, number, number, number][] = []
  const firstX = left + stepX / 2 - (Math.ceil(width / stepX) * stepX - width) / 2
  for (let x = firstX; x < left + width + stepX / 2; x += stepX)
    for (let y = bottom + stepY / 2; y < bottom + height + stepY / 2; y += stepY)
      places.push([cos, sin, -sin, cos, x, y])
  return places
}

/**
 * What has to be added behind a PDF so that these words lie over every page. The file itself stays as it is, so that
 * the server holds nothing but the addition while it is sent.
 */
export const stampPdf = async (bytes: Uint8Array, words: string): Promise<Uint8Array> => {
  const pdf = await PDF.load(bytes)
  if (pdf.isEncrypted) throw new Error('encrypted')
  const pages = pdf.getPages()
  if (pages.length === 0 || pages.length > mostPages) throw new Error(`${pages.length} pages`)
  const { operators, width } = outlinesOf(words)
  const mark = pdf.createFormXObject({ bbox: { x: -width, y: -2, width: 2 * width, height: 4 }, operators })
  const faint = pdf.createExtGState({ fillOpacity: darkness })
  for (const page of pages) {
    adoptResources(pdf, page)
    const [form, state] = [page.registerXObject(mark), page.registerExtGState(faint)]
    page.drawOperators([
      ops.pushGraphicsState(),
      ops.setGraphicsState(state),
      ops.setNonStrokingGray(0),
      ...placesOf(page, width).flatMap((place) => [
        ops.pushGraphicsState(),
        ops.concatMatrix(...place),
        ops.paintXObject(form),
        ops.popGraphicsState(),
      ]),
      ops.popGraphicsState(),
    ])
  }
  return (await pdf.save({ incremental: true })).subarray(bytes.length)
}
