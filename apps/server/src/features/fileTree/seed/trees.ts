import type { BodyName } from './bodies.ts'

/** A file of the demo: its place in the tree, and its versions from the first to the current one. */
export interface DemoFile {
  folders: string[]
  name: string
  bodies: BodyName[]
  daysAgo: number
  isStarred?: true
  isDeleted?: true
}

const deepFolders = ['조사', '현장', '2026년', '3월', '1주차', '인터뷰', '녹취']

/** What a project has gathered; those further down have less. */
export const projectFiles = (name: string, index: number): DemoFile[] => {
  const files: DemoFile[] = [
    {
      folders: ['ir', '사업계획서'],
      name: `${name} 사업계획서.pdf`,
      bodies: ['planDraft', 'plan'],
      daysAgo: 30,
      isStarred: true,
    },
    { folders: ['ir', '사업계획서'], name: '예비창업패키지 신청서.hwpx', bodies: ['application'], daysAgo: 28 },
    { folders: ['ir', 'IR 덱'], name: `${name} IR 덱.pdf`, bodies: ['planDraft', 'deck', 'deck'], daysAgo: 21 },
    { folders: ['ir', 'IR 덱', '이미지'], name: '제품 화면.png', bodies: ['photo'], daysAgo: 20 },
    { folders: ['ir', 'IR 덱', '이미지'], name: '로고.png', bodies: ['logo'], daysAgo: 20 },
    { folders: ['ir'], name: '투자 의향서.pdf', bodies: ['letter'], daysAgo: 5 },
    { folders: ['planning'], name: '시장 조사 보고서.pdf', bodies: ['market'], daysAgo: 18 },
    { folders: ['planning', '회의'], name: '투자사 미팅 준비.docx', bodies: ['minutes', 'minutes'], daysAgo: 12 },
    { folders: ['planning', '회의'], name: '지난 회의 준비.docx', bodies: ['minutes'], daysAgo: 25, isDeleted: true },
    { folders: ['planning', '인터뷰'], name: '고객 인터뷰 정리.txt', bodies: ['survey'], daysAgo: 15 },
    { folders: ['finance'], name: '재무 모델.csv', bodies: ['finances', 'finances', 'finances'], daysAgo: 14 },
    {
      folders: ['finance'],
      name: '재무제표 요약.pdf',
      bodies: ['statement'],
      daysAgo: 9,
      ...(index % 4 ? {} : { isStarred: true }),
    },
    { folders: ['finance', '증빙'], name: '통장 사본.png', bodies: ['photo'], daysAgo: 8 },
    { folders: ['finance', '증빙'], name: '예전 통장 사본.png', bodies: ['photo'], daysAgo: 33, isDeleted: true },
    { folders: ['other'], name: '첫 미팅 메모.txt', bodies: ['survey'], daysAgo: 35 },
    { folders: ['other', '계약'], name: '용역 계약서 초안.docx', bodies: ['minutes'], daysAgo: 27 },
  ]
  const deep: DemoFile = { folders: ['planning', ...deepFolders], name: '녹취록.txt', bodies: ['survey'], daysAgo: 11 }
  return [...files, ...(index === 0 ? [deep] : [])]
}

/** What a company keeps by itself. */
export const companyFiles = (name: string): DemoFile[] => [
  { folders: ['ir', '회사 소개'], name: `${name} 소개서.pdf`, bodies: ['deck'], daysAgo: 40 },
  { folders: ['ir', '회사 소개'], name: '로고.png', bodies: ['logo'], daysAgo: 40 },
  { folders: ['planning'], name: '사업 아이디어.hwpx', bodies: ['application'], daysAgo: 38 },
  { folders: ['finance', '2025년'], name: '재무제표.pdf', bodies: ['statement'], daysAgo: 22 },
  { folders: ['finance', '2025년'], name: '매출 내역.csv', bodies: ['finances', 'finances'], daysAgo: 19 },
  { folders: ['other'], name: '사업자등록증.png', bodies: ['photo'], daysAgo: 36 },
  { folders: ['other'], name: '잘못 올린 파일.txt', bodies: ['survey'], daysAgo: 6, isDeleted: true },
]
