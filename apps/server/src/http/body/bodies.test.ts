import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { auth } from '@crm/contract/features/auth/auth'
import { files } from '@crm/contract/features/files/files'
import { beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/startTestApp.ts'

let app: TestApp
let token: string
beforeAll(async () => {
  app = await startTestApp({ config: { bodySeconds: 0.5 } })
  token = (await app.staff()).token
})

interface HalfSent {
  path: string
  type?: string
  token?: string
  /** What of the body is sent, and how long it was said to be. */
  body?: string
  length?: number
}

/** Sends the head and a part of the body, then waits until the server closes; resolves to all that it answered. */
const sendHalf = async (half: HalfSent) => {
  const { path, type = 'application/json', body = '{"user_id":', length = 900_000 } = half
  const { hostname, port } = new URL(app.url)
  // Half open, so that the connection is only over when the server has closed it as well.
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true })
  const head = [
    `POST ${path} HTTP/1.1`,
    `host: ${hostname}`,
    `content-type: ${type}`,
    `content-length: ${length}`,
    ...(half.token ? [`authorization: Bearer ${half.token}`] : []),
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  const answer = await text(socket)
  socket.destroy()
  return { status: Number(answer.split(' ')[1]), answer }
}

const form = 'multipart/form-data; boundary=x'

test('an unknown address is answered before its body, and the connection ends', async () => {
  const { status, answer } = await sendHalf({ path: '/crm/v3/nothing', body: '' })
  expect(status).toBe(404)
  expect(answer).toMatch(/connection: close/i)
})

test.each([
  ['without a token', 401, { path: files.requestUpload.path }],
  ['in another form', 415, { path: auth.login.path, type: 'text/csv' }],
  ['of fields where none are taken', 415, { path: auth.login.path, type: form }],
  ['that is too long', 413, { path: auth.login.path, length: 5_000_000 }],
] satisfies [string, number, HalfSent][])('a body %s is refused unread with %i', async (_name, refused, half) => {
  const { status, answer } = await sendHalf(half)
  expect(status).toBe(refused)
  expect(answer).toMatch(/connection: close/i)
})

test('a body that does not arrive in time is 408 in Korean', async () => {
  const { status, answer } = await sendHalf({ path: auth.login.path })
  expect(status).toBe(408)
  expect(answer).toContain('보낸 내용을 끝까지 받지 못했어요.')
})

test('a call whose body is read keeps its connection, refused or not', async () => {
  const login = (user_id: string) =>
    fetch(app.url + auth.login.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ user_id, user_pw: 'wrong' }),
    })
  for (const user_id of ['', 'nobody']) {
    const { headers } = await login(user_id)
    expect(headers.get('connection')).toBe('keep-alive')
  }
})

test('three hundred bodies that never end hold no connection', async () => {
  const kinds: HalfSent[] = [
    { path: auth.login.path, body: `{"user_id":"${'x'.repeat(100_000)}` },
    { path: '/crm/v3/nothing' },
    { path: files.requestUpload.path, token },
    { path: '/crm/v3/editor/file-upload', type: form, token, body: '--x\r\n' },
    { path: '/storage/uploads', type: form, body: '--x\r\ncontent-disposition: form-data; name="key"\r\n\r\n' },
    { path: '/socket.io/?EIO=4&transport=polling', type: 'text/plain' },
  ]
  const answers = await Promise.all(Array.from({ length: 50 }, () => kinds.map(sendHalf)).flat())
  expect(answers).toHaveLength(300)
  const { status } = await fetch(`${app.url}/healthz`)
  expect(status).toBe(200)
})
