import { mendPlace, pieceKind, pieceState } from '@crm/contract/features/settlements/settlements'
import { expect, test } from 'vitest'
import type { PdfDocument } from '../../../pdf/document.ts'
import { coverageOf, readFonts } from '../../../pdf/fonts.ts'
import { renderPdf } from '../../../pdf/render.ts'
import { sealOf } from '../../../pdf/seal.ts'
import { readPdf } from '../../../testing/files/readPdf.ts'
import { sampleSnapshot } from '../../../testing/fixtures/money/contractPaper.ts'
import { settlementText } from '../settlements.messages.ts'
import type { SettledContract, SettledDeposit } from '../settlements.queries.ts'
import { cardDocument } from './cardDocument.ts'
import { depositDocument } from './depositDocument.ts'
import { listDocument } from './listDocument.ts'
import { paperText } from './paper.messages.ts'
import { taxDocument } from './taxDocument.ts'

const { company, client } = sampleSnapshot()
const createdAt = '2026-11-17T16:00:00Z'
const hash = '3f9a'.repeat(16)

const contract: SettledContract = {
  ctr_no: 147,
  ctr_title: '시드 투자 준비 컨설팅 용역 계약',
  ctr_kind: 'electronic',
  ctr_amount: 13_580_245,
  balance: 3_580_245,
  ctr_concluded_dt: '2026-11-02',
  est_no: 1,
  est_code: 'BE-2026-00147',
  is_tax_free: false,
  proj_name: '시드 투자 유치',
  client_name: client.client_name,
  client_rep_name: client.client_rep_name,
  client_biz_no: client.client_biz_no,
  ctr_hash: hash,
  sealed: { hash: 'ab12'.repeat(16), size: 123_456 },
  estimate_size: 45_678,
}

const deposit = (changes: Partial<SettledDeposit> = {}): SettledDeposit => ({
  ...{ dep_no: 1, dep_dt: '2026-11-03', projcrd_title: '계약금', dep_pay_type: 3, dep_name: '(주)그린루프' },
  ...{ pay_no: null, is_refund: false, amount: 10_500_000, bank_account: null },
  ...changes,
})

const written = async (document: PdfDocument) => readPdf(await renderPdf(document))
const proofOf = (deposits: SettledDeposit[], changes: Partial<SettledContract> = {}) =>
  depositDocument({
    ...{ contract: { ...contract, ...changes }, deposits, company, bank: '신한은행 110-123-456789 빌더스컨설팅' },
    ...{ business: '서비스업', item: '경영 컨설팅', seal: { svg: sealOf(company.name) }, createdAt },
  })

test('the proof names contract, payer, day, way, account and sum; a refund is taken off', async () => {
  const back = deposit({ dep_dt: '2026-11-10', is_refund: true, amount: -500_000 })
  const { text, title } = await written(proofOf([deposit(), back]))
  for (const words of [
    ...['입 금 확 인 서', '주식회사 그린루프 귀중', '(주)그린루프', '2026.11.03(화)', '법인 현금', '10,500,000원'],
    ...[
      '계약금 환불',
      '환불/취소',
      '-500,000원',
      '일금 일천만원정 (₩10,000,000)',
      '신한은행 110-123-456789',
      'BE-2026-00147',
    ],
    // The day is Korea's, where it is past midnight.
    ...['2026.11.18(수) 현재 위 금액이 아래와 같이 입금되었음을 확인합니다.', '3,580,245원', '123-45-67891'],
  ])
    expect(text).toContain(words)
  expect(title).toBe('입금 확인서')
})

test('where everything went back the proof says so instead of a sum', async () => {
  const { text } = await written(proofOf([deposit(), deposit({ is_refund: true, amount: -10_500_000 })]))
  expect(text).toContain('입금된 금액이 모두 환불되었음을 확인합니다.')
  expect(text).not.toContain('일금')
})

test('many deposits and long names go on over the pages', async () => {
  const many = Array.from({ length: 80 }, (_, at) => deposit({ projcrd_title: `${at + 1}차 중도금`, amount: 1_000 }))
  const { pages, text } = await written(proofOf(many, { ctr_title: '길다 '.repeat(40).trim() }))
  expect(pages.length).toBeGreaterThan(2)
  for (let at = 1; at <= 80; at += 1) expect(text).toContain(`${at}차 중도금`)
})

test('tax papers are named by their approval numbers, amendments taken off', async () => {
  const paper = { supply: 9_545_455, vat: 954_545, total: 10_500_000, is_amendment: false }
  const issued = { tp_no: 1, kind: 'tax_invoice', receiver: '2208162517', company_name: '주식회사 그린루프' } as const
  const papers = [
    { ...issued, ...paper, issue_number: '202611034100020312345678', issued_dt: '2026-11-05' },
    { ...issued, supply: -454_545, vat: -45_455, total: -500_000, is_amendment: true, issue_number: '2'.repeat(24) },
  ].map((each) => ({ issued_dt: '2026-11-11', ...each }))
  const { text } = await written(taxDocument({ contract, kind: 'tax_invoice', papers, company, createdAt }))
  for (const words of ['세금계산서 발급 확인', '2026.11.05(목)', '220-81-62517', '수정', '10,000,000원', '9,090,910원'])
    expect(text).toContain(words)
  expect(text.replaceAll(' ', '')).toContain('202611034100020312345678')
})

test('a charge by card says which card, what was cancelled and where its slip is', async () => {
  const charge = {
    pay_no: 77,
    pay_title: '계약금',
    paid_dt: '2026-11-03 14:20',
    pay_money: 1_100_000,
    refunded: 100_000,
  }
  const card = { is_tax_free: false, pay_free: 0, card_company: '국민', card_number: '4330****1234' }
  const receipt_url = 'https://dashboard.example/receipt/1'
  const charges = [{ ...charge, ...card, receipt_url }]
  const { text } = await written(cardDocument({ contract, charges, company, createdAt }))
  for (const words of ['카드 결제 확인서', '결제 77', '국민 4330****1234', '1,100,000원', '1,000,000원', '100,000원'])
    expect(text).toContain(words)
  expect(text).toContain(receipt_url)
})

test('the list has the hash of the sealed contract and every paper with what is missing', async () => {
  const piece = { kind: 'estimate', name: '01_견적서_BE-2026-00147.pdf', state: 'there', reason: '' } as const
  const missing = {
    kind: 'account',
    name: '06_통장사본.pdf',
    state: 'missing',
    reason: settlementText.noAccount,
  } as const
  const pieces = [piece, missing].map((each) => ({ ...each, mend: null, size: null }))
  const verifyUrl = 'https://crm.example/public/estimate-contract?verify=1'
  const list = listDocument({ contract, pieces, missing: 1, company, verifyUrl, createdAt })
  const { text } = await written(list)
  for (const words of [
    ...['정산 증빙 목록', hash, 'ab12'.repeat(16), verifyUrl, '01_견적서_BE-2026-00147.pdf', '있음', '없음'],
    ...[settlementText.noAccount, '빠졌거나 다 갖추지 못한 서류가 1건 있어요.'],
  ])
    expect(text).toContain(words)
})

test('the fonts have every letter of the papers’ own words', () => {
  const { missing } = coverageOf(readFonts())
  const wordsIn = (value: unknown): string[] => {
    if (typeof value === 'string') return [value]
    if (typeof value === 'function') return wordsIn(value(1234, '가나', '다'))
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsIn) : []
  }
  const labels = [pieceKind, pieceState, mendPlace].flatMap(({ values, label }) =>
    (values as readonly never[]).map((value) => label(value) as string),
  )
  expect([...[paperText, settlementText].flatMap(wordsIn), ...labels].flatMap(missing)).toEqual([])
})
