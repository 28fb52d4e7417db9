import { expect, test } from 'vitest'
import { pathOf } from './paths.ts'

test('a path is the screen’s own, with what belongs in its places', () => {
  expect(pathOf('WorkList')).toBe('/employee/work/list')
  expect(pathOf('WorkDetailDashboard', { id: 7 })).toBe('/employee/work/detail/7/dashboard')
  expect(pathOf('PreSurveyQuestion', { id: 'a/b' })).toBe('/pre-survey/question/a%2Fb')
})

test('what is asked follows the path', () => {
  expect(pathOf('WorkList', {}, { is_own: 1 })).toBe('/employee/work/list?is_own=1')
  expect(pathOf('WorkDetailMeeting', { id: 7 }, { ms_no: 3, q: 'a&b' })).toBe(
    '/employee/work/detail/7/work-meeting?ms_no=3&q=a%26b',
  )
})

test('a screen that is not there, and a place left empty, do not compile', () => {
  // @ts-expect-error
  expect(() => pathOf('Nowhere')).toThrow()
  // @ts-expect-error
  expect(pathOf('MemberDetail')).toBe('/employee/member/detail/')
  // @ts-expect-error
  expect(pathOf('MemberDetail', { user_no: 7 })).toBe('/employee/member/detail/')
})
