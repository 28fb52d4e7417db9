import { eventKind } from '@crm/contract/features/contracts/contracts.words'
import { expect, test } from 'vitest'
import { coverageOf, readFonts } from '../../../pdf/fonts.ts'
import { renderPdf } from '../../../pdf/render.ts'
import { readPdf } from '../../../testing/files/readPdf.ts'
import {
  drawnSignature,
  eventOf,
  samplePaper,
  sampleSnapshot,
  signerOf,
} from '../../../testing/fixtures/money/contractPaper.ts'
import { contractDocument } from './document.ts'
import { paperText } from './paper.messages.ts'
import { checkNames, sealingText } from './sealing.messages.ts'

const written = async (changes: Parameters<typeof samplePaper>[0] = {}) =>
  readPdf(await renderPdf(contractDocument(samplePaper(changes))))

const trail = (count: number) => ({
  ctr_concluded_dt: '2026-11-18',
  head: 'ab12'.repeat(16),
  events: Array.from({ length: count }, (_, at) =>
    eventOf({ at: `2026.11.18 14:${String(at).padStart(2, '0')}:31`, ce_kind: eventKind.values[at % 18] ?? 'viewed' }),
  ),
})

test('the paper names both parties, the amount in words, every article and who signs', async () => {
  const { text, title } = await written()
  for (const words of [
    ...[
      '계 약 서',
      '시드 투자 준비 컨설팅 용역 계약',
      '갑 주식회사 그린루프',
      '대표자: 이도현',
      '등록번호: 220-81-62517',
    ],
    ...['빌더스컨설팅', '일금 일천삼백오십팔만이백사십오원정 (₩13,580,245)', '제1조 (내용)', '제8조 (내용)'],
    ...['2026.11.18 14:20:31 (한국 시간)', '서명 방법: 이름 입력', '서명 방법: 회사 직인 날인'],
  ])
    expect(text).toContain(words)
  expect(title).toBe('계약서')
})

test('every foot has the first part of the hash, and which page it is', async () => {
  const { pages } = await written({ trail: trail(60) })
  expect(pages.length).toBeGreaterThan(3)
  pages.forEach((page, at) => {
    expect(page).toContain(`계약 해시 ${'3f9a'.repeat(4)}`)
    expect(page).toContain(`${at + 1} / ${pages.length}`)
  })
})

test('a draft says so on every page, and has neither seal, hash nor time', async () => {
  const signers = [signerOf({ signed_at: null, cs_method: null })]
  const { pages, text } = await written({ ctr_hash: null, sent_at: null, signers })
  for (const page of pages) expect(page).toContain('초안 · 발송 전')
  expect(text).not.toContain('계약 해시')
  expect(text).not.toContain('한국 시간')
  expect(text.match(/서명 전(?!자)/g)).toHaveLength(2)
})

test('the audit page has every event with its time, who, what, address and device, over as many pages as they need', async () => {
  const { text, pages } = await written({ trail: trail(60) })
  for (let at = 0; at < 60; at += 1) expect(text).toContain(`2026.11.18 14:${String(at).padStart(2, '0')}:31`)
  for (const words of [
    ...[
      '감사추적인증서',
      '모든 시각은 한국 시간(KST, UTC+09:00)이에요.',
      '211.234.118.27',
      'Safari · iPhone',
      '본인 확인',
    ],
    ...['전자서명법', '제3조', '전자문서 및 전자거래 기본법', '제4조', '3f9a'.repeat(16), 'ab12'.repeat(16)],
  ])
    expect(text).toContain(words)
  expect(pages.findIndex((page) => page.includes('감사추적인증서'))).toBe(
    pages.findIndex((page) => page.includes('계약 번호')),
  )
})

test('a typed name is written by hand; one letter that the pen lacks puts the whole name into the paper’s own font', async () => {
  const fontsOf = async (cs_name: string) => {
    const bytes = await renderPdf(contractDocument(samplePaper({ signers: [signerOf({ cs_name })] })))
    return bytes
      .toString('latin1')
      .match(/\/BaseFont \/[A-Z]{6}\+(\S+)/g)
      ?.join(' ')
  }
  expect(await fontsOf('이도현')).toContain('NanumPen')
  // A syllable that hardly any font for writing has, and a letter that this one lacks.
  expect(await fontsOf('갂뷁')).toContain('NanumPen')
  expect(await fontsOf('이Ж현')).not.toContain('NanumPen')
  expect((await written({ signers: [signerOf({ cs_name: '이Ж현' })] })).text.match(/이Ж현/g)?.length).toBeGreaterThan(1)
})

test('drawn signatures and seals are pictures; one that cannot be read does not stop the paper', async () => {
  const bytes = await renderPdf(
    contractDocument(samplePaper({ signers: [signerOf({ cs_method: 'drawn', cs_image: drawnSignature() })] })),
  )
  expect(bytes.toString('latin1')).toContain('/Subtype /Image')
  const { text } = await written({ signers: [signerOf({ cs_method: 'seal', cs_image: Buffer.from('no picture') })] })
  expect(text.replaceAll(' ', '')).toContain('[이미지를표시할수없어요]')
})

test('long names, titles and three signers lose nothing', async () => {
  const name = '가나다라마바사아자차카타파하'.repeat(3).slice(0, 40)
  const snapshot = sampleSnapshot({ ctr_title: '길다 '.repeat(33).trim() })
  const signers = [1, 2, 3].map((each) => signerOf({ cs_name: `${name}${each}`, cs_title: `${name}직${each}` }))
  const { text } = await written({ snapshot, signers })
  const joined = text.replaceAll(' ', '')
  for (const { cs_name, cs_title } of signers) {
    expect(joined).toContain(cs_name)
    expect(joined).toContain(cs_title)
  }
})

test('the fonts have every letter of the paper’s own words', () => {
  const { missing } = coverageOf(readFonts())
  const wordsIn = (value: unknown): string[] => {
    if (typeof value === 'string') return [value]
    if (typeof value === 'function') return wordsIn(value('가나'))
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsIn) : []
  }
  const { sum, ...rest } = paperText
  const words = [sum('일천', '1,000'), ...[rest, sealingText, checkNames].flatMap(wordsIn)]
  expect(words.flatMap(missing)).toEqual([])
  expect(missing('감사추적인증서 ₩ 「」 갂뷁 Ж')).toEqual([])
})
