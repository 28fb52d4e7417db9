import { parseDocument } from 'htmlparser2'
import { pdfText } from './pdf.messages.ts'
import { colours } from './style.ts'
import type { Run } from './textLayout.ts'

/** A paragraph of rich text: its indent, its list mark, and its words. */
export interface RichParagraph {
  depth: number
  /** `•` or `1.`, for the first paragraph of a list item. */
  marker?: string
  isHeading?: boolean
  runs: Run[]
}

type HtmlNode = ReturnType<typeof parseDocument>['children'][number]
type Look = Omit<Run, 'text'>

const looks: Record<string, Look> = {
  strong: { weight: 'bold' },
  b: { weight: 'bold' },
  em: { isOblique: true },
  i: { isOblique: true },
  u: { isUnderlined: true },
  s: { isStruck: true },
}

const lookOf = (name: string, attribs: Record<string, string>): Look => {
  // Only what leads somewhere from paper too.
  if (name === 'a' && /^(https?|mailto|tel):/.test(attribs.href ?? '')) {
    return { link: attribs.href ?? '', colour: colours.accent }
  }
  if (name === 'span' && attribs['data-type'] === 'mention') return { colour: colours.accent }
  return looks[name] ?? {}
}

const blockNames = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'blockquote', 'pre', 'ul', 'ol', 'li', 'hr'])

interface Place {
  depth: number
  look: Look
  isPre: boolean
  isHeading: boolean
}

/** The paragraphs of HTML from `cleanHtml`; a picture becomes a line of text. */
export const richParagraphs = (html: string): RichParagraph[] => {
  const found: RichParagraph[] = []
  let open: RichParagraph | null = null
  let marker: string | undefined

  const paragraph = ({ depth, isHeading }: Place) => {
    if (open) return open
    open = { depth, isHeading, runs: [], ...(marker ? { marker } : {}) }
    marker = undefined
    found.push(open)
    return open
  }
  const say = (text: string, place: Place) => {
    const words = place.isPre ? text : text.replace(/\s+/g, ' ')
    const isBlank = words.trim() === ''
    if (isBlank && !open && !place.isPre) return
    const { runs } = paragraph(place)
    runs.push({ ...place.look, text: runs.length || place.isPre ? words : words.trimStart() })
  }
  const list = (children: HtmlNode[], place: Place, label: (index: number) => string) => {
    children
      .filter((child) => child.type === 'tag' && child.name === 'li')
      .forEach((item, index) => {
        open = null
        marker = label(index)
        walk([item], { ...place, depth: place.depth + 1 })
        if (marker) paragraph({ ...place, depth: place.depth + 1 })
        open = null
      })
  }

  const walk = (nodes: HtmlNode[], place: Place) => {
    for (const node of nodes) {
      if (node.type === 'text') say(node.data, place)
      if (node.type !== 'tag') continue
      const { name, attribs, children } = node
      if (name === 'br') paragraph(place).runs.push({ text: '\n' })
      else if (name === 'img')
        say(pdfText.picture(attribs.alt ?? ''), { ...place, look: { colour: colours.secondary } })
      else if (name === 'ul') list(children, place, () => '•')
      else if (name === 'ol') list(children, place, (index) => `${(Number(attribs.start) || 1) + index}.`)
      else if (blockNames.has(name)) {
        open = null
        const isHeading = /^h\d$/.test(name)
        walk(children, {
          ...place,
          depth: place.depth + (name === 'blockquote' ? 1 : 0),
          isPre: place.isPre || name === 'pre',
          isHeading: place.isHeading || isHeading,
          look: isHeading ? { ...place.look, weight: 'bold' } : place.look,
        })
        open = null
      } else walk(children, { ...place, look: { ...place.look, ...lookOf(name, attribs) } })
    }
  }

  walk(parseDocument(html).children, { depth: 0, look: {}, isPre: false, isHeading: false })
  return found
}
