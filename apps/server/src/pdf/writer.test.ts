import { expect, onTestFinished, test } from 'vitest'
import { readPdf } from '../testing/files/readPdf.ts'
import type { PdfDocument } from './document.ts'
import { mostPages } from './paper.ts'
import { pdfText } from './pdf.messages.ts'
import { createPdfWriter } from './writer.ts'

const documentOf = (rows: number, title = '시험'): PdfDocument => ({
  title,
  createdAt: '2026-11-16T05:00:00Z',
  letterhead: { company: '빌더스컨설팅', facts: [] },
  blocks: [
    {
      kind: 'table',
      columns: [
        { title: '번호', width: 1 },
        { title: '내용', width: 4 },
      ],
      rows: Array.from({ length: rows }, (_, index) => [String(index), `사업계획서 검토 ${index}`]),
      empty: '-',
    },
  ],
})

const writerOf = (options: Parameters<typeof createPdfWriter>[0] = {}) => {
  const writer = createPdfWriter(options)
  onTestFinished(async () => {
    await writer.stop()
  })
  return writer
}

/** Stands for the thread: fails the way that the title names. */
const script = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads'
    parentPort.on('message', ({ title }) => {
      if (title === 'exit') process.exit(3)
      if (title === 'throw') throw new Error('broken')
      const grow = (kept) => setTimeout(grow, 5, [kept, Array(100_000).fill(0.5)])
      if (title === 'memory') return grow()
      if (title !== 'silent') parentPort.postMessage({ bytes: new TextEncoder().encode(title) })
    })`)}`,
)

test.each(['exit', 'throw', 'memory', 'silent'])(
  'a thread that fails (%s) is refused, and the next document is written',
  async (title) => {
    const writer = writerOf({ script, mostSeconds: 2, mostMegabytes: 40 })
    const broken = writer.write(documentOf(1, title))
    await expect(broken).rejects.toMatchObject({ status: 500, code: 'failed', message: pdfText.failed })
    // Again where a busy machine needs longer than that to start a thread.
    await expect.poll(async () => Buffer.from(await writer.write(documentOf(1, 'next'))).toString()).toBe('next')
  },
)

test('too many at once are refused; those that wait are written', async () => {
  const writer = writerOf({ script, mostWaiting: 2 })
  const [one, two, three] = ['a', 'b', 'c'].map((title) => writer.write(documentOf(1, title)))
  await expect(three).rejects.toMatchObject({ status: 503, message: pdfText.busy })
  expect([await one, await two].map((bytes) => Buffer.from(bytes ?? []).toString())).toEqual(['a', 'b'])
})

test('200 pages are written within the memory that a document may have', async () => {
  const { pages } = await readPdf(await writerOf({ mostSeconds: 170 }).write(documentOf(5700)))
  expect(pages.length).toBeGreaterThanOrEqual(200)
  expect(pages.at(-1)).toContain(`${pages.length} / ${pages.length}`)
})

test('what is too large or has more pages than anybody reads is refused', async () => {
  const tooLong = { status: 413, message: pdfText.tooLong }
  const writer = writerOf()
  await expect(writer.write(documentOf(400_000))).rejects.toMatchObject(tooLong)
  const blocks = Array.from({ length: mostPages }, () => ({ kind: 'pageBreak' }) as const)
  await expect(writer.write({ ...documentOf(0), blocks })).rejects.toMatchObject(tooLong)
  expect((await readPdf(await writer.write(documentOf(3)))).text).toContain('사업계획서 검토 2')
})
