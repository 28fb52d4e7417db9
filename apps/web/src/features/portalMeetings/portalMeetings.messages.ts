import { showNumber } from '../../shared/lib/showNumber.ts'

export const portalMeetingsText = {
  list: {
    title: '미팅',
    context: '일정을 확인하고 캘린더에 담을 수 있어요.',
    empty: '예정된 미팅이 없어요.',
    earlier: '지난 미팅',
  },
  gone: '없어진 미팅이에요.',
  changed: '변경됨',
  changedFrom: (from: string, to: string) => `${from} → ${to}`,
  when: '일시',
  kind: '구분',
  way: '방식',
  place: '장소',
  people: '담당',
  project: '프로젝트',
  status: '상태',
  toBeNamed: '미정',
  calendarFile: '캘린더에 추가',
  googleCalendar: 'Google 캘린더',
  newTab: '(새 창)',
  coming: '다가오는 미팅',
  past: (count: number) => `지난 미팅 ${showNumber(count)}건`,
  pastMore: '지난 미팅 모두 보기',
  all: '전체',
  count: (count: number) => `${showNumber(count)}건`,
} as const
