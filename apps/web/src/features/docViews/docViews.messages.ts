import { showNumber } from '@crm/contract/kit/numbers'

/** Words of the reading report. */
export const reportText = {
  tabs: '옆 칸',
  comments: '댓글',
  readers: '열람',
  summary: '열람 요약',
  who: '누구의 열람',
  version: '버전',
  allVersions: '모든 버전',
  ver: (ver: number, date: string) => `버전 ${ver} · ${date}`,
  readerCount: '읽은 사람',
  time: '읽은 시간',
  finished: '끝까지 읽음',
  dropPage: '많이 멈춘 곳',
  lastVisit: '마지막 방문',
  people: (count: number) => `${count}명`,
  page: (page: number) => `${page}쪽`,
  none: '아직 아무도 읽지 않았어요.',
  byPage: '쪽마다 읽은 시간',
  pageBar: (page: number, time: string, readers: number) => `${page}쪽 · ${time} · ${readers}명`,
  all: '모든 사람',
  call: '전화 할 일',
  callReader: (reader: string) => `${reader} 전화 할 일`,
  callTitle: (reader: string, name: string) => `${reader} 전화: ${name}`,
  readingOf: (reader: string, name: string) => `${reader} 님이 읽은 기록 보기: ${name}`,
  pageTodo: '이 쪽으로 할 일',
  openPage: (name: string, page: number) => `${name} ${page}쪽 열기`,
  moreReaders: (shown: number, total: number) =>
    `최근에 읽은 ${showNumber(shown)}명이에요. 모두 ${showNumber(total)}명은 엑셀에서 볼 수 있어요.`,
  pageTodoTitle: (name: string, page: number) => `[p ${page}] ${name}`,
} as const
