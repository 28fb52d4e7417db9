import { expect, test } from 'vitest'
import { ownListPath } from './projectPaths.ts'

test.each([
  [['Index', 'WorkList', 'MyPageProject'], '/employee/work/list?is_own=1'],
  [['MyPageProject'], '/employee/mypage/project'],
  [['Index', 'WorkListV2'], null],
])('who may open %j finds all of their own projects at %s', (scopes, path) => {
  expect(ownListPath(scopes)).toBe(path)
})
