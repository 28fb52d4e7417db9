import { buffer } from 'node:stream/consumers'
import { drawBlock } from './blocks.ts'
import type { Align, PdfDocument } from './document.ts'
import { readFonts } from './fonts.ts'
import { createPaper, drawText, lineHeight, type Paper } from './paper.ts'
import { pdfText } from './pdf.messages.ts'
import { colours, contentWidth, page, styles, type TextStyle } from './style.ts'

const fonts = readFonts()

const drawSingle = (paper: Paper, text: string, style: TextStyle, y: number, align: Align) => {
  const [line] = paper.lines(text, style, contentWidth)
  if (line) paper.drawLine(line, { x: page.left, y, style, width: contentWidth, align })
}

const rule = ({ doc }: Paper, y: number, colour: string, thickness: number) =>
  doc
    .moveTo(page.left, y)
    .lineTo(page.width - page.right, y)
    .lineWidth(thickness)
    .strokeColor(colour)
    .stroke()

/** Whose paper it is, what it is about: the top of the first page. */
const drawOpening = (paper: Paper, { letterhead, title, subtitle, confidential }: PdfDocument) => {
  paper.y = 44
  const factsHeight = letterhead.facts.length * lineHeight(styles.small)
  letterhead.facts.forEach((fact, index) => {
    drawSingle(paper, fact, styles.small, paper.y + index * lineHeight(styles.small), 'right')
  })
  const height = Math.max(factsHeight, lineHeight(styles.company))
  drawSingle(paper, letterhead.company, styles.company, paper.y + height - lineHeight(styles.company), 'left')
  paper.y += height + 8
  rule(paper, paper.y, colours.accent, 1.6)
  paper.y += 22
  if (confidential) {
    drawText(paper, confidential, { ...styles.warning, size: 9 })
    paper.y += 2
  }
  drawText(paper, title, styles.title)
  if (subtitle) {
    paper.y += 2
    drawText(paper, subtitle, styles.subtitle)
  }
  paper.y += 16
}

/** `견 적 서` in the middle of the first page's top. */
const drawDeedOpening = (paper: Paper, { title, subtitle, confidential }: PdfDocument) => {
  paper.y = 56
  drawSingle(paper, [...title].join(' '), styles.deed, paper.y, 'center')
  paper.y += lineHeight(styles.deed)
  if (confidential) {
    drawSingle(paper, confidential, { ...styles.warning, size: 10 }, paper.y, 'center')
    paper.y += lineHeight(styles.warning) + 4
  }
  for (const line of subtitle ? paper.lines(subtitle, styles.subtitle, contentWidth) : []) {
    paper.drawLine(line, { x: page.left, y: paper.y, style: styles.subtitle, width: contentWidth, align: 'center' })
    paper.y += lineHeight(styles.subtitle)
  }
  paper.y += 14
}

/** Drawn at the end, when the number of pages is known. */
const drawMargins = (paper: Paper, { title, letterhead, confidential, footNote }: PdfDocument) => {
  const { doc } = paper
  const { count } = doc.bufferedPageRange()
  const footTop = page.height - 46
  for (let index = 0; index < count; index += 1) {
    doc.switchToPage(index)
    if (index > 0) {
      drawSingle(paper, title, styles.small, 40, 'left')
      if (confidential) drawSingle(paper, confidential, styles.warning, 40, 'right')
      rule(paper, 56, colours.line, 0.5)
    }
    rule(paper, footTop, colours.line, 0.5)
    drawSingle(paper, letterhead.company, styles.small, footTop + 6, 'left')
    if (footNote) drawSingle(paper, footNote, styles.small, footTop + 6, 'center')
    drawSingle(paper, pdfText.pageOf(index + 1, count), styles.small, footTop + 6, 'right')
  }
}

/** Writes the PDF; runs in the worker thread, because a long one keeps a processor busy for seconds. */
export const renderPdf = async (document: PdfDocument): Promise<Buffer> => {
  const paper = createPaper(document, fonts)
  paper.newPage()
  if (document.opening === 'deed') drawDeedOpening(paper, document)
  else drawOpening(paper, document)
  for (const block of document.blocks) drawBlock(paper, block)
  drawMargins(paper, document)
  const bytes = buffer(paper.doc)
  paper.doc.end()
  return bytes
}
