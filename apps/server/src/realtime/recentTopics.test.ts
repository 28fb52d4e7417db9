import { topicNames as all } from '@crm/contract/events'
import { expect, test } from 'vitest'
import { createRecentTopics } from './recentTopics.ts'

test('what was told to one’s rooms since the page was opened, each topic once', () => {
  let now = 0
  const missed = createRecentTopics(() => now)
  now = 100_000
  missed.note('staff', 'projects.changed')
  now = 110_000
  missed.note('staff', 'todos.changed')
  missed.note('user:1', 'todos.read')
  missed.note('staff', 'todos.changed')
  now = 111_000
  expect(missed.in(['staff', 'user:1'], 3000)).toEqual(['todos.changed', 'todos.read'])
  expect(missed.in(['staff', 'user:2'], 20_000)).toEqual(['projects.changed', 'todos.changed'])
  expect(missed.in(['user:2'], 20_000)).toEqual([])
  missed.close()
})

test('a page older than what is remembered, or than the node, has to read everything again', () => {
  let now = 0
  const missed = createRecentTopics(() => now)
  now = 5000
  expect(missed.in(['staff'], 10_000)).toEqual(all)
  expect(missed.in(['staff'], 3000)).toEqual([])
  now = 500_000
  expect(missed.in(['staff'], 70_000)).toEqual(all)
  missed.close()
})
