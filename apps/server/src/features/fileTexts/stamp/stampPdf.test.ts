import { deflateSync } from 'node:zlib'
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import { pdfOf } from '../../../testing/documents.ts'
import { readPdf } from '../../../testing/readPdf.ts'
import { findPages } from './pages.ts'
import { PdfFile } from './pdfFile.ts'
import { writeObject } from './pdfObjects.ts'
import { stampPdf } from './stampPdf.ts'

const words = '홍길동 (그린테크) · 2026-11-17 09:30'

const stamped = (bytes: Uint8Array) => new Uint8Array(Buffer.concat([bytes, stampPdf(bytes, words)]))

/** How many forms each page draws, as a viewer sees it. */
const formsOf = async (bytes: Uint8Array) => {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  const document = await loading.promise
  const counts: number[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const { fnArray } = await (await document.getPage(number)).getOperatorList()
    counts.push(fnArray.filter((operator) => operator === OPS.paintFormXObjectBegin).length)
  }
  await loading.destroy()
  return counts
}

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

test('every page bears the words, and what it said before', async () => {
  const before = await pdfOf(['First page', 'Second page', 'Third page'])
  const after = stamped(before)
  expect(after.subarray(0, before.length)).toEqual(before)
  const forms = await formsOf(after)
  expect(forms).toHaveLength(3)
  // The form over the page, and the words in it many times.
  expect(Math.min(...forms)).toBeGreaterThan(6)
  expect((await readPdf(after)).pages.map((page) => page.trim())).toEqual(['First page', 'Second page', 'Third page'])
  const pages = findPages(new PdfFile(after))
  expect(pages.every(({ dict }) => writeObject(dict).includes('/CrmMark'))).toBe(true)
})

test('a file with packed objects and pages that inherit and are turned is stamped too, and a second time', async () => {
  const once = stamped(packedPdf())
  expect((await formsOf(once)).map((count) => count > 2)).toEqual([true, true])
  const [turned, small] = findPages(new PdfFile(once))
  expect([turned?.rotation, turned?.box, small?.box]).toEqual([90, [0, 0, 960, 540], [0, 0, 200, 200]])
  expect(writeObject(turned?.dict ?? new Map())).toContain('/ProcSet')
  expect(await formsOf(stamped(once))).toHaveLength(2)
})

test('what is encrypted, broken or leads in circles is refused', async () => {
  const good = await pdfOf(['Page'])
  expect(() => stampPdf(packedPdf('3 0 R 2 0 R'), words)).toThrow('list of pages')
  expect(() => stampPdf(good.subarray(0, good.length / 2), words)).toThrow('table of objects')
  const deep = `%PDF-1.7\nxref\n0 0\ntrailer ${'['.repeat(100_000)} startxref 9`
  expect(() => stampPdf(new Uint8Array(Buffer.from(deep)), words)).toThrow('too deep')
  const locked = await pdfOf(['Page'], 'secret')
  expect(() => stampPdf(locked, words)).toThrow('encrypted')
})
