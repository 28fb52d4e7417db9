import type { BlockOf, SignatureBox } from './document.ts'
import { openFont, readHandwriting } from './fonts.ts'
import { lineHeight, type Paper } from './paper.ts'
import { pdfText } from './pdf.messages.ts'
import { colours, contentWidth, page, styles } from './style.ts'
import { drawSvg } from './svg/svg.ts'

const gap = 12
const inset = 10
const boxWidth = (contentWidth - gap) / 2
const markWidth = 92
const markHeight = 52
const textWidth = boxWidth - 2 * inset - markWidth - 8

interface Place {
  x: number
  y: number
}

const handwriting = 'handwriting'
const opened = new WeakMap<Paper, ReturnType<typeof openFont>>()
let file: Buffer | undefined

const handwritingOf = (paper: Paper) => {
  const known = opened.get(paper)
  if (known) return known
  file ??= readHandwriting()
  const font = openFont(file)
  paper.doc.registerFont(handwriting, font)
  opened.set(paper, font)
  return font
}

/** In one hand: where the pen lacks one letter, the whole name is in the paper's own font. */
const drawWritten = (paper: Paper, name: string, { x, y }: Place) => {
  const { doc } = paper
  const text = paper.printable(name).trim()
  const font = handwritingOf(paper)
  const isWhole = [...text].every((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
  const face = isWhole ? handwriting : 'regular'
  const usual = isWhole ? 34 : 20
  const size = Math.min(usual, (usual * markWidth) / Math.max(doc.font(face, usual).widthOfString(text), 1))
  const wide = doc.font(face, size).widthOfString(text)
  doc.fillColor(colours.text).text(text, x + (markWidth - wide) / 2, y + markHeight / 2 + size * 0.3, {
    lineBreak: false,
    baseline: 'alphabetic',
  })
}

const drawImage = (paper: Paper, data: Uint8Array, { x, y }: Place) => {
  try {
    paper.doc.image(Buffer.from(data), x, y, { fit: [markWidth, markHeight], align: 'center', valign: 'center' })
  } catch {
    const style = styles.small
    for (const [at, line] of paper.lines(pdfText.noImage, style, markWidth).entries())
      paper.drawLine(line, { x, y: y + 12 + at * lineHeight(style), style, width: markWidth, align: 'center' })
  }
}

const drawMark = (paper: Paper, { mark }: SignatureBox, at: Place) => {
  if (!mark) return
  if ('image' in mark) drawImage(paper, mark.image, at)
  else if ('written' in mark) drawWritten(paper, mark.written, at)
  else {
    const size = Math.min(markWidth, markHeight)
    drawSvg(paper, mark.svg, { x: at.x + (markWidth - size) / 2, y: at.y, width: size, height: size })
  }
}

const linesOf = (paper: Paper, { role, name, lines }: SignatureBox) => [
  { style: styles.cellHead, lines: paper.lines(role, styles.cellHead, textWidth) },
  { style: styles.heading, lines: paper.lines(name, styles.heading, textWidth) },
  ...lines.map((text) => ({ style: styles.small, lines: paper.lines(text, styles.small, textWidth) })),
]

const heightOf = (paper: Paper, box: SignatureBox) =>
  Math.max(
    linesOf(paper, box).reduce((sum, { style, lines }) => sum + lines.length * lineHeight(style), 0),
    markHeight,
  ) +
  2 * inset

const drawBox = (paper: Paper, box: SignatureBox, { x, y }: Place, height: number) => {
  paper.doc.roundedRect(x, y, boxWidth, height, 4).lineWidth(0.7).strokeColor(colours.line).stroke()
  let top = y + inset
  for (const { style, lines } of linesOf(paper, box))
    for (const line of lines) {
      paper.drawLine(line, { x: x + inset, y: top, style })
      top += lineHeight(style)
    }
  const mark = { x: x + boxWidth - inset - markWidth, y: y + (height - markHeight) / 2 }
  paper.doc
    .moveTo(mark.x, mark.y + markHeight + 1)
    .lineTo(mark.x + markWidth, mark.y + markHeight + 1)
    .lineWidth(0.5)
    .strokeColor(colours.strongLine)
    .stroke()
  drawMark(paper, box, mark)
}

/** A row of boxes stays on one page. */
export const drawSignatures = (paper: Paper, { boxes }: BlockOf<'signatures'>) => {
  for (let at = 0; at < boxes.length; at += 2) {
    const row = boxes.slice(at, at + 2)
    const height = Math.max(...row.map((box) => heightOf(paper, box)))
    paper.ensure(height)
    row.forEach((box, index) => {
      drawBox(paper, box, { x: page.left + index * (boxWidth + gap), y: paper.y }, height)
    })
    paper.y += height + (at + 2 < boxes.length ? gap : 0)
  }
}
