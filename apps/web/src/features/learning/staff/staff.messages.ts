export const progressText = {
  lectures: '차시별 진행',
  legend: '진할수록 많이 본 곳, 아래 주황색은 멈춘 곳이에요.',
  counts: (opened: number, done: number) => `연 사람 ${opened}명 · 마친 사람 ${done}명`,
  part: (from: string, to: string, watched: number, left: number) =>
    `${from}–${to} · 본 사람 ${watched}명 · 멈춘 사람 ${left}명`,
  strip: (title: string, most: string, mostLeft: string | null) =>
    `${title}: 가장 많이 본 곳 ${most}${mostLeft ? `, 가장 많이 멈춘 곳 ${mostLeft}` : ''}`,
  noVideo: '영상이 없는 차시예요.',
  nobody: '아직 연 사람이 없어요.',
  noLectures: '아직 차시가 없어요.',
  list: {
    title: '수강생별 진행',
    empty: '수강생이 없어요.',
    notFound: '조건에 맞는 수강생이 없어요.',
  },
  search: '이름, 회사명 검색',
  facts: {
    company: '회사명',
    done: '완료 차시',
    minutes: '인정 시간',
    first: '첫 수강',
    last: '마지막 수강',
    completed: '수료일',
  },
  minutes: (minutes: number) => `${minutes}분`,
  notStarted: '아직 강의를 열지 않았어요.',
} as const
