import { expect, test } from 'vitest'
import { groupBegun } from './rowGroups.ts'

test('a heading stands before the first row of each group', () => {
  const groups = { by: (row: string) => row.slice(0, 1), heading: (key: string) => key }
  const rows = ['a1', 'a2', 'b1']
  expect(rows.map((_, index) => groupBegun(groups, rows, index))).toEqual(['a', undefined, 'b'])
  expect(groupBegun(undefined, rows, 0)).toBeUndefined()
})
