import type * as z from 'zod'
import { labelled } from '../../kit/labelled.ts'

const entrySortWords = {
  name: '이름순',
  '-name': '이름 역순',
  '-update_dt': '최근 수정순',
  update_dt: '오래된 순',
  '-size': '큰 것부터',
  size: '작은 것부터',
} as const
export const entrySort = labelled(entrySortWords)

/** One's own files can also lie in the order in which one opened them. */
export const mineSort = labelled({ ...entrySortWords, '-open_dt': '최근에 연 순', open_dt: '먼저 연 순' })

/** What happens to a file whose name is taken: `ask` refuses it (409) and tells which entry has the name. */
export const sameName = labelled({ ask: '묻기', version: '새 버전으로', both: '둘 다 두기', skip: '건너뛰기' })
export type SameName = z.output<typeof sameName.schema>

/** The kinds that people filter files by. */
export const documentKind = labelled({
  pdf: 'PDF',
  hwp: '한글',
  word: '워드',
  sheet: '엑셀',
  slides: '파워포인트',
  picture: '이미지',
  video: '동영상',
  other: '그 밖',
})
export type DocumentKind = z.output<typeof documentKind.schema>

export const myFilesView = labelled({
  uploaded: '내가 올린 파일',
  projects: '내 프로젝트',
  received: '고객이 보낸 파일',
  shared: '내가 공유한 파일',
  recent: '최근에 연 파일',
  starred: '별표한 파일',
})

/** How large a file is, as people filter by it. */
export const fileSize = labelled({
  small: '1MB 미만',
  medium: '1MB~10MB',
  large: '10MB~100MB',
  huge: '100MB 이상',
})
export type FileSize = z.output<typeof fileSize.schema>
