import { beforeEach, expect, test, vi } from 'vitest'
import { noteRecent, readRecents } from './recents.ts'

const store = new Map<string, string>()

beforeEach(() => {
  store.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
    removeItem: (key: string) => store.delete(key),
  })
})

test('the newest first, every address once, under its newest title', () => {
  noteRecent(1, { title: '그린루프', path: '/a' })
  noteRecent(1, { title: '할 일', path: '/b' })
  noteRecent(1, { title: '그린루프 2', path: '/a' })
  expect(readRecents(1)).toEqual([
    { title: '그린루프 2', detail: '', path: '/a' },
    { title: '할 일', detail: '', path: '/b' },
  ])
})

test('a record with tabs is listed once, at the tab that was seen last', () => {
  noteRecent(1, { title: '그린루프', path: '/project/1/dashboard' })
  noteRecent(1, { title: '그린루프', path: '/project/1/data' })
  expect(readRecents(1).map(({ path }) => path)).toEqual(['/project/1/data'])
})

test('everybody has their own', () => {
  noteRecent(1, { title: '그린루프', path: '/a' })
  expect(readRecents(2)).toEqual([])
})

test('no more than eight are kept', () => {
  for (let index = 0; index < 20; index++) noteRecent(1, { title: `${index}`, path: `/${index}` })
  expect(readRecents(1).map(({ title }) => title)).toEqual(['19', '18', '17', '16', '15', '14', '13', '12'])
})

test.each(['nonsense', '{}', '[1, null, {"title": "x"}, {"title": "x", "path": "https://elsewhere.example"}]'])(
  'what is not ours is not offered: %s',
  (stored) => {
    store.set('crm.recents.1', stored)
    expect(readRecents(1)).toEqual([])
  },
)
