import { ops } from '@libpdf/core'
import { coverageOf, openFont, readFonts } from '../../../pdf/fonts.ts'

const round = (value: number) => Number(value.toFixed(4))

/** Words as shapes around the origin, in letters of one unit: they need no font in the file, and cannot be taken out as text. */
export const outlinesOf = (words: string) => {
  const fonts = readFonts()
  const font = openFont(fonts.regular)
  const { glyphs, positions } = font.layout(coverageOf(fonts).printable(words))
  const unit = 1 / font.unitsPerEm
  const advances = positions.map(({ xAdvance }) => xAdvance * unit)
  const width = advances.reduce((sum, advance) => sum + advance, 0)
  const operators = []
  let left = -width / 2
  for (const [index, glyph] of glyphs.entries()) {
    const x = (value: number | undefined) => round(left + (value ?? 0) * unit)
    const y = (value: number | undefined) => round((value ?? 0) * unit - 0.35)
    let [nowX, nowY] = [0, 0]
    for (const { command, args } of glyph.path.commands) {
      const [a, b, c, d, e, f] = args
      if (command === 'moveTo') operators.push(ops.moveTo(x(a), y(b)))
      else if (command === 'lineTo') operators.push(ops.lineTo(x(a), y(b)))
      else if (command === 'bezierCurveTo') operators.push(ops.curveTo(x(a), y(b), x(c), y(d), x(e), y(f)))
      else if (command === 'quadraticCurveTo') {
        // A PDF has cubic curves only.
        const [controlX = 0, controlY = 0, endX = 0, endY = 0] = args
        const near = (from: number, control: number) => from + (2 / 3) * (control - from)
        operators.push(
          ops.curveTo(
            x(near(nowX, controlX)),
            y(near(nowY, controlY)),
            x(near(endX, controlX)),
            y(near(endY, controlY)),
            x(endX),
            y(endY),
          ),
        )
      } else operators.push(ops.closePath())
      if (args.length >= 2) [nowX, nowY] = [args.at(-2) ?? 0, args.at(-1) ?? 0]
    }
    left += advances[index] ?? 0
  }
  return { operators: [...operators, ops.fill()], width }
}
