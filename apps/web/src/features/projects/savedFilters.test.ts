import { expect, test } from 'vitest'
import { withFilter } from './savedFilters.ts'

test('a filter saved under a name that is there replaces that one, in its place', () => {
  const list = [
    { name: '내 것', search: 'is_own=1' },
    { name: '착수', search: 'progress_status=started' },
  ]
  expect(withFilter(list, { name: '완료', search: 'progress_status=completed' })).toHaveLength(3)
  expect(withFilter(list, { name: '내 것', search: 'is_own=1&is_not_ended=1' })).toEqual([
    { name: '내 것', search: 'is_own=1&is_not_ended=1' },
    list[1],
  ])
})
