import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { pdfOf } from '../../../testing/files/documents.ts'
import { countForms, readPdf } from '../../../testing/files/readPdf.ts'
import { stampPdf } from './stampPdf.ts'

const words = '홍길동 (그린테크) · 2026-11-17 09:30'

const stamped = async (bytes: Uint8Array) => new Uint8Array(Buffer.concat([bytes, await stampPdf(bytes, words)]))

/** A file as newer programs write it: its objects packed in a stream, its table too. One page is turned and inherits everything. */
const packedPdf = (kids = '3 0 R 4 0 R') => {
  const objects = [
    '<</Type /Catalog /Pages 2 0 R>>',
    `<</Type /Pages /Count 2 /Kids [${kids}] /MediaBox [0 0 960 540] /Resources <</ProcSet [/PDF]>> >>`,
    '<</Type /Page /Parent 2 0 R /Rotate 90>>',
    '<</Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Contents 5 0 R>>',
  ]
  let header = ''
  let body = ''
  for (const [index, object] of objects.entries()) {
    header += `${index + 1} ${body.length} `
    body += `${object} `
  }
  const stream = (num: number, dict: string, data: Buffer) =>
    Buffer.concat([
      Buffer.from(`${num} 0 obj\n<<${dict} /Length ${data.length}>>\nstream\n`),
      data,
      Buffer.from('\nendstream\nendobj\n'),
    ])
  const head = Buffer.from('%PDF-1.5\n')
  const contents = stream(5, '', Buffer.from('0 0 10 10 re f'))
  const packed = stream(
    6,
    `/Type /ObjStm /N 4 /First ${header.length} /Filter /FlateDecode`,
    deflateSync(Buffer.from(header + body)),
  )
  const at = head.length + contents.length + packed.length
  const rows = [
    [0, 0, 0],
    ...[0, 1, 2, 3].map((index) => [2, 6, index]),
    [1, head.length, 0],
    [1, head.length + contents.length, 0],
    [1, at, 0],
  ].map(([kind = 0, one = 0, other = 0]) => Buffer.from([kind, one >> 8, one & 255, other]))
  // As they are written everywhere: the difference to the row above.
  const above = [Buffer.alloc(4), ...rows]
  const predicted = rows.map((row, index) =>
    Buffer.from([2, ...row.map((byte, column) => (byte - (above[index]?.[column] ?? 0)) & 255)]),
  )
  const table = stream(
    7,
    '/Type /XRef /Size 8 /W [1 2 1] /Root 1 0 R /Filter /FlateDecode /DecodeParms <</Predictor 12 /Columns 4>>',
    deflateSync(Buffer.concat(predicted)),
  )
  return new Uint8Array(Buffer.concat([head, contents, packed, table, Buffer.from(`startxref\n${at}\n%%EOF\n`)]))
}

/** Its page has neither resources nor a size of its own. */
const inheritingPdf = () => {
  const objects = [
    '<</Type /Catalog /Pages 2 0 R>>',
    '<</Type /Pages /Count 1 /Kids [3 0 R] /MediaBox [0 0 960 540] /Resources <</Font <</F 5 0 R>> >> >>',
    '<</Type /Page /Parent 2 0 R /Contents 4 0 R>>',
    '<</Length 38>>\nstream\nBT /F 12 Tf 40 40 Td (Inherited) Tj ET\nendstream',
    '<</Type /Font /Subtype /Type1 /BaseFont /Helvetica>>',
  ]
  let body = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const at = body.length
    body += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(at).padStart(10, '0')} 00000 n \n`
  })
  const table = `xref\n0 6\n0000000000 65535 f \n${offsets.join('')}trailer <</Size 6 /Root 1 0 R>>`
  return new Uint8Array(Buffer.from(`${body}${table}\nstartxref\n${body.length}\n%%EOF\n`))
}

test('every page bears the words, and what it said before', async () => {
  const before = await pdfOf(['First page', 'Second page', 'Third page'])
  const after = await stamped(before)
  expect(after.subarray(0, before.length)).toEqual(before)
  const forms = await countForms(after)
  expect(forms).toHaveLength(3)
  expect(Math.min(...forms)).toBeGreaterThan(6)
  expect((await readPdf(after)).pages.map((page) => page.trim())).toEqual(['First page', 'Second page', 'Third page'])
})

test('a file with packed objects and pages that inherit and are turned is stamped too, and a second time', async () => {
  const once = await stamped(packedPdf())
  const marks = await countForms(once)
  expect(marks.map((count) => count > 1)).toEqual([true, true])
  const twice = await countForms(await stamped(once))
  expect(twice).toEqual(marks.map((count) => 2 * count))
})

test('a page keeps the font that it has from the pages above it', async () => {
  const after = await stamped(inheritingPdf())
  expect((await readPdf(after)).pages.map((page) => page.trim())).toEqual(['Inherited'])
  expect((await countForms(after))[0]).toBeGreaterThan(2)
})

test('what is encrypted, broken or leads in circles is refused', async () => {
  await expect(stampPdf(new Uint8Array(Buffer.from('%PDF-1.7 nothing')), words)).rejects.toThrow()
  await expect(stampPdf(packedPdf('2 0 R'), words)).rejects.toThrow()
  const deep = `%PDF-1.7\nxref\n0 0\ntrailer ${'['.repeat(100_000)} startxref 9`
  await expect(stampPdf(new Uint8Array(Buffer.from(deep)), words)).rejects.toThrow()
  await expect(stampPdf(await pdfOf(['Page'], 'secret'), words)).rejects.toThrow('encrypted')
})
