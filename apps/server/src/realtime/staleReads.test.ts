import { createClient, staleHeader } from '@crm/contract/kit/client'
import { io, type Socket } from 'socket.io-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { features } from '../features.ts'
import { createNotes, notes, notesFeature } from '../testing/features/notesFeature.ts'
import { onStale } from '../testing/nextEvent.ts'
import { startTestApp, type TestApp } from '../testing/startTestApp.ts'

let app: TestApp
let otherNode: string
const sockets: Socket[] = []
beforeAll(async () => {
  app = await startTestApp({ features: { ...features, notes: notesFeature } })
  await createNotes(app.db)
  otherNode = (await app.anotherNode()).url
})
afterAll(() => {
  for (const socket of sockets) socket.disconnect()
})

/** A tab: its socket, the topics it received, and calls that carry the socket's id. */
const openTab = async (url: string, token: string) => {
  const socket = io(url, { auth: { token }, transports: ['websocket'], forceNew: true, reconnection: false })
  sockets.push(socket)
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  const told: string[] = []
  onStale(socket, ({ topic }) => told.push(topic))
  const stale: (string[] | 'all')[] = []
  const call = createClient({
    baseUrl: app.url,
    headers: () => ({ authorization: `Bearer ${token}`, 'socket-id': socket.id ?? '' }),
    onStale: (calls) => stale.push(calls),
  })
  return { call, told, stale }
}

test.each([
  ['the same node', () => app.url],
  ['another node', () => otherNode],
])('the tab that writes learns by the answer what to read again, its other tab on %s by the socket', async (_, url) => {
  const mina = await app.staff({ emp_scope: ['WorkList'] })
  const writing = await openTab(url(), mina.token)
  const watching = await openTab(url(), mina.token)
  await writing.call(notes.add, { body: { title: '첫 번째' } })
  await expect.poll(() => watching.told).toEqual(['account.changed'])
  expect(writing.stale).toEqual([expect.arrayContaining(['GET /crm/v3/auth/profile'])])
  // Anything sent to the writing tab earlier would have arrived before this.
  await watching.call(notes.add, { body: { title: '두 번째' } })
  await expect.poll(() => writing.told).toEqual(['account.changed'])
})

test('a topic that concerns somebody else is not in the answer', async () => {
  const [mina, jun] = [await app.staff({ emp_scope: ['WorkList'] }), await app.staff()]
  const response = await fetch(`${app.url}${notes.add.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${mina.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ title: '남의 것', about: jun.user_no }),
  })
  expect(response.status).toBe(200)
  expect(response.headers.get(staleHeader)).toBeNull()
})

test('a refused write and a read name nothing stale', async () => {
  const mina = await app.staff({ emp_scope: ['WorkList'] })
  const tab = await openTab(app.url, mina.token)
  await tab.call(notes.add, { body: { title: '안 됨', fail: true } }).catch(() => {})
  await tab.call(notes.list)
  expect(tab.stale).toEqual([])
})

test('a repeated call whose first answer was lost makes the tab read everything again', async () => {
  const mina = await app.staff({ emp_scope: ['WorkList'] })
  const tab = await openTab(app.url, mina.token)
  const once = { body: { title: '한 번만' } }
  await tab.call(notes.add, once, { idempotencyKey: 'same-key-1' })
  await tab.call(notes.add, once, { idempotencyKey: 'same-key-1' })
  expect(tab.stale).toEqual([expect.any(Array), 'all'])
})
