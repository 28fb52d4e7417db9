import { setTimeout as wait } from 'node:timers/promises'
import { problems } from '@crm/contract/problems'
import { sql } from 'kysely'
import pino from 'pino'
import { io } from 'socket.io-client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readConfig } from './config.ts'
import { features } from './features.ts'
import { startNode } from './node.ts'
import { createNotes, notes, notesFeature } from './testing/features/notesFeature.ts'
import { nextEvent, onStale } from './testing/nextEvent.ts'
import { tcpProxy } from './testing/services/tcpProxy.ts'
import { startTestApp } from './testing/startTestApp.ts'

const withNotes = { ...features, notes: notesFeature }

/** A node whose connection to the database can be cut, and a socket connected to it. */
const nodeOnALine = async () => {
  const app = await startTestApp({ features: withNotes })
  await createNotes(app.db)
  const line = await tcpProxy(app.databaseUrl)
  const node = await startNode({
    config: readConfig({ PORT: '0', SEED: 'none', DATABASE_URL: line.url, DATABASE_POOL: '4' }),
    databaseUrl: line.url,
    log: pino({ level: 'silent' }),
    features: withNotes,
  })
  const mina = await app.staff({ emp_scope: ['WorkList'] })
  const socket = io(node.url, { auth: { token: mina.token }, transports: ['websocket'], forceNew: true })
  await nextEvent(socket, 'connect')
  onTestFinished(async () => {
    socket.disconnect()
    await node.close()
  })
  const headers = { authorization: `Bearer ${mina.token}`, 'content-type': 'application/json' }
  const add = (title: string) =>
    fetch(`${node.url}${notes.add.path}`, { method: 'POST', headers, body: JSON.stringify({ title }) })
  /** Said on another node: it comes to this one's socket through the database. */
  const heardFromOtherNode = async (timeout = 15_000) => {
    const heard: unknown[] = []
    onStale(socket, (message) => heard.push(message))
    const ask = async () => {
      await mina.call(notes.add, { body: { title: '들려요?' } })
      expect(heard).not.toEqual([])
    }
    await vi.waitFor(ask, { timeout, interval: 300 })
    socket.off('stale')
  }
  const titles = async () => (await mina.call(notes.list)).query.map(({ title }) => title)
  return { app, line, node, add, titles, heardFromOtherNode }
}

test('database gone for ten seconds: a clear error each time, then work goes on without a restart', async () => {
  const { line, node, add, titles, heardFromOtherNode } = await nodeOnALine()
  expect((await add('끊기기 전')).status).toBe(200)

  await line.cut()
  const until = Date.now() + 10_000
  while (Date.now() < until) {
    const answer = await add('끊긴 동안')
    expect(answer.status).toBe(problems.unavailable.status)
    expect(await answer.json()).toMatchObject({ state: 0, message: problems.unavailable.message })
    expect((await fetch(`${node.url}/readyz`)).status).toBe(503)
    expect((await fetch(`${node.url}/healthz`)).status).toBe(200)
    await wait(500)
  }
  await line.mend()

  await vi.waitFor(async () => expect((await add('다시')).status).toBe(200), { timeout: 60_000, interval: 200 })
  expect(await titles()).toEqual(expect.arrayContaining(['끊기기 전', '다시']))
  expect(await titles()).not.toContain('끊긴 동안')

  await heardFromOtherNode()
  // And the job that each note leaves behind runs.
  await vi.waitFor(async () => expect(await titles()).toContain('다시 나중에'), { timeout: 60_000, interval: 500 })
})

test('a database that says nothing: readiness is refused soon, and does not wait for it', async () => {
  const { line, node } = await nodeOnALine()
  const ready = () => fetch(`${node.url}/readyz`, { signal: AbortSignal.timeout(5000) })
  expect((await ready()).status).toBe(200)
  line.fallSilent()
  const answers = await Promise.all(Array.from({ length: 20 }, ready))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 503))
  expect((await ready()).status).toBe(503)
  expect((await fetch(`${node.url}/healthz`)).status).toBe(200)
  await line.cut()
  await line.mend()
})

test('every connection ended at once, idle or not, again and again: no node ends, sockets go on', async () => {
  const { app, add, heardFromOtherNode } = await nodeOnALine()
  for (const round of ['하나', '둘', '셋']) {
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(app.db)
    await vi.waitFor(async () => expect((await add(round)).status).toBe(200), { timeout: 60_000, interval: 200 })
    await heardFromOtherNode()
  }
})

test('connections that died without a word: those that listen notice, and are made anew', async () => {
  const { line, heardFromOtherNode } = await nodeOnALine()
  line.fallSilent()
  line.speak()
  await heardFromOtherNode(30_000)
  // Those that do other work are still silent: closing would wait for them.
  await line.cut()
  await line.mend()
})
