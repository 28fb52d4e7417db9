import type { Screen } from '@crm/contract/kit/screen'
import { screens } from '@crm/contract/screens'
import { expect, test } from 'vitest'
import { homeOf, worksInCai } from './home.ts'
import { mayOpen, pathTo } from './screenAccess.ts'

const emp = { user_type: 'emp' as const, team_no: 3, emp_scope: ['WorkList'] }
const cai = { ...emp, team_no: 7, emp_scope: ['CaiHome'] }
const client = { user_type: 'client' as const, team_no: null, emp_scope: [] }
const vc = { ...client, user_type: 'vc' as const }

const { ...before }: Record<string, Screen> = screens
delete before.CaiHome
const after: Record<string, Screen> = {
  ...before,
  CaiHome: { path: '/employee/cai/home', area: 'emp', title: 'CAI 홈', shell: 'app', scope: ['CaiHome'] },
}

test('every type of user has a home', () => {
  expect(homeOf(emp)).toBe('Index')
  expect(homeOf(client)).toBe('BizHome')
  expect(homeOf(vc)).toBe('VcEventMain')
})

test('team 7 goes to the home of Connect AI as soon as there is one', () => {
  expect(homeOf(cai, before)).toBe('Index')
  expect(homeOf(cai, after)).toBe('CaiHome')
  expect(homeOf(emp, after)).toBe('Index')
})

test('nobody is sent to a home that is closed to them', () => {
  expect(homeOf({ ...cai, emp_scope: [] }, after)).toBe('Index')
})

test('only staff of team 7 work in Connect AI', () => {
  expect(worksInCai(cai)).toBe(true)
  expect(worksInCai(emp)).toBe(false)
  expect(worksInCai({ ...client, team_no: 7 })).toBe(false)
})

test('a screen opens when it exists, for its own type, with one of its scopes', () => {
  expect(mayOpen('CaiHome', cai, before)).toBe(false)
  expect(mayOpen('CaiHome', cai, after)).toBe(true)
  expect(mayOpen('CaiHome', emp, after)).toBe(false)
  expect(mayOpen('BizHome', client)).toBe(true)
  expect(mayOpen('BizHome', emp)).toBe(false)
  expect(pathTo('CaiHome', cai, after)).toBe('/employee/cai/home')
  expect(pathTo('CaiHome', emp, after)).toBeNull()
  expect(pathTo('NoSuchScreen', emp)).toBeNull()
})
