import { expect, test } from 'vitest'
import { localGroups } from './localGroups.ts'

const offers = {
  actions: [
    { title: '회사 등록', also: ['고객 등록'], screens: ['ClientVcCreate'], path: '/employee/client/create' },
    { title: '할 일 만들기', screens: ['TodoList'], form: () => Promise.resolve(() => null) },
  ],
  places: [
    { title: '할 일', path: '/employee/todo' },
    { title: '회의록', path: '/employee/schedule/record' },
  ],
  recents: [{ title: '그린루프', path: '/employee/client/list/detail/1' }],
}

const shown = (keyword: string) =>
  localGroups(offers, keyword).map(({ title, hits }) => [title, ...hits.map((hit) => hit.title)])

test('before anything is typed: what was opened last, and what can be done', () => {
  expect(shown('')).toEqual([
    ['최근', '그린루프'],
    ['바로 하기', '회사 등록', '할 일 만들기'],
  ])
})

test('a word finds actions and screens, also by initial consonants', () => {
  expect(shown('할 일')).toEqual([
    ['바로 하기', '할 일 만들기'],
    ['메뉴', '할 일'],
  ])
  expect(shown('ㅎㅇㄹ')).toEqual([['메뉴', '회의록']])
  expect(shown('zzz')).toEqual([])
})

test.each(['할 일 추가', '회사 추가', '회사 만들기'])(
  '%s: every word for making something is understood',
  (keyword) => {
    expect(shown(keyword)).toHaveLength(1)
  },
)

test('keys can be ids of elements', () => {
  const keys = localGroups(offers, '').flatMap(({ hits }) => hits.map(({ key }) => key))
  expect(keys.every((key) => /^[\w-]+$/.test(key))).toBe(true)
})

test('an action is found by other words for it, and by other words for making', () => {
  for (const keyword of ['고객 등록', '고객 추가', '회사 만들기'])
    expect(shown(keyword)[0]).toEqual(['바로 하기', '회사 등록'])
  expect(shown('객')).toEqual([])
})
