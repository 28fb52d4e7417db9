import type { CompanyInfo } from '@crm/contract/features/portal/portal'
import { expect, test } from 'vitest'
import { coverageOf, readFonts } from '../../../pdf/fonts.ts'
import { renderPdf } from '../../../pdf/render.ts'
import { sealOf } from '../../../pdf/seal.ts'
import { readPdf } from '../../../testing/files/readPdf.ts'
import { estimateDocument, type PaperFacts } from './document.ts'

const company: CompanyInfo = {
  name: '빌더스컨설팅',
  representative: '김서연',
  businessNumber: '123-45-67891',
  mailOrderNumber: null,
  address: '서울특별시 강남구 테헤란로 123, 8층',
  phone: '02-555-0100',
  email: null,
  siteUrl: null,
  introductionUrl: null,
  chatUrl: null,
  guides: [],
  channels: [],
}

const line = (el_name: string, el_price: number, further: Partial<PaperFacts['lines'][number]> = {}) => ({
  el_kind: 'line' as const,
  ei_no: null,
  el_name,
  el_content: '',
  el_unit: '식',
  el_quantity: 1,
  el_price,
  el_list_price: null,
  el_discount: null,
  is_taxable: true,
  is_optional: false,
  is_chosen: false,
  ...further,
})

const facts: PaperFacts = {
  est_code: 'BE-2026-00147',
  est_title: '시드 투자 준비 컨설팅',
  est_amount: 13_580_245,
  est_supply: 12_345_678,
  est_vat: 1_234_567,
  est_vat_mode: 'added',
  est_discount: { kind: 'won', value: 654_322 },
  est_to_name: '이도현',
  est_valid_dt: '2026-12-01',
  est_issued_dt: '2026-11-17 14:20',
  est_terms: '착수는 계약금 입금 뒤예요.',
  est_note: '',
  client_name: '주식회사 그린루프',
  emp_name: '김민아',
  lines: [
    line('준비', 0, { el_kind: 'section' }),
    line('사업계획서 작성', 10_000_000, {
      el_content: '30쪽 안팎',
      el_quantity: 1.5,
      el_discount: { kind: 'rate', value: 20 },
    }),
    line('투자자 미팅', 1_000_000),
    line('비어 있는 소제목', 0, { el_kind: 'section' }),
    line('영문 번역', 700_000, { is_optional: true }),
  ],
  plans: [
    {
      epl_title: '계약금',
      epl_kind: 'share',
      epl_value: 50,
      epl_amount: 6_790_122,
      epl_due_kind: 'contract',
      epl_due_dt: null,
      epl_due_days: 7,
      epl_pay_type: 3,
    },
    {
      epl_title: '잔금',
      epl_kind: 'share',
      epl_value: 50,
      epl_amount: 6_790_123,
      epl_due_kind: 'date',
      epl_due_dt: '2026-12-31',
      epl_due_days: null,
      epl_pay_type: 4,
    },
  ],
}
const options = {
  ...{ company, bank: '신한은행 110-123-456789 빌더스컨설팅', business: '서비스', item: '경영 컨설팅' },
  ...{ seal: { svg: sealOf(company.name) }, createdAt: '2026-11-17T05:20:00Z' },
}
const read = async (estimate: PaperFacts) => readPdf(await renderPdf(estimateDocument(estimate, options)))

test('the paper names both sides, the sum in words, lines with supply and tax, the plan and the account', async () => {
  const { text, title } = await read(facts)
  expect(title).toBe('견적서')
  for (const words of [
    ...['견 적 서', '주식회사 그린루프 귀중', '받는 분: 이도현', '견적 번호: BE-2026-00147', '2026.12.01(화)까지'],
    ...['123-45-67891', '빌더스컨설팅', '김서연', '테헤란로 123', '02-555-0100', '김민아'],
    '일금 일천삼백오십팔만이백사십오원정 (₩13,580,245)',
    ...['준비', '사업계획서 작성', '30쪽 안팎', '1.5 식', '-3,000,000', '12,000,000', '-654,322'],
    ...['합계 13,580,245원', '12,345,678', '1,234,567', '선택 항목', '영문 번역', '700,000'],
    ...['계약 후 7일 이내', '2026.12.31(목)', '6,790,123', '법인 카드', '신한은행 110-123-456789', '착수는 계약금'],
  ])
    expect(text).toContain(words)
  expect(text).not.toContain('비어 있는 소제목')
  expect(text).not.toContain('드리는 말씀')
  expect(text).not.toContain('초안')
})

test('a draft says that it is one and has no number', async () => {
  const { text } = await read({ ...facts, est_code: null, est_issued_dt: null })
  expect(text).toContain('초안 · 발행 전')
  expect(text).not.toContain('견적 번호')
})

test('two hundred lines go over pages; every letter of the fixed words is in the fonts', async () => {
  const many = Array.from({ length: 200 }, (_, at) => line(`${at + 1}번 항목`, 1000))
  const { pages } = await read({ ...facts, lines: many })
  expect(pages.length).toBeGreaterThan(4)
  expect(pages.at(-1)).toContain(`${pages.length} / ${pages.length}`)
  const { printable } = coverageOf(readFonts())
  const document = JSON.stringify(estimateDocument(facts, options)).replace(/\\n/g, ' ')
  expect(printable(document)).toBe(document)
})
