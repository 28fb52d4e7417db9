import { showNumber } from '../../shared/lib/showNumber.ts'

export const companyDataText = {
  context: '우리 회사 자료와 공유받은 자료를 한곳에서 봐요.',
  which: '자료 종류',
  own: '우리 회사 자료',
  shared: '공유받은 자료',
  card: '자료실',
  nothingShared: '아직 공유받은 자료가 없어요. 담당자가 자료를 공유하면 여기에 모여요.',
  nothingOfProject: '이 프로젝트에서 공유받은 자료가 없어요.',
  count: (count: number) => `${showNumber(count)}건`,
  all: '전체',
  sharedBy: (name: string, date: string) => `${name} · ${date} 공유`,
  until: (date: string) => `${date}까지`,
  viewOnly: '보기만',
  back: '공유받은 자료로',
  emptyBox: '폴더가 비어 있어요.',
} as const
