import { versions } from '@crm/contract/features/versions/versions'
import { io } from 'socket.io-client'
import { beforeAll, expect, test } from 'vitest'
import { nextEvent } from '../../testing/nextEvent.ts'
import { type Person, startTestApp, type TestApp } from '../../testing/startTestApp.ts'
import { readVersion } from '../../version.ts'
import { insertIfNews } from './versions.queries.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})

const versionsOf = async (person: Person) => (await person.call(versions.list)).query.map((row) => row.vl_version)

test('a node leaves its version once, however many start with it', async () => {
  const person = await app.staff()
  await Promise.all([app.anotherNode(), app.anotherNode(), app.anotherNode()])
  expect(await versionsOf(person)).toEqual([readVersion()])
})

test('another version is news on every node, going back is too; the newest comes first', async () => {
  const person = await app.staff({ emp_state: 2 })
  const other = await app.anotherNode()
  const connected = [app.url, other.url].map((url) =>
    io(url, { auth: { token: person.token }, transports: ['websocket'], forceNew: true }),
  )
  await Promise.all(connected.map((socket) => nextEvent(socket, 'connect')))
  const received: unknown[][] = connected.map(() => [])
  for (const [index, socket] of connected.entries()) socket.on('nv', (message) => received[index]?.push(message))

  await Promise.all(Array.from({ length: 10 }, () => insertIfNews(app.db, '9.9.9+next')))
  await insertIfNews(app.db, readVersion())
  await expect
    .poll(() => received)
    .toEqual(connected.map(() => [{ vl_version: '9.9.9+next' }, { vl_version: readVersion() }]))
  expect(await versionsOf(person)).toEqual([readVersion(), '9.9.9+next', readVersion()])
  for (const socket of connected) socket.disconnect()
})

test('the page says which version it is', async () => {
  const response = await fetch(`${app.url}/login`)
  // Without a build there is no page that names its version.
  if (response.status === 404) return
  expect(await response.text()).toContain(`<meta name="crm-version" content="${readVersion()}" />`)
})
