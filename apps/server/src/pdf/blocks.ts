import type { BlockOf, PdfBlock } from './document.ts'
import { drawText, lineHeight, type Paper, pageHeight } from './paper.ts'
import { drawParties } from './parties.ts'
import { pdfText } from './pdf.messages.ts'
import { richParagraphs } from './richText.ts'
import { drawSignatures } from './signatures.ts'
import { colours, contentWidth, page, styles } from './style.ts'
import { drawSvg, sizeOfSvg } from './svg/svg.ts'
import { drawFacts, drawTable } from './table.ts'

declare global {
  namespace PDFKit {
    interface PDFDocument {
      /** Not among its published types. */
      openImage: (data: Uint8Array) => { width: number; height: number }
    }
  }
}

const gap = 12
const indentStep = 16

const drawCaption = (paper: Paper, caption: string | undefined) => {
  if (!caption) return
  paper.y += 4
  drawText(paper, caption, styles.small)
}

const drawHeading = (paper: Paper, { text, note }: BlockOf<'heading'>) => {
  const bar = { width: 3, gap: 9 }
  const lines = paper.lines(
    note ? [{ text }, { text: `  ${note}`, weight: 'regular', colour: colours.secondary }] : text,
    styles.heading,
    contentWidth - bar.gap,
  )
  const height = lines.length * lineHeight(styles.heading)
  // Never alone at the foot of a page.
  paper.ensure(height + 90)
  paper.doc.outline.addItem(paper.printable(text))
  paper.doc.rect(page.left, paper.y + 2.5, bar.width, height - 5).fill(colours.accent)
  for (const line of lines) {
    paper.drawLine(line, { x: page.left + bar.gap, y: paper.y, style: styles.heading })
    paper.y += lineHeight(styles.heading)
  }
  paper.y += 7 - gap
}

const drawRichText = (paper: Paper, { html }: BlockOf<'richText'>) => {
  for (const { depth, marker, runs, isHeading } of richParagraphs(html)) {
    const style = isHeading ? { ...styles.body, size: 11 } : styles.body
    const indent = depth * indentStep
    // A heading is never alone at the foot of a page.
    paper.ensure(lineHeight(style) * (isHeading ? 3 : 1))
    if (marker) {
      const [line] = paper.lines(marker, style, indentStep)
      if (line) paper.drawLine(line, { x: page.left + indent - 5 - line.width, y: paper.y, style })
    }
    drawText(paper, runs, style, { indent })
    paper.y += 3
  }
}

const drawNote = (paper: Paper, { text, isStrong }: BlockOf<'note'>) => {
  const inset = 10
  const style = isStrong ? styles.strong : styles.cell
  const lines = paper.lines(text, style, contentWidth - 2 * inset)
  const height = lines.length * lineHeight(style) + 2 * inset - 4
  if (height > pageHeight) return drawText(paper, text, style)
  paper.ensure(height)
  paper.doc.roundedRect(page.left, paper.y, contentWidth, height, 4).fill(colours.fill)
  lines.forEach((line, index) => {
    const y = paper.y + inset - 2 + index * lineHeight(style)
    paper.drawLine(line, { x: page.left + inset, y, style })
  })
  paper.y += height
}

/** As large as asked for, never larger than the page. */
const fit = (size: { width: number; height: number }, wanted = size.width) => {
  const width = Math.min(wanted, contentWidth, (pageHeight - 40) * (size.width / size.height))
  return { width, height: width * (size.height / size.width) }
}

const drawImage = (paper: Paper, { data, caption, width }: BlockOf<'image'>) => {
  try {
    const image = paper.doc.openImage(data)
    const size = fit(image, width)
    paper.ensure(size.height + (caption ? 20 : 0))
    paper.doc.image(Buffer.from(data), page.left, paper.y, size)
    paper.y += size.height
  } catch {
    drawText(paper, pdfText.noImage, styles.secondary)
  }
  drawCaption(paper, caption)
}

const drawChart = (paper: Paper, { svg, caption }: BlockOf<'chart'>) => {
  const natural = sizeOfSvg(svg)
  if (!natural) drawText(paper, pdfText.noChart, styles.secondary)
  else {
    const size = fit(natural, contentWidth)
    paper.ensure(size.height + (caption ? 20 : 0))
    drawSvg(paper, svg, { x: page.left, y: paper.y, ...size })
    paper.y += size.height
  }
  drawCaption(paper, caption)
}

export const drawBlock = (paper: Paper, block: PdfBlock) => {
  switch (block.kind) {
    case 'heading':
      paper.y += 6
      drawHeading(paper, block)
      break
    case 'paragraph':
      drawText(paper, block.text, block.isSecondary ? styles.secondary : styles.body)
      break
    case 'richText':
      drawRichText(paper, block)
      break
    case 'facts':
      drawFacts(paper, block)
      break
    case 'table':
      drawTable(paper, block)
      break
    case 'note':
      drawNote(paper, block)
      break
    case 'parties':
      drawParties(paper, block)
      break
    case 'signatures':
      drawSignatures(paper, block)
      break
    case 'image':
      drawImage(paper, block)
      break
    case 'chart':
      drawChart(paper, block)
      break
    case 'pageBreak':
      paper.newPage()
      return
  }
  paper.y += gap
}
