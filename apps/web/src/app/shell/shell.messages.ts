import { showNumber } from '@crm/contract/kit/numbers'

export const shellText = {
  skip: '본문으로 건너뛰기',
  menu: '주 메뉴',
  openMenu: '메뉴 열기',
  narrow: '메뉴 접기',
  widen: '메뉴 펼치기',
  newTab: '(새 창)',
  unread: '안 읽음',
  builder: 'Builder',
  userMenu: (name: string) => `${name} 님의 메뉴`,
  myPage: '내 정보',
  colorScheme: '화면 모드',
  colorSchemes: { auto: '시스템', light: '밝게', dark: '어둡게' },
  signOut: '로그아웃',
  commute: '출퇴근',
  recorder: '미팅 녹음 열기',

  clientCalled: '님,',
  clientWelcome: '안녕하세요',
  buildUp: '빌드업',
  account: '내 계정',
  companySite: '회사 홈페이지',

  assignManagers: '프로젝트 담당자 배정',
  searchProjects: '프로젝트 검색',
  search: '검색',
  searchLabel: '프로젝트·고객사 검색',
  searchPlaceholder: '프로젝트·고객사 검색 (초성 가능)',
  palette: '통합 검색',
  screens: '메뉴',
  recents: '최근',
  actions: '바로 하기',
  creatingWords: ['추가', '등록', '만들기', '생성'],
  searchHint: '두 글자 이상, 또는 초성으로 검색해 보세요.',
  searchNone: (keyword: string) => `'${keyword}' 검색 결과가 없어요.`,
  searchedInstead: (keyword: string) => `'${keyword}' 검색 결과예요.`,
  searchFailed: '검색하지 못했어요.',
  searchPartly: '일부 결과를 불러오지 못했어요.',
  searchAll: (title: string, total: number) => `${title} ${showNumber(total)}건 모두 보기`,
  keys: '단축키',
  showKeys: '단축키 보기',
  closeTopmost: '열린 창 닫기',
  keyScopes: { everywhere: '어디서나', screen: '이 화면', list: '목록', panel: '옆 패널' },
  searchKeys: { move: '이동', open: '열기', close: '닫기' },
} as const

/** `프로젝트·할 일·메뉴 검색`: what somebody finds there. */
export const paletteWords = (found: readonly string[]) =>
  `${[...found, shellText.screens].join('·')} ${shellText.search}`
