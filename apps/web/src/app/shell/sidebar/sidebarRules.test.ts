import { expect, test } from 'vitest'
import { showsSidebar, standsAlone } from './sidebarRules.ts'

const nobody = { state: 1, client_state: null, emp_state: null, vc_state: null }
const emp = { ...nobody, user_type: 'emp', emp_state: 1 } as const

test.each([
  '/public/estimate',
  '/public/link-share/3',
  '/pre-survey/question/1',
  '/employee/work/new-tab-pre/7',
  '/device-check',
  '/test',
])('%s stands alone', (pathname) => {
  expect(standsAlone(pathname)).toBe(true)
  expect(showsSidebar(emp, pathname, 'Whatever')).toBe(false)
})

test.each(['/', '/employee/work/list', '/employee/alarm/list', '/publicity', '/employee/test'])(
  '%s does not',
  (pathname) => expect(standsAlone(pathname)).toBe(false),
)

test('active staff have a sidebar; login, result, error and estimate pages have not', () => {
  expect(showsSidebar(emp, '/')).toBe(true)
  expect(showsSidebar(emp, '/employee/alarm/list')).toBe(true)
  expect(showsSidebar(emp, '/login')).toBe(false)
  expect(showsSidebar(emp, '/join/result')).toBe(false)
  expect(showsSidebar(emp, '/no/such/page')).toBe(false)
  expect(showsSidebar(emp, '/employee/estimate/step', 'EstimateStep')).toBe(false)
})

test('people who left or wait have none, clients and partners neither', () => {
  expect(showsSidebar({ ...emp, state: 0 }, '/')).toBe(false)
  expect(showsSidebar({ ...emp, emp_state: 2 }, '/')).toBe(false)
  expect(showsSidebar({ ...nobody, user_type: 'client', client_state: 1 }, '/client/home')).toBe(false)
  expect(showsSidebar({ ...nobody, user_type: 'vc', vc_state: 1 }, '/vc/event/main')).toBe(false)
})
