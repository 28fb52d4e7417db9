import { sql } from 'kysely'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { tcpProxy } from '../../testing/services/tcpProxy.ts'
import { startTestApp, type TestApp } from '../../testing/startTestApp.ts'
import { problemOfDbError } from '../dbErrors.ts'
import { createSharedConnection, type SharedConnection } from './sharedConnection.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})

const open = (options: { url?: string; pipelineSilentMs?: number } = {}) => {
  const connection = createSharedConnection({ url: app.databaseUrl, onIdleError: () => {}, ...options })
  onTestFinished(() => connection.end())
  return connection
}

const echo = (connection: SharedConnection, number: number) =>
  connection
    .query<{ said: number; pid: number }>({
      name: 'echo',
      text: 'select $1::int as said, pg_backend_pid() as pid',
      values: [number],
    })
    .then(({ rows }) => rows[0])

const numbers = Array.from({ length: 50 }, (_, index) => index)

test('fifty callers at once share one connection, and each gets its own answer', async () => {
  const connection = open()
  const answers = await Promise.all(numbers.map((number) => echo(connection, number)))
  expect(answers.map((answer) => answer?.said)).toEqual(numbers)
  expect(new Set(answers.map((answer) => answer?.pid)).size).toBe(1)
})

test('a statement that fails takes no other with it', async () => {
  const connection = open()
  const fail = () => connection.query({ text: 'select 1 / $1::int', values: [0] })
  const answers = await Promise.allSettled([
    echo(connection, 1),
    fail(),
    echo(connection, 2),
    fail(),
    echo(connection, 3),
  ])
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected', 'fulfilled'])
  expect(await echo(connection, 4)).toMatchObject({ said: 4 })
})

test('a connection that the database ends is replaced, also while callers never stop asking', async () => {
  const connection = open()
  const pid = (await echo(connection, 0))?.pid
  const problems: unknown[] = []
  let isAsking = true
  const asking = numbers.slice(0, 4).map(async (number) => {
    while (isAsking) await echo(connection, number).catch((error) => problems.push(problemOfDbError(error)))
  })
  await sql`select pg_terminate_backend(${pid})`.execute(app.db)
  const answered = async () => {
    const answer = await echo(connection, 1)
    expect(answer?.said).toBe(1)
    expect(answer?.pid).not.toBe(pid)
  }
  await vi.waitFor(answered, { timeout: 60_000 })
  isAsking = false
  await Promise.all(asking)
  // Whoever had asked when it ended, if anybody had, is told the same as when the whole database is gone.
  expect(problems.filter((problem) => problem !== 'unavailable')).toEqual([])
})

test('a connection that says nothing any more is given up, and the next caller gets another', async () => {
  const line = await tcpProxy(app.databaseUrl)
  const connection = open({ url: line.url, pipelineSilentMs: 300 })
  await echo(connection, 1)
  line.fallSilent()
  const error = await echo(connection, 2).catch((reason: unknown) => reason)
  expect(problemOfDbError(error)).toBe('unavailable')
  line.speak()
  await vi.waitFor(async () => expect(await echo(connection, 3)).toMatchObject({ said: 3 }), { timeout: 60_000 })
})
