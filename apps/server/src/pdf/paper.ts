import type { Font } from 'fontkit'
import PDFDocument from 'pdfkit'
import type { Align, PdfDocument } from './document.ts'
import { coverageOf, openFont } from './fonts.ts'
import { contentWidth, page, type TextStyle, type Weight } from './style.ts'
import { type Line, layOut, type Run } from './textLayout.ts'

declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      /** Not among its published types. */
      registerFont(name: string, font: Font): this
    }
  }
}

/** Ascent and descent of Pretendard, in relation to the size. */
const ascent = 1950 / 2048
const descent = 494 / 2048

/** Nobody reads on; what is longer is a mistake or an attack. */
export const mostPages = 500

/** The document has more pages than `mostPages`. */
export class TooManyPages extends Error {}

interface LineOptions {
  x: number
  /** The upper edge of the line. */
  y: number
  style: TextStyle
  width?: number
  align?: Align | undefined
}

/** The pages as they are written, and how far down the current one is. */
export interface Paper {
  doc: PDFKit.PDFDocument
  y: number
  printable: (text: string) => string
  lines: (content: string | Run[], style: TextStyle, width: number) => Line[]
  drawLine: (line: Line, options: LineOptions) => void
  newPage: () => void
  /** Room left on this page. */
  room: () => number
  /** Goes on to a new page unless that much fits on this one. */
  ensure: (height: number) => void
}

export const pageBottom = page.height - page.bottom
/** What a whole page below its head holds. */
export const pageHeight = pageBottom - page.top

export const lineHeight = ({ size, leading }: TextStyle) => size * leading

const digitsOf = ({ isTabular }: TextStyle): PDFKit.Mixins.TextOptions => (isTabular ? { features: ['tnum'] } : {})

const offsetOf = (align: Align | undefined, free: number) => {
  if (align === 'right') return free
  return align === 'center' ? free / 2 : 0
}

export const createPaper = (document: PdfDocument, fonts: Record<Weight, Buffer>): Paper => {
  const { printable } = coverageOf(fonts)
  const created = new Date(document.createdAt)
  const doc = new PDFDocument({
    size: [page.width, page.height],
    margin: 0,
    bufferPages: true,
    autoFirstPage: false,
    pdfVersion: '1.7',
    lang: 'ko-KR',
    displayTitle: true,
    info: {
      Title: printable(document.title),
      Author: printable(document.letterhead.company),
      Creator: printable(document.letterhead.company),
      ...(document.keywords ? { Keywords: document.keywords } : {}),
      CreationDate: created,
      ModDate: created,
    },
  })
  for (const weight of ['regular', 'bold'] as const) doc.registerFont(weight, openFont(fonts[weight]))

  const write = (text: string, run: Run, x: number, baseline: number, style: TextStyle) => {
    doc.font(run.weight ?? style.weight, style.size).fillColor(run.colour ?? style.colour)
    doc.text(text, x, baseline, {
      lineBreak: false,
      baseline: 'alphabetic',
      oblique: run.isOblique ?? false,
      ...digitsOf(style),
    })
  }

  const rule = (x: number, y: number, width: number, colour: string) =>
    doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.6)
      .strokeColor(colour)
      .stroke()

  const drawLine: Paper['drawLine'] = (line, { x, y, style, width = line.width, align }) => {
    const height = lineHeight(style)
    const baseline = y + (height - (ascent + descent) * style.size) / 2 + ascent * style.size
    let at = x + offsetOf(align, width - line.width)
    for (const { run, text, width: wide } of line.fragments) {
      write(text, run, at, baseline, style)
      const colour = run.colour ?? style.colour
      if (run.isUnderlined || run.link) rule(at, baseline + style.size * 0.14, wide, colour)
      if (run.isStruck) rule(at, baseline - style.size * 0.32, wide, colour)
      if (run.link) doc.link(at, y, wide, height, run.link)
      at += wide
    }
  }

  const paper: Paper = {
    doc,
    y: page.top,
    printable,
    lines: (content, style, width) => {
      const runs = typeof content === 'string' ? [{ text: content }] : content
      return layOut(
        runs.map((run) => ({ ...run, text: printable(run.text) })),
        width,
        (text, run) => doc.font(run.weight ?? style.weight, style.size).widthOfString(text, digitsOf(style)),
      )
    },
    drawLine,
    newPage: () => {
      if (doc.bufferedPageRange().count >= mostPages) throw new TooManyPages()
      doc.addPage()
      paper.y = page.top
    },
    room: () => pageBottom - paper.y,
    ensure: (height) => {
      if (height > paper.room() && paper.y > page.top) paper.newPage()
    },
  }
  return paper
}

/** Writes a text line by line, over as many pages as it needs. */
export const drawText = (
  paper: Paper,
  content: string | Run[],
  style: TextStyle,
  { indent = 0, width = contentWidth - indent }: { indent?: number; width?: number } = {},
) => {
  for (const line of paper.lines(content, style, width)) {
    paper.ensure(lineHeight(style))
    paper.drawLine(line, { x: page.left + indent, y: paper.y, style })
    paper.y += lineHeight(style)
  }
}
