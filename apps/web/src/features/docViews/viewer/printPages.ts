import type { PageSource } from './sources/pageSource.ts'
import classes from './Viewer.module.css'

export const mostPrinted = 200

/** Draws every page for the printer, over a blank screen that only it sees, and removes them afterwards. */
export const printPages = async (source: PageSource, watermark: string | undefined) => {
  const area = document.createElement('div')
  area.className = classes.printed ?? ''
  const { width: sheetWidth, height: sheetHeight } = source.firstSize
  const paper = document.createElement('style')
  // Without margins of the browser's own a page of the document is a page of paper.
  paper.textContent = `@page { size: ${sheetWidth}px ${sheetHeight}px; margin: 0 }`
  area.append(paper)
  document.body.append(area)
  document.body.dataset.printsPages = ''
  const aborting = new AbortController()
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
      await source.draw(page, drawn, 1, aborting.signal)
      if (!watermark) continue
      const mark = document.createElement('div')
      mark.className = classes.watermark ?? ''
      mark.style.backgroundImage = watermark
      sheet.append(mark)
    }
    window.print()
  } finally {
    area.remove()
    delete document.body.dataset.printsPages
  }
}
