import { expect, test } from 'vitest'
import { readPdf } from '../testing/files/readPdf.ts'
import type { PdfBlock, PdfDocument, SignatureBox, SignatureMark } from './document.ts'
import { coverageOf, readFonts } from './fonts.ts'
import { letterheadOf } from './letterhead.ts'
import { pdfText, supplierText } from './pdf.messages.ts'
import { renderPdf } from './render.ts'
import { sealOf } from './seal.ts'

const company = {
  name: '빌더스컨설팅',
  representative: '김서연',
  businessNumber: '123-45-67891',
  address: '서울특별시 강남구 테헤란로 123, 8층',
  phone: '02-555-0100',
  email: null,
}

const documentOf = (...blocks: PdfBlock[]): PdfDocument => ({
  title: '그린루프 회의록',
  createdAt: '2026-11-16T05:00:00Z',
  letterhead: letterheadOf(company),
  blocks,
})

const written = async (...blocks: PdfBlock[]) => readPdf(await renderPdf(documentOf(...blocks)))

const rowsOf = (count: number) => Array.from({ length: count }, (_, index) => [`${index + 1}번째 줄`, '1,000원'])

const tableOf = (rows: string[][]): PdfBlock => ({
  kind: 'table',
  columns: [
    { title: '내용', width: 3 },
    { title: '금액', width: 1, align: 'right' },
  ],
  rows,
  foot: ['합계', '9,999원'],
  empty: '내용이 없어요.',
})

test('a document has its letterhead, title, language and contents, and its words can be copied', async () => {
  const read = await written(
    { kind: 'heading', text: '미팅 상세내용' },
    { kind: 'paragraph', text: '다음 회차까지 사업계획서를 다시 씁니다. 값은 3㎡ -> 5㎡' },
    { kind: 'facts', facts: [{ label: '작성자', value: '김민아' }] },
  )
  expect(read).toMatchObject({
    title: '그린루프 회의록',
    author: '빌더스컨설팅',
    language: 'ko-KR',
    outline: ['미팅 상세내용'],
  })
  for (const words of [
    ...['빌더스컨설팅', '대표 김서연', '사업자등록번호 123-45-67891', '전화 02-555-0100', '그린루프 회의록'],
    ...['다음 회차까지 사업계획서를 다시 씁니다. 값은 3㎡ -> 5㎡', '작성자', '김민아', '1 / 1'],
  ])
    expect(read.text).toContain(words)
  expect(read.text).not.toContain('null')
})

test('only the letters that are used are embedded, as TrueType', async () => {
  const bytes = await renderPdf(documentOf({ kind: 'paragraph', text: '가나다' }))
  const raw = bytes.toString('latin1')
  expect(raw).toContain('/FontFile2')
  expect(raw).toMatch(/\/BaseFont \/[A-Z]{6}\+Pretendard-Regular/)
  expect(bytes.length).toBeLessThan(40_000)
})

test('the same document gives the same bytes, whatever was written before', async () => {
  const one = documentOf({ kind: 'paragraph', text: 'μ 가나다 Ω' }, tableOf(rowsOf(50)))
  const first = await renderPdf(one)
  await renderPdf(documentOf({ kind: 'paragraph', text: 'µ\u00a0라마바' }))
  expect((await renderPdf(one)).equals(first)).toBe(true)
  const later = await renderPdf({ ...one, createdAt: '2026-11-17T05:00:00Z' })
  expect(later.equals(first)).toBe(false)
})

test('a table breaks between rows, its head stands on every page, every page says n / m', async () => {
  const { pages } = await written({ kind: 'heading', text: '입금' }, tableOf(rowsOf(120)))
  expect(pages.length).toBeGreaterThan(3)
  pages.forEach((page, index) => {
    expect(page).toContain('내용')
    expect(page).toContain(`${index + 1} / ${pages.length}`)
  })
  const all = pages.join('\n')
  for (const [name = ''] of rowsOf(120)) expect(all.match(new RegExp(`(?<!\\d)${name}`, 'g'))).toHaveLength(1)
  expect(pages.at(-1)).toContain('9,999원')
  expect((await written(tableOf([]))).text).toContain('내용이 없어요.')
})

test('a row that is longer than a page goes on over the next ones, and loses nothing', async () => {
  const words = Array.from({ length: 1500 }, (_, index) => `낱말${index}`)
  const { pages, text } = await written(
    tableOf([
      ['앞', '1원'],
      [words.join(' '), '2원'],
      ['뒤', '3원'],
    ]),
  )
  expect(pages.length).toBeGreaterThan(1)
  for (const word of words) expect(text).toContain(word)
  expect(text.indexOf('뒤')).toBeGreaterThan(text.indexOf('낱말1499'))
})

test('Korean breaks between words; only what is wider than a line is cut', async () => {
  const { pages } = await written({ kind: 'paragraph', text: `${'사업계획서를 '.repeat(60)}\n${'가'.repeat(200)}` })
  const lines = (pages[0] ?? '').split('\n')
  for (const line of lines.filter((each) => each.includes('사업계획서를'))) {
    expect(line.trim()).toMatch(/^(사업계획서를 ?)+$/)
  }
  expect(
    lines
      .filter((line) => /^가+$/.test(line.trim()))
      .join('')
      .replaceAll(/[^가]/g, ''),
  ).toHaveLength(200)
})

test('rich text keeps its lists and links; a picture is said', async () => {
  const read = await written({
    kind: 'richText',
    html: '<p>먼저 <strong>굵</strong>게 &amp; <a href="https://example.com/a">주소</a></p><ol start="3"><li><p>셋</p></li><li><p>넷</p><ul><li><p>안</p></li></ul></li></ol><img src="/crm/v3/pictures/1" alt="화면"><p><a href="javascript:alert(1)">나쁜 주소</a></p>',
  })
  expect(read.text).toContain('먼저 굵게 & 주소')
  for (const words of ['3. 셋', '4. 넷', '• 안', '[그림: 화면]', '나쁜 주소']) expect(read.text).toContain(words)
  expect(read.links).toEqual(['https://example.com/a'])
})

const chart = `<svg width="400" height="200" viewBox="0 0 400 200" xmlns="http://www.w3.org/2000/svg">
  <rect width="400" height="200" fill="none"/>
  <g clip-path="url(#c)"><path d="M10 190L10 100L60 100L60 190Z" fill="rgba(54,84,224,0.5)" stroke="#3654e0" stroke-dasharray="4"/></g>
  <path d="M0 0Lx" fill="red"/><circle cx="90" cy="90" r="20" fill="url(#g)"/>
  <text x="35" y="95" text-anchor="middle" style="font-size:12px;font-weight:bold" transform="translate(5 0)">매출 36</text>
  <image href="https://example.com/x.png" width="9" height="9"/><script>alert(1)</script>
  <defs><clipPath id="c"><rect width="400" height="200"/></clipPath>
  <linearGradient id="g"><stop offset="0" stop-color="#067647"/></linearGradient></defs></svg>`

test('a chart is drawn with its words; what is no chart is said', async () => {
  const read = await written({ kind: 'chart', svg: chart, caption: '월별 매출' })
  expect(read.text).toContain('매출 36')
  expect(read.text).toContain('월별 매출')
  expect(read.text).not.toContain('alert')
  expect((await written({ kind: 'chart', svg: '<p>아니에요' })).text).toContain(pdfText.noChart)
})

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('an image that cannot be read is said', async () => {
  expect((await written({ kind: 'image', data: pixel, width: 80, caption: '로고' })).text).toContain('로고')
  expect((await written({ kind: 'image', data: Buffer.from('no') })).text).toContain(pdfText.noImage)
})

test('what the fonts lack is listed and printed as □', async () => {
  const { missing, printable } = coverageOf(readFonts())
  expect(missing('가나 漢字 漢 A😀1\n\t🏳️‍🌈')).toEqual(['漢', '字', '😀', '🏳', '🌈'])
  expect(printable('가👨‍👩‍👧나\u0000\u200b다\ud800')).toBe('가□나다□')
  expect(printable('\u1112\u1161\u11ab글')).toBe('한글')
  const { text } = await written({ kind: 'paragraph', text: '축하해요 🎉 大' }, tableOf([['🎉', '①']]))
  expect(text).toContain('축하해요 □ □')
  expect(text).toContain('①')
})

test('the fonts have every letter of the words that are always the same', () => {
  const { missing } = coverageOf(readFonts())
  const words = Object.values({ ...pdfText, supplier: Object.values(supplierText).join('') }).map((word) =>
    typeof word === 'string' ? word : word('1' as never, 2 as never),
  )
  expect(missing(`${words.join('')}□•0123456789,.()-–~/·:원%`)).toEqual([])
})

test('boxes of signatures have names, lines and marks; a row of them stays on one page', async () => {
  const box = (name: string, mark?: SignatureMark): SignatureBox => ({
    ...{ role: '갑 · 그린루프', name, lines: ['2026.11.18 14:20:31'] },
    ...(mark ? { mark } : {}),
  })
  const filler: PdfBlock = { kind: 'paragraph', text: '줄\n'.repeat(38) }
  const boxes = [
    box('이도현', { written: '이도현' }),
    box('박하은', { svg: sealOf('그린루프') }),
    box('서명 전인 사람'),
  ]
  const bytes = await renderPdf(documentOf(filler, { kind: 'signatures', boxes }))
  expect(bytes.toString('latin1')).toContain('NanumPen')
  const { pages, text } = await readPdf(bytes)
  for (const { name } of boxes) expect(text).toContain(name)
  const whole = pages.find((page) => page.includes('박하은')) ?? ''
  expect(whole).toContain('이도현')
})

test('a picture in a box that cannot be read leaves a note', async () => {
  const image = Buffer.from('no picture')
  const { text } = await written({
    kind: 'signatures',
    boxes: [{ role: '갑', name: '이도현', lines: [], mark: { image } }],
  })
  expect(text.replaceAll(' ', '')).toContain(pdfText.noImage.replaceAll(' ', ''))
})

test('every foot has the note, the metadata the keywords; a long subtitle of a deed is whole', async () => {
  const bytes = await renderPdf({
    ...documentOf({ kind: 'paragraph', text: '줄\n'.repeat(120) }),
    ...{ opening: 'deed', footNote: '계약 해시 3f9a', keywords: 'contract-3f9a', subtitle: '아주 긴 제목 '.repeat(20) },
  })
  const { pages, text } = await readPdf(bytes)
  for (const page of pages) expect(page).toContain('계약 해시 3f9a')
  expect(text.match(/아주 긴 제목/g)).toHaveLength(20)
  expect(bytes.toString('latin1')).toContain('(contract-3f9a)')
})
