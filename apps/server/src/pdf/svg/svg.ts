import { parseDocument } from 'htmlparser2'
import type { Paper } from '../paper.ts'
import {
  type Attributes,
  matrixOf,
  numberOf,
  numbersOf,
  outlineOf,
  type Paint,
  paintOf,
  withStyle,
} from './attributes.ts'

interface Element {
  name: string
  attributes: Attributes
  children: Element[]
  /** The words directly in it. */
  text: string
}

interface Drawing {
  root: Element
  byId: Map<string, Element>
}

type XmlNode = ReturnType<typeof parseDocument>['children'][number]

type XmlTag = Extract<XmlNode, { name: string; attribs: object }>

const tagsIn = (nodes: XmlNode[]) => nodes.filter((node): node is XmlTag => node.type === 'tag')

const read = (svg: string): Drawing | null => {
  const byId = new Map<string, Element>()
  const elementOf = (node: XmlTag): Element => {
    const element: Element = {
      name: node.name,
      attributes: withStyle(node.attribs),
      children: tagsIn(node.children).map(elementOf),
      text: node.children.map((child) => (child.type === 'text' ? child.data : '')).join(''),
    }
    if (element.attributes.id) byId.set(element.attributes.id, element)
    return element
  }
  const [root] = tagsIn(parseDocument(svg, { xmlMode: true }).children)
  return root?.name === 'svg' ? { root: elementOf(root), byId } : null
}

const viewOf = ({ attributes }: Element) => {
  const [x = 0, y = 0, wide = 0, high = 0] = numbersOf(attributes.viewBox)
  const [width, height] = [numberOf(attributes.width, wide), numberOf(attributes.height, high)]
  return { x, y, width: wide || width, height: high || height }
}

/** null when it is no drawing. */
export const sizeOfSvg = (svg: string) => {
  const drawing = read(svg)
  const view = drawing && viewOf(drawing.root)
  return view && view.width > 0 && view.height > 0 ? view : null
}

const inherited = ['fill', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'stroke-dasharray']
const inheritedByText = ['font-size', 'font-weight', 'text-anchor', 'dominant-baseline', 'x', 'y']
const opacities = ['opacity', 'fill-opacity', 'stroke-opacity']

const inherit = (parent: Attributes, own: Attributes): Attributes => {
  const from = [...inherited, ...inheritedByText].flatMap((key) =>
    parent[key] === undefined ? [] : [[key, parent[key]]],
  )
  const faded = opacities.map((key) => [key, String(numberOf(parent[key], 1) * numberOf(own[key], 1))])
  return { ...Object.fromEntries(from), ...own, ...Object.fromEntries(faded) }
}

const urlOf = (text: string | undefined) => /^url\(["']?#([^"')]+)["']?\)$/.exec(text ?? '')?.[1]

/** Of a gradient its first colour; patterns are left out. */
const paintIn = ({ byId }: Drawing, text: string | undefined): Paint | null => {
  const id = urlOf(text)
  if (id === undefined) return paintOf(text)
  const stop = byId.get(id)?.children.find(({ name }) => name === 'stop')
  return paintOf(stop?.attributes['stop-color'])
}

const caps: Record<string, 'round' | 'square'> = { round: 'round', square: 'square' }

const drawShape = ({ doc }: Paper, drawing: Drawing, outline: string, look: Attributes) => {
  const opacity = numberOf(look.opacity, 1)
  const fill = paintIn(drawing, look.fill ?? '#000000')
  const stroke = paintIn(drawing, look.stroke)
  if (!fill && !stroke) return
  doc.lineWidth(numberOf(look['stroke-width'], 1)).lineCap(caps[look['stroke-linecap'] ?? ''] ?? 'butt')
  const [dash = 0, space = dash] = numbersOf(look['stroke-dasharray'])
  if (dash > 0) doc.dash(dash, { space })
  else doc.undash()
  if (fill) doc.fillColor(fill.colour).fillOpacity(fill.opacity * opacity * numberOf(look['fill-opacity'], 1))
  if (stroke)
    doc.strokeColor(stroke.colour).strokeOpacity(stroke.opacity * opacity * numberOf(look['stroke-opacity'], 1))
  doc.path(outline)
  if (fill && stroke) doc.fillAndStroke()
  else if (fill) doc.fill()
  else doc.stroke()
}

const anchors: Record<string, number> = { middle: 0.5, end: 1 }
/** The distance from the text's position down to its baseline, in relation to its size. */
const drops: Record<string, number> = { central: 0.35, middle: 0.35, hanging: 0.73, 'text-before-edge': 0.95 }

const drawWords = ({ doc, printable }: Paper, drawing: Drawing, words: string, look: Attributes) => {
  const text = printable(words).trim()
  const paint = paintIn(drawing, look.fill ?? '#000000')
  if (!text || !paint) return
  const size = numberOf(look['font-size'], 12)
  const isBold = look['font-weight'] === 'bold' || numberOf(look['font-weight'], 400) >= 600
  doc.font(isBold ? 'bold' : 'regular', size)
  const x = numberOf(look.x, 0) - doc.widthOfString(text) * (anchors[look['text-anchor'] ?? ''] ?? 0)
  const y = numberOf(look.y, 0) + size * (drops[look['dominant-baseline'] ?? ''] ?? 0)
  doc.fillColor(paint.colour).fillOpacity(paint.opacity * numberOf(look.opacity, 1) * numberOf(look['fill-opacity'], 1))
  doc.text(text, x, y, { lineBreak: false, baseline: 'alphabetic' })
}

/** They are drawn where something refers to them, or not at all. */
const unseen = new Set(['defs', 'clipPath', 'pattern', 'linearGradient', 'radialGradient', 'style', 'title', 'desc'])

const drawElement = (paper: Paper, drawing: Drawing, element: Element, parent: Attributes) => {
  if (unseen.has(element.name)) return
  const { doc } = paper
  const look = inherit(parent, element.attributes)
  doc.save()
  doc.transform(...matrixOf(element.attributes.transform))
  const clip = drawing.byId.get(urlOf(element.attributes['clip-path']) ?? '')
  const clips = clip?.children.flatMap(({ name, attributes }) => outlineOf(name, attributes) ?? []) ?? []
  if (clips.length) doc.path(clips.join(' ')).clip()
  const outline = outlineOf(element.name, element.attributes)
  if (outline) drawShape(paper, drawing, outline, look)
  if (element.name === 'text' || element.name === 'tspan') drawWords(paper, drawing, element.text, look)
  for (const child of element.children) drawElement(paper, drawing, child, look)
  doc.restore()
}

/** Draws the shapes and words of a chart into a box of the page; nothing is ever fetched. */
export const drawSvg = (paper: Paper, svg: string, box: { x: number; y: number; width: number; height: number }) => {
  const drawing = read(svg)
  if (!drawing) return
  const view = viewOf(drawing.root)
  const { doc } = paper
  doc.save()
  doc.rect(box.x, box.y, box.width, box.height).clip()
  doc
    .translate(box.x, box.y)
    .scale(box.width / view.width, box.height / view.height)
    .translate(-view.x, -view.y)
  for (const child of drawing.root.children) drawElement(paper, drawing, child, drawing.root.attributes)
  doc.restore()
}
