import { between, png } from '../../files/seed/bodies.ts'

const [width, height] = [320, 180]

/** A colour for each category, so that a glance tells them apart. */
const colours = [
  [54, 84, 224],
  [6, 118, 71],
  [181, 71, 8],
  [109, 63, 200],
  [11, 114, 133],
  [160, 36, 80],
] as const

/** Hills under a sun: drawn by rule, different for each course. */
export const coursePicture = (index: number) => {
  const [red, green, blue] = colours[Math.floor(index / 3) % colours.length] ?? colours[0]
  const shift = index * 1.7
  const sun = { x: 0.2 + (index % 3) * 0.3, y: 0.34 }
  return png(width, height, (x, y) => {
    const near = 0.78 + 0.1 * Math.sin(x * 5 + shift)
    const far = 0.6 + 0.12 * Math.sin(x * 4 + shift * 2)
    if (y > near) return [between(red, 0, 0.35), between(green, 0, 0.35), between(blue, 0, 0.35)]
    if (y > far) return [red, green, blue]
    if ((x - sun.x) ** 2 * 3.16 + (y - sun.y) ** 2 < 0.022) return [255, 250, 235]
    const share = 0.45 + 0.4 * (1 - y)
    return [between(red, 255, share), between(green, 255, share), between(blue, 255, share)]
  })
}
