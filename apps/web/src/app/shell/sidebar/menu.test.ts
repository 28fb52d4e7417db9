import type { Screen } from '@crm/contract/kit/screen'
import { scopeNames } from '@crm/contract/scopes'
import { screens } from '@crm/contract/screens'
import { expect, test } from 'vitest'
import { activeEntry, buildMenu, isActive, type MenuEntry, type MenuSection } from './menu.ts'

const row = (path: string, more: Partial<Screen>): Screen => ({ path, area: 'emp', title: path, shell: 'app', ...more })
const mine = (path: string, scope: 'MyPageProject' | 'MyPageInfo') =>
  row(path, { scope: [scope], menu: { group: 'home', under: 'mypage' } })

const table: Record<string, Screen> = {
  AdminTm: row('/employee/admin/tm', { scope: ['AdminTm'], menu: { group: 'admin' } }),
  KeywordList: row('/employee/keyword/list', { scope: ['KeywordList'], menu: { group: 'work' } }),
  Index: row('/', { menu: { group: 'home' } }),
  WorkList: row('/employee/work/list', { scope: ['WorkList'], menu: { group: 'work' } }),
  WorkDetail: row('/employee/work/detail/:id', { scope: ['WorkList'] }),
  MyPageInfo: mine('/employee/mypage/info', 'MyPageInfo'),
  MyPageProject: mine('/employee/mypage/project', 'MyPageProject'),
  AlarmList: row('/employee/alarm/list', {}),
  BizHome: row('/client/home', { area: 'client', menu: { group: 'home' } }),
}
const staff = (...emp_scope: string[]) => ({ user_type: 'emp' as const, team_no: 1, emp_scope })
const nameOf = (entry: MenuEntry): unknown =>
  entry.kind === 'submenu' ? { [entry.name]: entry.entries.map(nameOf) } : entry.name
const names = (menu: MenuSection[]) => menu.map(({ entries }) => entries.map(nameOf))

test('staff see what their scopes allow, in the order of the groups and, within them, of the scopes', () => {
  const menu = buildMenu(table, staff('AdminTm', 'KeywordList', 'WorkList', 'Index'))
  expect(menu.map(({ group, title }) => [group, title])).toEqual([
    ['home', ''],
    ['work', '업무'],
    ['admin', '관리자'],
  ])
  expect(names(menu)).toEqual([['Index'], ['WorkList', 'KeywordList'], ['AdminTm']])
})

test('Connect AI works without todos unless a scope says so', () => {
  const withTodos = { ...table, TodoList: row('/employee/todo', { menu: { group: 'work' } }) }
  const inCai = (...emp_scope: string[]) => ({ ...staff(...emp_scope), team_no: 7 })
  expect(names(buildMenu(withTodos, staff('Index')))).toEqual([['Index'], ['TodoList']])
  expect(names(buildMenu(withTodos, inCai('Index')))).toEqual([['Index']])
  expect(names(buildMenu(withTodos, inCai('Index', 'TodoList')))).toEqual([['Index'], ['TodoList']])
})

test('groups left empty are dropped, and their titles with them', () => {
  expect(names(buildMenu(table, staff('Index', 'WorkList')))).toEqual([['Index'], ['WorkList']])
  expect(names(buildMenu(table, staff('WorkList')))).toEqual([['WorkList']])
  expect(buildMenu(table, staff())).toEqual([])
})

test('several entries that belong together share a submenu; a single one stands alone', () => {
  expect(names(buildMenu(table, staff('Index', 'MyPageInfo', 'MyPageProject')))).toEqual([
    ['Index', { mypage: ['MyPageProject', 'MyPageInfo'] }],
  ])
  expect(names(buildMenu(table, staff('Index', 'MyPageInfo')))).toEqual([['Index', 'MyPageInfo']])
})

test('only screens that exist appear, however many scopes somebody holds', () => {
  const menu = buildMenu(screens, staff(...scopeNames))
  const shown = menu.flatMap(({ entries }) =>
    entries.flatMap((entry) => (entry.kind === 'submenu' ? entry.entries : entry)),
  )
  for (const { name } of shown) expect(screens).toHaveProperty(name)
  expect(shown.map(({ name }) => name)).toContain('Index')
})

test('clients and partners have no staff menu', () => {
  for (const user_type of ['client', 'vc'] as const) expect(buildMenu(table, { ...staff(), user_type })).toEqual([])
})

test('the active entry is the screen’s own, or the one whose scope opens it, or the one that covers it', () => {
  const menu = buildMenu(table, staff('Index', 'WorkList', 'MyPageInfo', 'MyPageProject'))
  expect(activeEntry(menu, { name: 'Index' }, '/')).toBe('Index')
  expect(activeEntry(menu, { name: 'WorkDetail', scope: ['WorkList'] }, '/employee/work/detail/3')).toBe('WorkList')
  expect(activeEntry(menu, { name: 'Else' }, '/employee/work/list/else')).toBe('WorkList')
  expect(activeEntry(menu, { name: 'Else' }, '/employee/work/listing')).toBeNull()
  expect(activeEntry(menu, { name: 'AlarmList' }, '/employee/alarm/list')).toBeNull()

  const [, mypage] = menu[0]?.entries ?? []
  expect(mypage && isActive(mypage, 'MyPageInfo')).toBe(true)
  expect(mypage && isActive(mypage, 'WorkList')).toBe(false)
})
