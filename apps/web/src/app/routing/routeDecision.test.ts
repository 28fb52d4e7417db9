import type { User } from '@crm/contract/features/auth/auth'
import type { Screen } from '@crm/contract/kit/screen'
import { scopeNames } from '@crm/contract/scopes'
import { type ScreenName, screenOf, screens } from '@crm/contract/screens'
import { expect, test } from 'vitest'
import { decideRoute, type NamedScreen } from './routeDecision.ts'

const nobody: User = {
  user_no: 1,
  user_id: 'someone',
  user_name: '김서연',
  user_type: 'emp',
  state: 1,
  emp_no: null,
  emp_state: null,
  emp_lv: null,
  emp_scope: [],
  team_no: null,
  team_name: null,
  client_no: null,
  client_state: null,
  client_name: null,
  client_rep_name: null,
  vc_state: null,
  vc_name: null,
  is_verified: true,
  is_device_verified: true,
  user_web_push_tokens: [],
}
const emp = (more: Partial<User> = {}): User => ({ ...nobody, user_type: 'emp', emp_no: 1, emp_state: 1, ...more })
const client = (more: Partial<User> = {}): User => ({ ...nobody, user_type: 'client', client_state: 1, ...more })
const vc = (more: Partial<User> = {}): User => ({ ...nobody, user_type: 'vc', vc_state: 1, ...more })

const open = (name: ScreenName, user: User | null) => decideRoute({ name, ...screenOf(name) }, user)
const show = { kind: 'show' }
const go = (to: ScreenName) => ({ kind: 'go', to })

test('public screens are for everybody', () => {
  for (const user of [null, emp(), client({ is_verified: false })]) {
    expect(open('Components', user)).toEqual(show)
    expect(open('PageError', user)).toEqual(show)
  }
})

test('nobody signs in first, and somebody need not sign in again', () => {
  expect(open('Index', null)).toEqual({ kind: 'signIn' })
  expect(open('DeviceCheck', null)).toEqual({ kind: 'signIn' })
  expect(open('Login', null)).toEqual(show)
  for (const name of ['Login', 'JoinType', 'JoinClient', 'JoinStaff', 'JoinVc'] as const) {
    expect(open(name, null)).toEqual(show)
    expect(open(name, emp())).toEqual(go('Index'))
    expect(open(name, client({ is_verified: false }))).toEqual(go('Index'))
  }
})

test('recovery is open to everybody, a link in a mail works beside a session', () => {
  for (const user of [null, emp(), emp({ is_device_verified: false }), vc({ vc_state: 2 })]) {
    for (const name of ['FindId', 'FindIdResult', 'FindPw', 'FindPwResult', 'UtilPostcode'] as const) {
      expect(open(name, user)).toEqual(show)
    }
  }
})

test('staff on an unproved device prove it first, and then go on to where they wanted to be', () => {
  const remote = emp({ is_device_verified: false })
  expect(open('Index', remote)).toEqual({ kind: 'go', to: 'DeviceCheck', comesBack: true })
  expect(open('BizHome', remote)).toEqual({ kind: 'go', to: 'DeviceCheck', comesBack: true })
  expect(open('DeviceCheck', remote)).toEqual(show)
  expect(open('DeviceCheck', emp())).toEqual({ kind: 'goOn' })
  expect(open('DeviceCheck', client())).toEqual({ kind: 'goOn' })
})

test('the gates stand in their order: approval comes before the device, both before the area', () => {
  const unapproved = emp({ emp_state: 2, is_device_verified: false })
  expect(open('DeviceCheck', unapproved)).toEqual({ kind: 'go', to: 'JoinResult', comesBack: false })
  expect(open('BizHome', unapproved)).toEqual({ kind: 'go', to: 'JoinResult', comesBack: false })
  expect(open('Index', client({ is_device_verified: false }))).toEqual(go('BizHome'))
})

/** A course, its player and its samples: whoever may not learn is told so there. */
const openToEveryType = ['ClientCampDetailV3', 'ClientCampLectureV3', 'ClientCampLectureSampleV3'] as const

test('a course is open to every type', () => {
  for (const name of openToEveryType) {
    for (const user of [emp(), client(), vc()]) expect(open(name, user), name).toEqual(show)
    expect(open(name, vc({ vc_state: 3 })), name).toEqual({ kind: 'go', to: 'JoinResult', comesBack: false })
  }
})

test('the root is the staff home and sends the others to theirs', () => {
  expect(open('Index', emp())).toEqual(show)
  expect(open('Index', client())).toEqual(go('BizHome'))
  expect(open('Index', vc())).toEqual(go('VcEventMain'))
})

test('another type’s area leads back to the root', () => {
  expect(open('BizHome', client())).toEqual(show)
  expect(open('BizHome', emp())).toEqual(go('Index'))
  expect(open('VcEventMain', client())).toEqual(go('Index'))
})

test('every screen of the table: strangers sign in, and nobody stays in another type’s area', () => {
  const users = { emp: emp({ emp_scope: [...scopeNames] }), client: client(), vc: vc() }
  const hasOwnTest = new Set<string>(['Index', 'DeviceCheck', ...openToEveryType])
  const closed = Object.entries(screens).filter(([, { area }]) => area !== 'public')
  expect(closed.length).toBeGreaterThan(30)
  for (const [name, { area }] of closed as [ScreenName, Screen][]) {
    expect(open(name, null), name).toEqual({ kind: 'signIn' })
    if (area === 'any' || hasOwnTest.has(name)) continue
    for (const [type, user] of Object.entries(users)) {
      expect(open(name, user), `${type} at ${name}`).toEqual(type === area ? show : go('Index'))
    }
  }
})

test('people who may not use the product yet see the join result and nothing else', () => {
  const waiting = [
    emp({ emp_state: 2 }),
    emp({ emp_state: 3 }),
    vc({ vc_state: 2 }),
    vc({ vc_state: 3 }),
    client({ is_verified: false }),
    client({ client_state: 2 }),
    client({ client_state: 3 }),
  ]
  for (const user of waiting) {
    expect(open('Index', user)).toEqual({ kind: 'go', to: 'JoinResult', comesBack: false })
    expect(open('JoinResult', user)).toEqual(show)
  }
  expect(open('JoinResult', null)).toEqual(show)
  expect(open('JoinResult', emp())).toEqual(go('Index'))
})

test('staff need one of the screen’s scopes', () => {
  const screen: NamedScreen = {
    name: 'WorkList',
    path: '/employee/work/list',
    area: 'emp',
    title: '프로젝트',
    shell: 'app',
    scope: ['WorkList', 'WorkListV2'],
  }
  expect(decideRoute(screen, emp())).toEqual({ kind: 'forbidden' })
  expect(decideRoute(screen, emp({ emp_scope: ['WorkListV2'] }))).toEqual(show)
})
