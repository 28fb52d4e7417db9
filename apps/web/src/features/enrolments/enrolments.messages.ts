import { showNumber } from '@crm/contract/kit/numbers'

const clock = (seconds: number) => {
  const minutes = Math.max(1, Math.round(seconds / 60))
  const hours = Math.floor(minutes / 60)
  return hours ? `${hours}시간${minutes % 60 ? ` ${minutes % 60}분` : ''}` : `${minutes}분`
}

export const campText = {
  clock,
  list: {
    title: '멘토캠프',
    context: '창업에 필요한 강의를 골라 언제든 이어서 들어요.',
    empty: '판매 중인 강의가 없어요.',
    notFound: '조건에 맞는 강의가 없어요.',
  },
  search: '강의명, 강사 검색',
  category: '카테고리',
  allCategories: '모든 카테고리',
  level: '난이도',
  allLevels: '모든 난이도',
  price: '가격',
  allPrices: '모든 가격',
  order: '정렬',
  banners: '배너',
  categories: '카테고리',
  courses: (count: number) => `강의 ${showNumber(count)}개`,
  continued: '이어보기',
  done: (done: number, lectures: number) => `${lectures}강 중 ${done}강 완료`,
  free: '무료',
  withMembership: '멤버십 무료',
  stars: (stars: number, reviews: number) => `별점 ${stars.toFixed(1)} (${showNumber(reviews)})`,
  students: (count: number) => `수강생 ${showNumber(count)}명`,
  lectures: (count: number) => `${count}강`,
  listPrice: '정가',
  nowPrice: '판매가',
  find: '강의 찾아보기',
  my: '내 강의실',
} as const

export const courseText = {
  words: {
    missingTitle: '강의를 찾을 수 없어요',
    missingDescription: '판매하지 않거나 없는 강의예요.',
  },
  tabs: '강의 내용',
  about: '소개',
  curriculum: '커리큘럼',
  refund: '환불 규정',
  teacher: '강사',
  level: '난이도',
  category: '카테고리',
  length: '분량',
  period: '수강 기간',
  days: (days: number) => `${showNumber(days)}일`,
  periodHint: '처음 연 날부터 세고, 늦어도 결제 30일 뒤에 시작해요.',
  completion: '수료 기준',
  rate: (rate: number) => `차시의 ${rate}% 이상`,
  price: '가격',
  ownPrice: '우리 회사 가격',
  guarded: '처음 볼 때는 앞으로 건너뛸 수 없어요.',
  sample: '맛보기',
  noText: '소개가 아직 없어요.',
  text: '글',
  actions: { start: '수강 시작', pay: '결제하기', continue: '이어보기', ended: '판매 종료' },
  started: '수강을 시작했어요',
  until: (day: string) => `${day}까지 볼 수 있어요.`,
  vcNotice: '수강 신청은 고객사 회원만 할 수 있어요.',
  manage: '강의 관리',
  draft: '작성 중인 강의예요. 고객에게는 보이지 않아요.',
  refundTitle: '얼마나 돌려받나요?',
  refundRules: [
    '결제하고 7일 안에 한 강도 열지 않았다면 전액을 바로 돌려드려요.',
    '그 뒤에는 열지 않은 강만큼 돌려드려요. 위약금은 없어요.',
    '자료를 다운로드해도 그 강을 연 것으로 봐요. 맛보기는 세지 않아요.',
    '수강 기간이 끝나면 돌려드릴 금액이 없어요.',
  ],
  refundOpened: '연 강',
  refundAmount: '돌려받는 금액',
  refundOpenedCount: (opened: number) => (opened === 0 ? '열지 않음' : `${opened}강`),
  refundFree: '무료 강의라 환불할 금액이 없어요.',
} as const
