import { showNumber } from '@crm/contract/kit/numbers'

export const themesText = {
  title: '테마 관리',
  context: '고객사와 프로젝트에 고르는 테마예요. 순서, 키워드, 사용 여부를 정하고 겹치는 테마를 합쳐요.',
  empty: '등록된 테마가 없어요.',
  add: '테마 등록',
  edit: '테마 수정',
  editOf: (name: string) => `${name} 수정`,
  merge: '합치기',
  mergeOf: (name: string) => `${name} 합치기`,
  thm_name: '테마 이름',
  thm_keywords: '키워드',
  keywordsHint: '커넥트 AI가 이 낱말로 테마를 찾아요. 쉼표나 Enter로 나눠요.',
  state: '사용 여부',
  on: '사용',
  off: '사용 안 함',
  uses: (clients: number, projects: number) =>
    clients + projects ? `고객사 ${showNumber(clients)}곳 · 프로젝트 ${showNumber(projects)}건` : '쓰는 곳 없음',
  mergeTitle: (name: string) => `'${name}' 합치기`,
  into: '합칠 테마',
  chooseTheme: '테마 선택',
  mergeNote: (uses: string) => `${uses}이 고른 테마로 모두 옮겨 가요. 합친 뒤에는 되돌릴 수 없어요.`,
  mergeNothing: '쓰는 곳이 없어 목록에서 사라지기만 해요. 합친 뒤에는 되돌릴 수 없어요.',
  merged: '테마를 합쳤어요',
} as const
