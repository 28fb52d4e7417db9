import type { BlockOf, Fact } from './document.ts'
import { lineHeight, type Paper } from './paper.ts'
import { colours, contentWidth, page, styles } from './style.ts'
import { drawSvg } from './svg/svg.ts'
import { drawCells, factCells, heightOf, measure, rule } from './table.ts'

const gap = 20
const leftWidth = contentWidth * 0.42
const boxLeft = page.left + leftWidth + gap
const boxWidth = contentWidth - leftWidth - gap
const labelWidth = 62
const sealSize = 40

const drawReceiver = (paper: Paper, { receiver, lines }: BlockOf<'parties'>, top: number) => {
  let y = top + 2
  for (const line of paper.lines(receiver, styles.receiver, leftWidth)) {
    paper.drawLine(line, { x: page.left, y, style: styles.receiver })
    y += lineHeight(styles.receiver)
  }
  rule(paper, y + 3, colours.strongLine, 0.9, { width: leftWidth })
  y += 12
  for (const text of lines) {
    for (const line of paper.lines(text, styles.cell, leftWidth)) {
      paper.drawLine(line, { x: page.left, y, style: styles.cell })
      y += lineHeight(styles.cell)
    }
    y += 3
  }
  return y
}

const drawSender = (paper: Paper, { sender, seal }: BlockOf<'parties'>, top: number) => {
  paper.y = top
  rule(paper, top, colours.strongLine, 0.9, { left: boxLeft, width: boxWidth })
  let press = () => {}
  for (const fact of sender) {
    const cells = measure(paper, factCells(fact, boxWidth, labelWidth))
    const middle = paper.y + heightOf(cells) / 2
    drawCells(paper, cells, boxLeft)
    if (seal?.at === fact.label) {
      // Over the end of the name, as a seal is pressed.
      const nameWidth = Math.max(...cells.flatMap(({ lines }) => lines.map(({ width }) => width)).slice(1), 0)
      const x = Math.min(boxLeft + labelWidth + nameWidth + 2, boxLeft + boxWidth - sealSize)
      const y = middle - sealSize / 2
      press = () => {
        if ('svg' in seal) drawSvg(paper, seal.svg, { x, y, width: sealSize, height: sealSize })
        else
          paper.doc.image(Buffer.from(seal.image), x, y, {
            fit: [sealSize, sealSize],
            align: 'center',
            valign: 'center',
          })
      }
    }
  }
  press()
  return paper.y
}

const boxHeight = (paper: Paper, sender: Fact[]) =>
  sender.reduce((sum, fact) => sum + heightOf(measure(paper, factCells(fact, boxWidth, labelWidth))), 0)

export const drawParties = (paper: Paper, block: BlockOf<'parties'>) => {
  paper.ensure(boxHeight(paper, block.sender))
  const top = paper.y
  const left = drawReceiver(paper, block, top)
  paper.y = Math.max(left, drawSender(paper, block, top))
}
