import { coverageOf, openFont, readFonts } from '../../../pdf/fonts.ts'

export interface Outlines {
  /** Commands of a PDF that draw the words around the origin, in letters of one unit. */
  commands: string
  width: number
}

const round = (value: number) => Number(value.toFixed(4))

/** Words as shapes: they need no font in the file, and cannot be taken out as text. */
export const outlinesOf = (words: string): Outlines => {
  const fonts = readFonts()
  const font = openFont(fonts.regular)
  const { glyphs, positions } = font.layout(coverageOf(fonts).printable(words))
  const unit = 1 / font.unitsPerEm
  const advances = positions.map(({ xAdvance }) => xAdvance * unit)
  const width = advances.reduce((sum, advance) => sum + advance, 0)
  const lines: string[] = []
  let left = -width / 2
  for (const [index, glyph] of glyphs.entries()) {
    const x = (value: number | undefined) => round(left + (value ?? 0) * unit)
    const y = (value: number | undefined) => round((value ?? 0) * unit - 0.35)
    let [nowX, nowY] = [0, 0]
    for (const { command, args } of glyph.path.commands) {
      const [a, b, c, d, e, f] = args
      if (command === 'moveTo') lines.push(`${x(a)} ${y(b)} m`)
      else if (command === 'lineTo') lines.push(`${x(a)} ${y(b)} l`)
      else if (command === 'bezierCurveTo') lines.push(`${x(a)} ${y(b)} ${x(c)} ${y(d)} ${x(e)} ${y(f)} c`)
      else if (command === 'quadraticCurveTo') {
        // A PDF has cubic curves only.
        const [controlX = 0, controlY = 0, endX = 0, endY = 0] = args
        const near = (from: number, control: number) => from + (2 / 3) * (control - from)
        const first = `${x(near(nowX, controlX))} ${y(near(nowY, controlY))}`
        const second = `${x(near(endX, controlX))} ${y(near(endY, controlY))}`
        lines.push(`${first} ${second} ${x(endX)} ${y(endY)} c`)
      } else lines.push('h')
      if (args.length >= 2) [nowX, nowY] = [args.at(-2) ?? 0, args.at(-1) ?? 0]
    }
    left += advances[index] ?? 0
  }
  return { commands: `${lines.join('\n')}\nf`, width }
}
