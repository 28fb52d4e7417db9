import { keysOf } from '../../kit/keysOf.ts'
/**
 * What a contract's template leaves open, `{{갑.상호}}`, and what is put there. 갑 is the client, 을 the company.
 * The samples fill a preview for which no project is chosen.
 */
export const placeholders = {
  '갑.상호': { label: '고객사 이름', sample: '주식회사 그린루프' },
  '갑.대표자': { label: '고객사 대표자', sample: '이도현' },
  '갑.사업자번호': { label: '고객사 사업자등록번호', sample: '220-81-62517' },
  '갑.주소': { label: '고객사 주소', sample: '서울특별시 성동구 성수이로 51' },
  '갑.연락처': { label: '고객사 연락처', sample: '010-2345-6789' },
  '을.상호': { label: '우리 회사 이름', sample: '빌더스컨설팅' },
  '을.대표자': { label: '우리 회사 대표자', sample: '김서연' },
  '을.사업자번호': { label: '우리 회사 사업자등록번호', sample: '123-45-67891' },
  '을.주소': { label: '우리 회사 주소', sample: '서울특별시 강남구 테헤란로 123, 8층' },
  '을.연락처': { label: '우리 회사 전화', sample: '02-555-0100' },
  프로젝트: { label: '프로젝트 이름', sample: '시드 투자 준비' },
  견적번호: { label: '견적 번호', sample: 'BE-2026-00147' },
  공급가액: { label: '공급가액', sample: '12,345,678원' },
  부가세: { label: '부가세액', sample: '1,234,567원' },
  합계: { label: '합계', sample: '13,580,245원' },
  합계_한글: { label: '합계를 한글로', sample: '일천삼백오십팔만이백사십오' },
  항목: { label: '견적 항목 목록', sample: ['사업계획서 작성 1.5식', '투자자 미팅 1회'] },
  결제계획: {
    label: '결제 계획 목록',
    sample: ['계약금 6,790,122원 (계약 후 7일 이내)', '잔금 6,790,123원 (납품 후 7일 이내)'],
  },
  계약일: { label: '계약일', sample: '2026년 11월 17일' },
  시작일: { label: '프로젝트 시작일', sample: '2026년 11월 20일' },
  종료일: { label: '프로젝트 종료일', sample: '2027년 2월 28일' },
  입금계좌: { label: '입금 계좌', sample: '신한은행 110-123-456789' },
  담당자: { label: '프로젝트 담당자', sample: '김민아' },
} as const satisfies Record<string, { label: string; sample: string | readonly string[] }>

export type PlaceholderName = keyof typeof placeholders
/** A list where several lines belong together; null where it is not known. */
export type PlaceholderValues = Record<PlaceholderName, string | readonly string[] | null>

export const placeholderNames = keysOf(placeholders)

export const sampleValues = Object.fromEntries(
  placeholderNames.map((name) => [name, placeholders[name].sample]),
) as PlaceholderValues

// Neither braces nor more than fifty characters inside: a text of many `{{` is not searched to its end from each.
const gap = /\{\{([^{}]{0,50})\}\}/g
const tags = /<[^<>]*>/g

const isKnown = (name: string): name is PlaceholderName => Object.hasOwn(placeholders, name)
const nameIn = (inside: string) => inside.replace(tags, '').trim()

/** Names in a template that nothing fills, each once. */
export const unknownPlaceholders = (html: string) => [
  ...new Set([...html.matchAll(gap)].map(([, inside = '']) => nameIn(inside)).filter((name) => !isKnown(name))),
]

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** In words for a place inside a sentence. What is not known shows its own name, so that nobody overlooks it. */
const inline = (name: PlaceholderName, value: string | readonly string[] | null) => {
  const words = typeof value === 'string' ? value : value?.join(', ')
  return words ? escaped(words) : `〔${escaped(name)}〕`
}

const listOf = (lines: readonly string[]) =>
  `<ul>${lines.map((line) => `<li><p>${escaped(line)}</p></li>`).join('')}</ul>`

/** The template with everything put in. A list that has a paragraph of its own becomes one. */
export const fillPlaceholders = (html: string, values: PlaceholderValues) =>
  html
    .replace(/<p>\{\{([^{}<>]{1,50})\}\}<\/p>/g, (whole, inside: string) => {
      const name = nameIn(inside)
      const value = isKnown(name) ? values[name] : null
      return value && typeof value !== 'string' && value.length > 0 ? listOf(value) : whole
    })
    .replace(gap, (whole, inside: string) => {
      const name = nameIn(inside)
      return isKnown(name) ? inline(name, values[name]) : whole
    })
