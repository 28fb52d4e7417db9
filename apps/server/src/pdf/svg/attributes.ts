/** Attributes of an SVG element; its `style` overrides its other attributes. */
export type Attributes = Record<string, string>

export const withStyle = ({ style = '', ...attributes }: Attributes): Attributes => {
  const written = style.split(';').flatMap((declaration) => {
    const at = declaration.indexOf(':')
    return at > 0 ? [[declaration.slice(0, at).trim(), declaration.slice(at + 1).trim()] as const] : []
  })
  return { ...attributes, ...Object.fromEntries(written) }
}

/** Numbers without a unit or in pixels, which are one unit of the drawing. */
export const numberOf = (text: string | undefined, otherwise: number) => {
  const number = Number.parseFloat(text ?? '')
  return Number.isFinite(number) ? number : otherwise
}

export const numbersOf = (text: string | undefined) =>
  (text?.match(/[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi) ?? []).map(Number)

type Rgb = [number, number, number]

export interface Paint {
  colour: string | Rgb
  opacity: number
}

const rgbParts = /^rgba?\(([^)]*)\)$/i
const hex = /^#(?:[\da-f]{3}|[\da-f]{6})$/i
const names: Record<string, string> = { black: '#000000', white: '#ffffff', gray: '#808080', red: '#ff0000' }

/** null for `none` and for what is not understood. */
export const paintOf = (text: string | undefined): Paint | null => {
  if (!text || text === 'none' || text === 'transparent') return null
  if (hex.test(text)) return { colour: text, opacity: 1 }
  const [red = 0, green = 0, blue = 0, opacity = 1] = numbersOf(rgbParts.exec(text)?.[1])
  if (rgbParts.test(text)) return { colour: [red, green, blue], opacity }
  const named = names[text.toLowerCase()]
  return named ? { colour: named, opacity: 1 } : null
}

export type Matrix = [number, number, number, number, number, number]

const identity: Matrix = [1, 0, 0, 1, 0, 0]

const multiply = (one: Matrix, other: Matrix): Matrix => {
  const [a, b, c, d, e, f] = one
  const [g, h, i, j, k, l] = other
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}

const rotation = (degrees: number, x: number, y: number): Matrix => {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
  return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y]
}

const steps: Record<string, (values: number[]) => Matrix> = {
  translate: ([x = 0, y = 0]) => [1, 0, 0, 1, x, y],
  scale: ([x = 1, y = x]) => [x, 0, 0, y, 0, 0],
  rotate: ([degrees = 0, x = 0, y = 0]) => rotation(degrees, x, y),
  matrix: ([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]) => [a, b, c, d, e, f],
}

/** `translate(10 20) rotate(90)` as one matrix. */
export const matrixOf = (transform: string | undefined): Matrix =>
  [...(transform ?? '').matchAll(/(\w+)\(([^)]*)\)/g)].reduce((matrix, [, name = '', values]) => {
    const step = steps[name]
    return step ? multiply(matrix, step(numbersOf(values))) : matrix
  }, identity)

const lengths = (attributes: Attributes, ...keys: string[]) => keys.map((key) => numberOf(attributes[key], 0))

const isPath = /^[MmLlHhVvCcSsQqTtAaZz\d\seE.,+-]*$/

/** The outline of a shape as path data; null for what is no shape. */
export const outlineOf = (name: string, attributes: Attributes): string | null => {
  const points = numbersOf(attributes.points)
  switch (name) {
    case 'path':
      return attributes.d && isPath.test(attributes.d) ? attributes.d : null
    case 'rect': {
      const [x = 0, y = 0, width = 0, height = 0] = lengths(attributes, 'x', 'y', 'width', 'height')
      return width > 0 && height > 0 ? `M${x} ${y}h${width}v${height}h${-width}Z` : null
    }
    case 'circle':
    case 'ellipse': {
      const [cx = 0, cy = 0, r = 0] = lengths(attributes, 'cx', 'cy', 'r')
      const [rx, ry] = [numberOf(attributes.rx, r), numberOf(attributes.ry, r)]
      if (rx <= 0 || ry <= 0) return null
      return `M${cx - rx} ${cy}A${rx} ${ry} 0 1 1 ${cx + rx} ${cy}A${rx} ${ry} 0 1 1 ${cx - rx} ${cy}Z`
    }
    case 'line': {
      const [x1, y1, x2, y2] = lengths(attributes, 'x1', 'y1', 'x2', 'y2')
      return `M${x1} ${y1}L${x2} ${y2}`
    }
    case 'polyline':
    case 'polygon':
      return points.length >= 4 ? `M${points.join(' ')}${name === 'polygon' ? 'Z' : ''}` : null
    default:
      return null
  }
}
