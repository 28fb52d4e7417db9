import type { Screen } from '@crm/contract/kit/screen'
import { screens } from '@crm/contract/screens'
import { expect, test } from 'vitest'
import { commutePath, myPagePath, projectListPath, withKeyword } from './menuPaths.ts'

const staff = { user_type: 'emp' as const, team_no: 3, emp_scope: ['WorkList', 'MyPageInfo'] }
const cai = { ...staff, team_no: 7 }
const client = { user_type: 'client' as const, team_no: null, emp_scope: [] }

const { WorkList: _, CommuteDetail: __, ...before }: Record<string, Screen> = screens
const after: Record<string, Screen> = {
  ...before,
  WorkList: { path: '/employee/work/list', area: 'emp', title: '프로젝트', shell: 'app', scope: ['WorkList'] },
  CommuteDetail: { path: '/employee/commute/index', area: 'emp', title: '출퇴근', shell: 'app' },
}

test('the sidebar searches as soon as there is a project list, for those who may open it', () => {
  expect(projectListPath(staff, before)).toBeNull()
  expect(projectListPath(staff, after)).toBe('/employee/work/list')
  expect(projectListPath({ ...staff, emp_scope: [] }, after)).toBeNull()
})

test('the keyword goes along in the address', () => {
  const url = new URL(withKeyword('/employee/work/list', '그린 & 루프'), 'http://here')
  expect(url.pathname).toBe('/employee/work/list')
  expect(url.searchParams.get('keyword')).toBe('그린 & 루프')
})

test('the commute shortcut is there as soon as its screen is, but not for team 7', () => {
  expect(commutePath(staff, before)).toBeNull()
  expect(commutePath(staff, after)).toBe('/employee/commute/index')
  expect(commutePath(cai, after)).toBeNull()
  expect(commutePath(client, after)).toBeNull()
})

test('everybody’s own page is the one of their area', () => {
  expect(myPagePath(staff)).toBe('/employee/mypage/info')
  expect(myPagePath({ ...staff, emp_scope: [] })).toBeNull()
  expect(myPagePath(client)).toBe('/client/my-page/info')
  expect(myPagePath({ ...client, user_type: 'vc' })).toBeNull()
})
