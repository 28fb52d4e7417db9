import { topicNames as all } from '@crm/contract/events'
import { expect, test } from 'vitest'
import { createRecentTopics } from './recentTopics.ts'

test('what was told to one’s rooms since the page was opened, each topic once', () => {
  let now = 0
  const recent = createRecentTopics(() => now)
  now = 100_000
  recent.note('staff', 'projects.changed')
  now = 110_000
  recent.note('staff', 'todos.changed')
  recent.note('user:1', 'todos.read')
  recent.note('staff', 'todos.changed')
  now = 111_000
  expect(recent.in(['staff', 'user:1'], 3000)).toEqual(['todos.changed', 'todos.read'])
  expect(recent.in(['staff', 'user:2'], 20_000)).toEqual(['projects.changed', 'todos.changed'])
  expect(recent.in(['user:2'], 20_000)).toEqual([])
  recent.close()
})

test('a page older than what is remembered, or than the node, has to read everything again', () => {
  let now = 0
  const recent = createRecentTopics(() => now)
  now = 5000
  expect(recent.in(['staff'], 10_000)).toEqual(all)
  expect(recent.in(['staff'], 3000)).toEqual([])
  now = 500_000
  expect(recent.in(['staff'], 70_000)).toEqual(all)
  recent.close()
})
