import { showNumber } from '../../../shared/lib/showNumber.ts'

const weekdays = ['일', '월', '화', '수', '목', '금', '토'] as const
const weekdayOf = (day: string) => weekdays[new Date(day).getUTCDay()]

export const scheduleText = {
  list: {
    title: '미팅 일정',
    context: '모든 미팅을 목록이나 달력으로 봐요.',
    empty: '미팅일정이 없습니다.',
    notFound: '조건에 맞는 미팅이 없어요.',
    create: '미팅 추가',
    earlier: '지난 미팅',
  },
  add: '미팅 추가',
  view: '보기 방식',
  today: '오늘',
  previous: '이전',
  next: '다음',
  room: '회의실',
  allRooms: '전체 회의실',
  type: '유형',
  way: '방법',
  status: '상태',
  allStatuses: '전체 상태',
  search: '회사, 프로젝트 검색',
  more: (count: number) => `+${count}건`,
  moreOf: (day: string, count: number) => `${day} 미팅 ${count}건 모두 보기`,
  addOn: (day: string) => `${day} 미팅 추가`,
  addAt: (hour: string) => `${hour} 미팅 추가`,
  countOf: (count: number) => `${count}건`,
  allOf: (day: string) => `${day} 미팅 모두 보기`,
  unknown: '모두 보기',
  cut: (total: number) => `${showNumber(total)}건 중 1,000건까지만 보여 드려요. 필터로 좁혀 주세요.`,
  weekdays,
  weekday: (day: string) => `${weekdayOf(day)}요일`,
  monthTitle: (day: string) => `${day.slice(0, 4)}년 ${Number(day.slice(5, 7))}월`,
  dayTitle: (day: string) => `${Number(day.slice(5, 7))}월 ${Number(day.slice(8))}일 ${weekdayOf(day)}요일`,
  dayOfWeek: (day: string) => `${Number(day.slice(8))}일 (${weekdayOf(day)})`,
  weekTitle: (from: string, to: string) => `${from.slice(5).replace('-', '.')} – ${to.slice(5).replace('-', '.')}`,
} as const

export const chartText = {
  title: '회의실 현황',
  context: '내 미팅은 끌어서 옮기거나 오른쪽 끝을 끌어 시간을 바꿀 수 있어요. 화살표 키로도 옮겨요.',
  bookHow: '빈 시간을 누르거나 끌어서 미팅을 잡아요.',
  bookIn: (name: string) => `${name} 빈 시간에 미팅 추가`,
  by: '기준',
  date: '날짜',
  grid: '하루의 미팅',
  noPeople: '이날은 담당자가 있는 미팅이 없어요.',
  nobody: '담당자 미정',
  moved: '미팅을 옮겼어요',
} as const
