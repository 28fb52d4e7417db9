import type { PdfBlock, PdfDocument } from '../../../pdf/document.ts'
import { renderPdf } from '../../../pdf/render.ts'
import { csv, logo } from '../../files/seed/bodies.ts'
import { docx, hwpx } from './officeFiles.ts'

/** The bytes of one demo document, used by many entries. */
export interface Body {
  mimetype: string
  bytes: Buffer
  /** The words inside, as the job that reads files would find them. */
  text: string
  pages: number | null
}

const letterhead = { company: '빌더스컨설팅', facts: ['서울특별시 성동구', '데모 문서'] }
const createdAt = '2026-03-02T00:00:00Z'

const sections = [
  ['문제와 고객', '중소 제조사는 납기와 재고를 엑셀로 관리하고, 담당자가 바뀔 때마다 이력이 사라집니다.'],
  ['해결 방법', '현장에서 쓰는 말로 주문과 재고를 적으면 생산 계획이 자동으로 맞춰집니다.'],
  ['시장 규모', '국내 대상 기업은 약 6만 8천 곳이며, 첫 3년은 수도권 금형·사출 업종에 집중합니다.'],
  ['경쟁과 차별점', '도입에 석 달이 걸리는 대형 제품과 달리 사흘이면 쓰기 시작할 수 있습니다.'],
  ['사업 모델', '공장당 월 구독료와 초기 이전 비용을 받습니다. 해지율은 월 1.2%입니다.'],
  ['성과', '시범 고객 14곳에서 재고 오차가 평균 38% 줄었고, 11곳이 유료로 전환했습니다.'],
  ['팀', '제조 현장 10년 경력의 대표와 생산 관리 제품을 만들어 온 개발자 다섯 명이 함께합니다.'],
  ['자금 계획', '이번 라운드 15억 원은 제품 개발 55%, 영업 30%, 운영 15%로 씁니다.'],
] as const

const pageOf = (index: number): PdfBlock[] => {
  const [title, text] = sections[index % sections.length] ?? sections[0]
  return [
    { kind: 'heading', text: `${index + 1}. ${title}` },
    { kind: 'paragraph', text: `${text}\n\n지표는 매월 다시 확인하며, 근거 자료는 자료실의 재무 폴더에 둡니다.` },
    {
      kind: 'table',
      columns: [
        { title: '항목', width: 3 },
        { title: '올해', width: 2, align: 'right' },
        { title: '내년', width: 2, align: 'right' },
      ],
      rows: ['매출(백만원)', '고객 수', '직원 수'].map((name, row) => [
        name,
        String(120 + index * 17 + row * 9),
        String(310 + index * 31 + row * 13),
      ]),
      empty: '',
    },
    ...(index ? [] : ([{ kind: 'note', text: '투자 검토를 위한 자료입니다.' }] as const)),
  ]
}

const report = async (title: string, pages: number): Promise<Body> => {
  const blocks = Array.from({ length: pages }, (_, index) => [
    ...(index ? [{ kind: 'pageBreak' } as const] : []),
    ...pageOf(index),
  ]).flat()
  const document: PdfDocument = { title, letterhead, createdAt, blocks }
  const used = sections.slice(0, Math.min(pages, sections.length))
  return {
    mimetype: 'application/pdf',
    bytes: await renderPdf(document),
    text: [title, ...used.flat()].join('\n'),
    pages,
  }
}

const wordOf = (text: string[], mimetype: string, bytes: Buffer): Body => ({
  mimetype,
  bytes,
  text: text.join('\n'),
  pages: null,
})

const minutes = [
  '투자사 미팅 준비',
  '질문이 많은 시장 규모와 해지율을 앞쪽에서 설명하기로 함.',
  '다음 주까지 재무 모델의 가정을 한 장으로 정리.',
]
const survey = [
  '고객 인터뷰 정리',
  '생산 관리 담당자 여덟 명을 만났다.',
  '재고 실사에 한 달에 이틀이 든다는 답이 가장 많았다.',
]
const application = [
  '예비창업패키지 사업계획서',
  '창업 아이템 개요: 소규모 공장의 생산 계획 자동화',
  '지원금 사용 계획: 시제품 제작과 현장 실증',
]
const finances = [
  ['연도', '매출(백만원)', '영업이익(백만원)', '현금(백만원)'],
  ...[0, 1, 2, 3, 4].map((year) => [2024 + year, 180 * (year + 1), 35 * year * year - 120, 400 + year * 90]),
]

/** Every document of the demo once. */
export const createBodies = async () => ({
  plan: await report('사업계획서', 12),
  planDraft: await report('사업계획서 초안', 9),
  deck: await report('IR 덱', 20),
  market: await report('시장 조사 보고서', 40),
  statement: await report('재무제표 요약', 3),
  letter: await report('투자 의향서', 1),
  application: wordOf(application, 'application/hwp+zip', await hwpx(application)),
  minutes: wordOf(
    minutes,
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    await docx(minutes),
  ),
  survey: wordOf(survey, 'text/plain', Buffer.from(survey.join('\n'))),
  finances: wordOf(
    finances.map((row) => row.join(' ')),
    'text/csv',
    csv(finances),
  ),
  logo: wordOf([], 'image/png', logo(3)),
  photo: wordOf([], 'image/png', logo(11)),
})

export type BodyName = keyof Awaited<ReturnType<typeof createBodies>>
