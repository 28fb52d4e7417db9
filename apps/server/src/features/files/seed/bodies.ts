import { deflateSync } from 'node:zlib'

/** Small files that really open: what demo downloads show. */

const crcTable = Array.from({ length: 256 }, (_, byte) => {
  let sum = byte
  for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1
  return sum >>> 0
})

const crc = (bytes: Buffer) => {
  let sum = 0xffffffff
  for (const byte of bytes) sum = (sum >>> 8) ^ (crcTable[(sum ^ byte) & 0xff] ?? 0)
  return (sum ^ 0xffffffff) >>> 0
}

const number = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value >>> 0)
  return bytes
}

const pngChunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type), data])
  return Buffer.concat([number(data.length), body, number(crc(body))])
}

type Pixel = (x: number, y: number) => readonly [red: number, green: number, blue: number]

/** `pixel` gets shares of the width and of the height. */
export const png = (width: number, height: number, pixel: Pixel) => {
  const rows = Array.from({ length: height }, (_, y) =>
    Buffer.from([0, ...Array.from({ length: width }, (_, x) => pixel(x / width, y / height)).flat()]),
  )
  const head = Buffer.concat([number(width), number(height), Buffer.from([8, 2, 0, 0, 0])])
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', head),
    pngChunk('IDAT', deflateSync(Buffer.concat(rows))),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

export const between = (from: number, to: number, share: number) => Math.round(from + (to - from) * share)

/** A leaf on a slope of one colour: a company's sign. */
export const logo = (seed: number) => {
  const [red, green, blue] = [(seed * 83) % 200, (seed * 47 + 60) % 200, (seed * 29 + 120) % 220] as const
  return png(128, 128, (x, y) => {
    const inside = (x - 0.62) ** 2 + (y - 0.62) ** 2 < 0.16 && (x - 0.38) ** 2 + (y - 0.38) ** 2 < 0.16
    const share = (x + y) / 2
    return inside
      ? [255, 255, 255]
      : [between(red, red + 55, share), between(green, green + 55, share), between(blue, blue + 35, share)]
  })
}

/** One page with a few lines; the standard fonts know no Hangul, so it is in English. */
export const pdf = (lines: string[]) => {
  const words = lines.map((line, index) => `1 0 0 1 64 ${740 - index * 26} Tm (${line.replace(/[()\\]/g, '')}) Tj`)
  const page = `BT /F1 16 Tf ${words.join(' ')} ET`
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${page.length}>>\nstream\n${page}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ]
  let text = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const place = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  return Buffer.from(
    `${text}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}` +
      `trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`,
  )
}

/** Excel reads a table as UTF-8 only with the mark in front. */
export const csv = (rows: (string | number)[][]) =>
  Buffer.from(`\ufeff${rows.map((row) => row.join(',')).join('\r\n')}\r\n`)
