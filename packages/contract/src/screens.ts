import type { ScopeName } from './scopes.ts'

/** Who a screen is for; `any` means every signed-in type, `public` everybody. */
export type Area = 'public' | 'any' | 'emp' | 'client' | 'vc'

/** `app` has the menu and the top bar; `bare` stands alone. */
export type Shell = 'app' | 'bare'

/** The staff menu's groups in their order; the first has no heading. */
export const menuGroups = {
  home: '',
  work: '업무',
  meeting: '미팅',
  client: '고객',
  service: '서비스',
  office: '사무',
  statistics: '통계',
  cai: 'Connect AI',
  ad: '광고',
  admin: '관리자',
} as const

export type MenuGroup = keyof typeof menuGroups

export interface Screen {
  path: string
  area: Area
  title: string
  shell: Shell
  /** Staff need one of these in `emp_scope`. */
  scope?: readonly ScopeName[]
  menu?: { group: MenuGroup; icon: string }
}

/** THE route table: a row is added when its screen works; router, menu, gating and the browser tour read it. */
export const screens = {
  Index: {
    path: '/',
    area: 'emp',
    title: '홈',
    shell: 'app',
    menu: { group: 'home', icon: 'home' },
  },
  Login: { path: '/login', area: 'public', title: '로그인', shell: 'bare' },
  JoinResult: { path: '/join/result', area: 'any', title: '가입 결과', shell: 'bare' },
  BizHome: {
    path: '/client/home',
    area: 'client',
    title: '대시보드',
    shell: 'app',
    menu: { group: 'home', icon: 'home' },
  },
  VcEventMain: { path: '/vc/event/main', area: 'vc', title: '이벤트', shell: 'app' },
  Components: { path: '/components', area: 'public', title: '컴포넌트', shell: 'bare' },
  ApiDocs: { path: '/docs', area: 'public', title: 'API 문서', shell: 'bare' },
  PageError: { path: '*', area: 'public', title: '페이지를 찾을 수 없어요', shell: 'bare' },
} as const satisfies Record<string, Screen>

export type ScreenName = keyof typeof screens

export const screenOf = (name: ScreenName): Screen => screens[name]
