import { minutesTitles } from '@crm/contract/features/minutes/minutes.columns'
import { showNumber } from '../../shared/lib/showNumber.ts'

export const minutesText = {
  title: '회의록',
  titleOf: (name: string | null) => (name ? `${name} 회의록` : '회의록'),
  content: minutesTitles.mrd_content,
  contentNote: '고객에게 보여요',
  secret: minutesTitles.mrd_secret,
  secretNote: '고객에게 보이지 않아요',
  contentHint: '논의한 내용, 결정한 것, 다음까지 할 일을 적어 주세요.',
  secretHint: '우리끼리 알아야 할 것을 적어 주세요.',
  counter: (length: number, limit: number) => `${showNumber(length)} / ${showNumber(limit)}자`,
  close: '닫기',
  complete: '완료',
  completed: '작성이 완료되었습니다',
  deleteDraft: '임시저장 삭제',
  remove: '삭제',
  draftDeleted: '데이터가 삭제되었습니다',
  reallyDeleteDraft: '임시저장한 내용을 삭제하시겠습니까?',
  willBeLost: '저장하지 않은 글이 사라져요.',
  keeping: (isKept: boolean, seconds: number) =>
    isKept ? `임시저장되었습니다 · ${seconds}초` : `${seconds}초 뒤 임시저장`,
  notKept: '이 브라우저에는 임시저장할 수 없어요. 닫기 전에 완료를 눌러 저장해 주세요.',
  clientPdf: '고객용 PDF',
  internalPdf: '내부용 PDF',
  list: {
    title: '회의록',
    context: '미팅에서 나눈 이야기를 내용으로 찾아요.',
    empty: '작성된 회의록이 없습니다.',
    notFound: '찾는 회의록이 없어요.',
  },
  search: { label: '회의록 내용, 회사명 검색', placeholder: '회의록, 회사명' },
  whose: { whose: '누구의 미팅', all: '전체', own: '내 미팅' },
  unwritten: '미작성만',
  notWritten: '미작성',
  more: '더 보기',
  count: (count: number) => `${showNumber(count)}건`,
} as const
