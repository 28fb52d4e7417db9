import type { PageSource } from './sources/pageSource.ts'
import classes from './Viewer.module.css'

export const mostPrinted = 200

/** Pixels of a printed page for each of its own: what a screen needs is too coarse for paper. */
const sharpness = 2

/** Canvases get as many pixels as paper needs; other pages are letters and lines, sharp at any size. */
const paperScaleOf = (host: HTMLElement) =>
  host.querySelector('canvas') ? sharpness / Math.min(sharpness, devicePixelRatio || 1) : 1

/** In the place of a canvas: a picture takes a tenth of its memory, and those of all pages have to be there at once. */
const becomePicture = async (canvas: HTMLCanvasElement) => {
  const bytes = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92))
  if (!bytes) return null
  const picture = new Image()
  picture.src = URL.createObjectURL(bytes)
  await picture.decode()
  canvas.replaceWith(picture)
  // Browsers of phones keep the memory of canvases that have a size.
  canvas.width = 0
  canvas.height = 0
  return picture.src
}

/**
 * Draws every page for the printer, over a blank screen that only it sees. They stay until it is done with them, because
 * phones print after the call has returned, or until `signal` says that nobody waits for them any more.
 */
export const printPages = async (source: PageSource, watermark: string | undefined, signal: AbortSignal) => {
  const area = document.createElement('div')
  area.className = classes.printed ?? ''
  area.dataset.printed = ''
  const { width: sheetWidth, height: sheetHeight } = source.firstSize
  const paper = document.createElement('style')
  // Without margins of the browser's own a page of the document is a page of paper.
  paper.textContent = `@page { size: ${sheetWidth}px ${sheetHeight}px; margin: 0 }`
  area.append(paper)
  document.body.append(area)
  document.body.dataset.printsPages = ''
  const pictures: string[] = []
  let scale = 1
  const remove = () => {
    area.remove()
    delete document.body.dataset.printsPages
    for (const address of pictures) URL.revokeObjectURL(address)
  }
  signal.addEventListener('abort', remove, { once: true })
  try {
    for (let page = 1; page <= source.count; page++) {
      const { width, height } = await source.sizeOf(page)
      const sheet = document.createElement('div')
      sheet.style.width = `${width}px`
      sheet.style.height = `${height}px`
      const drawn = document.createElement('div')
      drawn.className = classes.drawn ?? ''
      sheet.append(drawn)
      area.append(sheet)
      await source.draw(page, drawn, scale, signal)
      // What kind of pages these are is known from the first one.
      if (page === 1) scale = paperScaleOf(drawn)
      if (page === 1 && scale > 1) await source.draw(page, drawn, scale, signal)
      signal.throwIfAborted()
      const canvas = drawn.querySelector('canvas')
      const picture = canvas && (await becomePicture(canvas))
      if (picture) pictures.push(picture)
      if (!watermark) continue
      const mark = document.createElement('div')
      mark.className = classes.watermark ?? ''
      mark.style.backgroundImage = watermark
      sheet.append(mark)
    }
  } catch (error) {
    remove()
    throw error
  }
  addEventListener('afterprint', remove, { once: true, signal })
  window.print()
}
