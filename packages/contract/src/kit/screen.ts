import type { ScopeName } from '../scopes.ts'

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

/** Entries of one group that share a place in the menu, once there are several of them. */
export const submenus = {
  mypage: { title: '마이페이지', icon: 'user-circle' },
} as const

export type SubmenuName = keyof typeof submenus

export interface Screen {
  path: string
  area: Area
  title: string
  shell: Shell
  /** Staff need one of these in `emp_scope`. */
  scope?: readonly ScopeName[]
  /** Its place in the menu, and its icon: a name of Tabler's outline set. */
  menu?: { group: MenuGroup; under?: SubmenuName; icon?: string }
  /** An address in the demo data, for screens whose path has parameters or needs a query: the browser tour opens it. */
  sample?: string
}

/** The screens of one feature. A row is added when its screen works: router, menu, access and the browser tour read it. */
export const defineScreens = <const Rows extends Record<string, Screen>>(rows: Rows): Rows => rows

type Merged<Parts extends readonly object[]> = Parts extends readonly [
  infer First,
  ...infer Rest extends readonly object[],
]
  ? First & Merged<Rest>
  : unknown

/** One table out of the tables of all features. */
export const mergeTables = <Parts extends readonly object[]>(...parts: Parts) =>
  Object.assign({}, ...parts) as Merged<Parts>
