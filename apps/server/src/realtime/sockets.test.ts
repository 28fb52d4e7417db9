import { auth } from '@crm/contract/features/auth/auth'
import { io, type Socket } from 'socket.io-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { features } from '../features.ts'
import { createNotes, notes, notesFeature } from '../testing/features/notesFeature.ts'
import { nextEvent, nextStale, onStale } from '../testing/nextEvent.ts'
import { startTestApp, type TestApp } from '../testing/startTestApp.ts'

let app: TestApp
let otherNode: string
const open: Socket[] = []
beforeAll(async () => {
  app = await startTestApp({ features: { ...features, notes: notesFeature } })
  await createNotes(app.db)
  otherNode = (await app.anotherNode()).url
})
afterAll(() => {
  for (const socket of open) socket.disconnect()
})

interface Connecting {
  age?: number
  /** Filled with the topics that arrive. */
  heard?: string[]
}

const connect = async (url: string, token: string, { age, heard }: Connecting = {}) => {
  const socket = io(url, { auth: { token, age }, transports: ['websocket'], forceNew: true, reconnection: false })
  open.push(socket)
  onStale(socket, ({ topic }) => heard?.push(topic))
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  return socket
}

test('no token, no socket', async () => {
  await expect(connect(app.url, '')).rejects.toThrow('not_signed_in')
  await expect(connect(app.url, 'x'.repeat(43))).rejects.toThrow('not_signed_in')
})

test('an event raised on one node reaches its person on the other, and nobody else', async () => {
  const [mina, jun] = [await app.staff({ emp_scope: ['WorkList'] }), await app.staff()]
  const minas = await connect(otherNode, mina.token)
  const juns = await connect(otherNode, jun.token)
  const heardByJun: unknown[] = []
  onStale(juns, (message) => heardByJun.push(message))
  const heard = nextStale(minas)
  await mina.call(notes.add, { body: { title: '알림' } })
  expect(await heard).toMatchObject({
    topic: 'account.changed',
    calls: expect.arrayContaining(['GET /crm/v3/auth/profile']),
  })
  expect(heardByJun).toEqual([])
})

test('a page that connects late gets the topics it missed on either node, and none that were for others', async () => {
  const scopes = { emp_scope: ['WorkList'] as const }
  const mina = await app.staff(scopes)
  // A page that was opened before the node started reads everything again, so the test waits until the node is older.
  const nodesStood = Date.now()
  await expect.poll(() => Date.now() - nodesStood).toBeGreaterThan(1100)
  const opened = Date.now()
  const age = () => Date.now() - opened
  await mina.call(notes.add, { body: { title: '늦게 온 사람' } })
  for (const url of [app.url, otherNode]) {
    const jun = await app.staff(scopes)
    const minas: string[] = []
    const juns: string[] = []
    await connect(url, mina.token, { age: age(), heard: minas })
    await connect(url, jun.token, { age: age(), heard: juns })
    await expect.poll(() => minas).toEqual(['account.changed'])
    // This event arrives after any earlier one that could have been sent to him.
    await jun.call(notes.add, { body: { title: '지금' } })
    await expect.poll(() => juns).toEqual(['account.changed'])
  }
})

test('a refused write is not told to anybody', async () => {
  const mina = await app.staff({ emp_scope: ['WorkList'] })
  const socket = await connect(app.url, mina.token)
  const heard: unknown[] = []
  onStale(socket, (message) => heard.push(message))
  await mina.call(notes.add, { body: { title: '안 됨', fail: true } }).catch(() => {})
  // The next message on the same socket would come after the refused one.
  const next = nextStale(socket)
  await mina.call(notes.add, { body: { title: '됨' } })
  await next
  expect(heard).toHaveLength(1)
})

test('logging out on one node closes the socket on the other', async () => {
  const person = await app.staff()
  const socket = await connect(otherNode, person.token)
  const told = nextEvent(socket, 'signed_out')
  const closed = nextEvent(socket, 'disconnect')
  await person.call(auth.logout)
  await told
  await closed
})

test('the socket of somebody who has left is closed', async () => {
  const person = await app.staff()
  const socket = await connect(app.url, person.token)
  const closed = nextEvent(socket, 'disconnect')
  await app.db.updateTable('users').set({ state: 0 }).where('user_no', '=', person.user_no).execute()
  await closed
  await expect(connect(app.url, person.token)).rejects.toThrow('not_signed_in')
})
