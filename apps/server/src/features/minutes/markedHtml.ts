import { type MarkedBlock, readMarks, type Span } from '@crm/contract/features/minutes/minutesMarks'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)

const words = (spans: Span[]) =>
  spans.map(({ text, isBold }) => (isBold ? `<strong>${escaped(text)}</strong>` : escaped(text))).join('')

const listHtml = ({ isNumbered, first, items }: Extract<MarkedBlock, { kind: 'list' }>) => {
  const rows = items.map((spans) => `<li><p>${words(spans)}</p></li>`).join('')
  return isNumbered ? `<ol start="${first}">${rows}</ol>` : `<ul>${rows}</ul>`
}

/** Minutes as rich text of a PDF: lists and bold words drawn, lines broken where they were. */
export const markedHtml = (text: string) => {
  const parts: string[] = []
  let lines: string[] = []
  const endParagraph = () => {
    if (lines.length) parts.push(`<p>${lines.join('<br>')}</p>`)
    lines = []
  }
  for (const block of readMarks(text)) {
    if (block.kind === 'line' && block.spans.length) lines.push(words(block.spans))
    else endParagraph()
    if (block.kind === 'list') parts.push(listHtml(block))
  }
  endParagraph()
  return parts.join('')
}
