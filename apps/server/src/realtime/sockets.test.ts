import { once } from 'node:events'
import { auth } from '@crm/contract/features/auth'
import { io, type Socket } from 'socket.io-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { features } from '../features.ts'
import { type House, house } from '../testing/house.ts'
import { createNotes, notebook, notebookFeature } from '../testing/notebook.ts'

let at: House
let otherNode: string
const open: Socket[] = []
beforeAll(async () => {
  at = await house({ features: { ...features, notebook: notebookFeature } })
  await createNotes(at.db)
  otherNode = (await at.anotherNode()).url
})
afterAll(() => {
  for (const socket of open) socket.disconnect()
})

const connect = async (url: string, token: string) => {
  const socket = io(url, { auth: { token }, transports: ['websocket'], forceNew: true, reconnection: false })
  open.push(socket)
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  return socket
}

test('no token, no socket', async () => {
  await expect(connect(at.url, '')).rejects.toThrow('not_signed_in')
  await expect(connect(at.url, 'x'.repeat(43))).rejects.toThrow('not_signed_in')
})

test('an event raised on one node reaches its person on the other, and nobody else', async () => {
  const [mina, jun] = [await at.staff({ emp_scope: ['WorkList'] }), await at.staff()]
  const minas = await connect(otherNode, mina.token)
  const juns = await connect(otherNode, jun.token)
  const heardByJun: unknown[] = []
  juns.on('stale', (message) => heardByJun.push(message))
  const heard = once(minas as never, 'stale')
  await mina.call(notebook.add, { body: { title: '알림' } })
  expect(await heard).toMatchObject([
    { topic: 'account.changed', calls: expect.arrayContaining(['GET /crm/v3/auth/profile']) },
  ])
  expect(heardByJun).toEqual([])
})

test('a refused write is not told to anybody', async () => {
  const mina = await at.staff({ emp_scope: ['WorkList'] })
  const socket = await connect(at.url, mina.token)
  const heard: unknown[] = []
  socket.on('stale', (message) => heard.push(message))
  await mina.call(notebook.add, { body: { title: '안 됨', fail: true } }).catch(() => {})
  // The next message on the same socket would come after the refused one.
  const next = once(socket as never, 'stale')
  await mina.call(notebook.add, { body: { title: '됨' } })
  await next
  expect(heard).toHaveLength(1)
})

test('logging out on one node closes the socket on the other', async () => {
  const person = await at.staff()
  const socket = await connect(otherNode, person.token)
  const told = once(socket as never, 'signed_out')
  const closed = once(socket as never, 'disconnect')
  await person.call(auth.logout)
  await told
  await closed
})

test('the socket of somebody who has left is closed', async () => {
  const person = await at.staff()
  const socket = await connect(at.url, person.token)
  const closed = once(socket as never, 'disconnect')
  await at.db.updateTable('users').set({ state: 0 }).where('user_no', '=', person.user_no).execute()
  await closed
  await expect(connect(at.url, person.token)).rejects.toThrow('not_signed_in')
})
