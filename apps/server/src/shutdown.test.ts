import { expect, test } from 'vitest'
import { createShutdown } from './shutdown.ts'

test('a part that cannot close is told of, and the others are closed all the same', async () => {
  const closed: string[] = []
  const complaints: unknown[] = []
  const { add, closeAll } = createShutdown({
    tooLong: (name) => complaints.push(name),
    failed: (name, error) => complaints.push([name, (error as Error).message]),
  })
  add('first', async () => void closed.push('first'))
  add('rejects', async () => {
    throw new Error('later')
  })
  add('throws', () => {
    throw new Error('at once')
  })
  add('last', () => closed.push('last'))
  await closeAll()
  expect(closed).toEqual(['last', 'first'])
  expect(complaints).toEqual([
    ['throws', 'at once'],
    ['rejects', 'later'],
  ])
})
