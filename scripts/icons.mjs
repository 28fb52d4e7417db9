// node scripts/icons.mjs: draws the brand's mark (Brand.tsx, favicon.svg) as the PNG files that installing needs.
import { mkdirSync, writeFileSync } from 'node:fs'
import { crc32, deflateSync } from 'node:zlib'
import { inRoot } from './lib/root.mjs'

const accent = [0x36, 0x54, 0xe0]
const white = [0xff, 0xff, 0xff]
const grid = 24
const samples = 4

const tile = { x: 0, y: 0, width: 24, height: 24, radius: 6.5, color: accent, opacity: 1 }
const bricks = [
  { x: 6, y: 13, width: 5.4, height: 5, radius: 1.3, color: white, opacity: 1 },
  { x: 12.6, y: 13, width: 5.4, height: 5, radius: 1.3, color: white, opacity: 0.72 },
  { x: 6, y: 6.6, width: 5.4, height: 5, radius: 1.3, color: white, opacity: 0.86 },
]
const whole = { ...tile, radius: 0 }

/** Makes shapes smaller around the middle. */
const shrunk = (shapes, factor) =>
  shapes.map(({ x, y, width, height, radius, ...rest }) => ({
    ...rest,
    x: 12 + (x - 12) * factor,
    y: 12 + (y - 12) * factor,
    width: width * factor,
    height: height * factor,
    radius: radius * factor,
  }))

const covers = ({ x, y, width, height, radius }, px, py) => {
  const dx = Math.max(x + radius - px, px - (x + width - radius), 0)
  const dy = Math.max(y + radius - py, py - (y + height - radius), 0)
  return px >= x && py >= y && px <= x + width && py <= y + height && dx * dx + dy * dy <= radius * radius
}

/** One point's colour and opacity, shapes painted one over the other. */
const colorAt = (shapes, px, py) =>
  shapes.reduce(
    ([r, g, b, a], shape) => {
      if (shape.radius > 0 ? !covers(shape, px, py) : px < shape.x || px > shape.x + shape.width) return [r, g, b, a]
      const alpha = shape.opacity + a * (1 - shape.opacity)
      const mix = (over, under) => (over * shape.opacity + under * a * (1 - shape.opacity)) / alpha
      return [mix(shape.color[0], r), mix(shape.color[1], g), mix(shape.color[2], b), alpha]
    },
    [0, 0, 0, 0],
  )

const pixelAt = (shapes, size, column, row) => {
  const sum = [0, 0, 0, 0]
  for (let i = 0; i < samples * samples; i++) {
    const px = ((column + ((i % samples) + 0.5) / samples) / size) * grid
    const py = ((row + (Math.floor(i / samples) + 0.5) / samples) / size) * grid
    const [r, g, b, a] = colorAt(shapes, px, py)
    sum[0] += r * a
    sum[1] += g * a
    sum[2] += b * a
    sum[3] += a
  }
  const alpha = sum[3]
  const channel = (value) => (alpha ? Math.round(value / alpha) : 0)
  return [channel(sum[0]), channel(sum[1]), channel(sum[2]), Math.round((alpha / (samples * samples)) * 255)]
}

const chunk = (type, data) => {
  const body = Buffer.concat([Buffer.from(type), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length, 0)
  body.copy(framed, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}

const png = (shapes, size) => {
  const rows = Buffer.alloc(size * (size * 4 + 1))
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      rows.set(pixelAt(shapes, size, column, row), row * (size * 4 + 1) + 1 + column * 4)
    }
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(size, 0)
  header.writeUInt32BE(size, 4)
  header.set([8, 6, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(rows, { level: 9 })), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([signature, ...parts])
}

const folder = inRoot('apps', 'web', 'public', 'icons')
mkdirSync(folder, { recursive: true })
const icons = {
  'icon-192.png': [[tile, ...bricks], 192],
  'icon-512.png': [[tile, ...bricks], 512],
  // Cut to any shape by the system: the ground reaches the edges, the mark stays within the middle.
  'maskable-512.png': [[whole, ...shrunk(bricks, 0.8)], 512],
  'apple-touch-icon.png': [[whole, ...bricks], 180],
  // One colour for the status bar: only its opacity counts.
  'badge-96.png': [
    shrunk(
      bricks.map((brick) => ({ ...brick, opacity: 1 })),
      1.6,
    ),
    96,
  ],
}
for (const [name, [shapes, size]] of Object.entries(icons)) writeFileSync(`${folder}/${name}`, png(shapes, size))
process.stdout.write(`✔ apps/web/public/icons: ${Object.keys(icons).join(', ')}\n`)
