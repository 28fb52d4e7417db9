import { showNumber } from '../../lib/showNumber.ts'

/** What every list says. */
export const listText = {
  search: '검색',
  clear: '조건 지우기',
  conditions: (count: number) => (count ? `조건 ${count}` : '조건'),
  clearChoice: (label: string) => `${label} 지우기`,
  notFound: '조건에 맞는 항목이 없어요.',
  dates: { from: '시작일', to: '종료일' },
  whose: { whose: '누구의 것', all: '전체', own: '내 것' },
  sort: '정렬',
  ascending: (title: string) => `${title} 오름차순`,
  descending: (title: string) => `${title} 내림차순`,
  usualOrder: '기본 순서',
  selected: (count: number) => `${showNumber(count)}개 선택`,
  select: (name: string) => `${name} 선택`,
  selectAll: '이 쪽의 항목 모두 선택',
  clearSelection: '선택 해제',
  today: '오늘',
  nearDays: { 0: '오늘', 1: '내일' } as Readonly<Record<number, string>>,
  hideEarlier: (name: string) => `${name} 접기`,
  moreEarlier: '더 이전 보기',
  noneEarlier: (name: string) => `${name}이 없어요`,
  keys: {
    create: '새로 만들기',
    search: '검색',
    move: '행 이동',
    open: '열기',
    select: '선택',
    step: '다음 항목',
  },
} as const
