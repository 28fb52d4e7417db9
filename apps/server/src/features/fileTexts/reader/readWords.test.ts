import { Readable } from 'node:stream'
import { strToU8, zipSync } from 'fflate'
import iconv from 'iconv-lite'
import { expect, test } from 'vitest'
import { docxOf, hwpOf, hwpxOf, pdfOf, pptxOf, xlsxOf } from '../../../testing/files/documents.ts'
import { readInProcess } from './readInProcess.ts'
import { readWords } from './readWords.ts'
import { mostCharacters } from './words.ts'

test('words of the usual documents are read, whatever their names say', async () => {
  expect(await readWords(docxOf('사업 계획', '시장 &amp; 고객'))).toEqual({
    type: 'docx',
    read: { text: '사업 계획\n시장 & 고객', pages: 3 },
  })
  expect(await readWords(pptxOf('첫 장', '둘째 장'))).toEqual({
    type: 'pptx',
    read: { text: '첫 장\n둘째 장', pages: 2 },
  })
  expect(await readWords(xlsxOf('손익', '매출', '비용'))).toEqual({
    type: 'xlsx',
    read: { text: '손익\n매출\n비용\n바로 쓴 칸', pages: 1 },
  })
  expect(await readWords(hwpxOf('연구개발 계획서'))).toEqual({
    type: 'hwpx',
    read: { text: '연구개발 계획서', pages: null },
  })
  expect(await readWords(await pdfOf(['Growth plan', 'Revenue']))).toEqual({
    type: 'pdf',
    read: { text: 'Growth plan\nRevenue', pages: 2 },
  })
})

test('a HWP file is read from its sections, without the controls between the letters', async () => {
  const table = String.fromCharCode(11, 1, 2, 3, 4, 5, 6, 11)
  const bytes = hwpOf(['정부지원사업 신청서', `표 앞${table}표 뒤`])
  expect(await readWords(bytes)).toEqual({
    type: 'hwp',
    read: { text: '정부지원사업 신청서\n표 앞표 뒤', pages: null },
  })
})

test('a HWP file that is locked for distribution gives its preview, one with a password nothing', async () => {
  expect(await readWords(hwpOf([], { flags: 5, preview: '미리 보기' }))).toMatchObject({ read: { text: '미리 보기' } })
  expect(await readWords(hwpOf(['비밀'], { flags: 3, preview: '비밀' }))).toEqual({ type: 'hwp', broken: 'encrypted' })
})

test('notes and tables are read in UTF-8, CP949 and UTF-16', async () => {
  const text = '이름,금액\n그린루프,1000'
  for (const bytes of [
    strToU8(text),
    new Uint8Array(iconv.encode(text, 'cp949')),
    new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le')),
  ]) {
    expect(await readWords(bytes)).toEqual({ type: 'text', read: { text, pages: null } })
  }
})

test('pictures, empty scans and other bytes have no words', async () => {
  const picture = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
  expect(await readWords(picture)).toEqual({ type: 'other', read: null })
  expect(await readWords(new Uint8Array(3000).map((_, index) => index % 256))).toEqual({ type: 'other', read: null })
  expect(await readWords(await pdfOf(['']))).toEqual({ type: 'pdf', read: { text: '', pages: 1 } })
})

test('damaged and encrypted files are said to be broken', async () => {
  const pdf = await pdfOf(['Secret'], 'password')
  expect(await readWords(pdf)).toMatchObject({ type: 'pdf', broken: expect.stringMatching(/password/i) })
  expect(await readWords(strToU8('%PDF-1.7 and nothing more'))).toMatchObject({
    type: 'pdf',
    broken: expect.any(String),
  })
  const docx = docxOf('가나다')
  expect(await readWords(docx.slice(0, docx.length - 30))).toMatchObject({ broken: expect.any(String) })
  const encrypted = zipSync({
    'Contents/section0.xml': strToU8('x'),
    'META-INF/manifest.xml': strToU8('<odf:manifest><odf:encryption-data/></odf:manifest>'),
  })
  expect(await readWords(encrypted)).toEqual({ type: 'hwpx', broken: 'encrypted' })
})

/** Writes another size into the directory of a zip with one entry. */
const declaring = (size: number, zip: Uint8Array) => {
  const entry = Buffer.from(zip).indexOf(Buffer.from([0x50, 0x4b, 1, 2]))
  new DataView(zip.buffer, zip.byteOffset).setUint32(entry + 24, size, true)
  return zip
}

test('a zip that unpacks to too much or has too many entries is given up before it is unpacked', async () => {
  const bomb = declaring(65 * 1024 * 1024, zipSync({ 'word/document.xml': strToU8('<w:t>가</w:t>') }))
  expect(await readWords(bomb)).toEqual({ type: 'docx', broken: 'too much to unpack' })
  const crowd = Object.fromEntries(Array.from({ length: 10_001 }, (_, index) => [`${index}`, new Uint8Array(0)]))
  expect(await readWords(zipSync(crowd, { level: 0 }))).toEqual({ type: 'other', broken: 'too many entries' })
})

test('an entry that unpacks to more than it declares is cut where it declared to end', async () => {
  const bytes = zipSync({ 'word/document.xml': strToU8(`<w:t>${'가'.repeat(1000)}</w:t>`) }, { level: 9 })
  const answer = await readWords(declaring(100, bytes))
  expect('read' in answer && answer.read ? answer.read.text.length : 0).toBeLessThan(100)
})

test('no more is kept than the limit', async () => {
  const answer = await readWords(docxOf('가'.repeat(mostCharacters + 5000)))
  expect('read' in answer && answer.read?.text.length).toBe(mostCharacters)
})

const gaveUp = { type: 'other', broken: 'the reader gave up' }

test('a process of its own reads, and what crashes it stays there', async () => {
  expect(await readInProcess(Readable.from([Buffer.from(docxOf('따로 읽은 글'))]))).toMatchObject({
    type: 'docx',
    read: { text: '따로 읽은 글' },
  })
  expect(await readInProcess(Readable.from([Buffer.from(await pdfOf(['Read apart']))]))).toMatchObject({
    read: { text: 'Read apart' },
  })
  const endless = new Readable({ read: () => void endless.push(Buffer.alloc(1_000_000, 65)) })
  expect(await readInProcess(endless, { mostMegabytes: 200 })).toEqual(gaveUp)
  expect(await readInProcess(Readable.from([Buffer.alloc(10)]), { mostSeconds: 0 })).toEqual(gaveUp)
})

test('a storage that fails is no fault of the file', async () => {
  const file = new Readable({ read: () => file.destroy(new Error('storage')) })
  await expect(readInProcess(file)).rejects.toThrow('storage')
})
