import { alarms } from '@crm/contract/features/alarms/alarms'
import { auth } from '@crm/contract/features/auth/auth'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { features } from '../../features.ts'
import { mayBeCalled } from '../../ports/webPush.ts'
import { alarmTrigger, alarmTriggerFeature } from '../../testing/features/alarmTrigger.ts'
import { startPushService } from '../../testing/services/pushService.ts'
import { type Person, startTestApp, type TestApp } from '../../testing/startTestApp.ts'

let app: TestApp
let service: Awaited<ReturnType<typeof startPushService>>
beforeAll(async () => {
  service = await startPushService()
  app = await startTestApp({
    features: { ...features, alarmTrigger: alarmTriggerFeature },
    config: { webPush: { keys: undefined, subject: 'mailto:admin@example.com', hosts: [service.origin] } },
  })
})
afterAll(() => service.close())

const save = (person: Person, ...tokens: string[]) =>
  person.call(alarms.savePush, { body: { user_web_push_tokens: tokens } })
const ring = (to: Person[], about: string, more: object = {}) =>
  (to[0] as Person).call(alarmTrigger.ring, {
    body: { to: to.map(({ user_no }) => user_no), title: about, about, ...more },
  })
const sentTo = (path: string) => service.received.filter((one) => one.path === path)
const tokensOf = async (person: Person) => (await person.call(auth.profile)).user.user_web_push_tokens
const soon = { timeout: 15_000 }

test('the key is made once, and is the same on every node', async () => {
  const person = await app.staff()
  const key = (await person.call(alarms.pushKey)).query[0]?.public_key
  expect(key).toMatch(/^[\w-]{87}$/)
  await app.anotherNode()
  expect(await app.db.selectFrom('web_push_keys').select('public_key').execute()).toEqual([{ public_key: key }])
})

test('a browser that asked is woken once for a burst, with what it needs to show', async () => {
  const [mina, jun] = [await app.staff(), await app.staff()]
  await save(mina, service.subscribe('/mina'))
  await ring([mina, jun], '할 일이 왔어요', { body: '그린루프 IR 덱', link: '/todo/3' })
  await expect.poll(() => sentTo('/mina'), soon).toHaveLength(1)
  const [alarm] = (await mina.call(alarms.newList)).query
  const [sent] = sentTo('/mina')
  expect(sent?.message).toEqual({
    al_no: alarm?.al_no,
    title: '할 일이 왔어요',
    body: '그린루프 IR 덱',
    link: '/todo/3',
  })
  expect(sent?.authorization).toMatch(/^vapid t=.+, k=[\w-]{87}$/)

  await ring([mina], '할 일이 왔어요')
  await ring([mina], '다른 일')
  await expect.poll(() => sentTo('/mina'), soon).toHaveLength(2)
  expect(sentTo('/mina')[1]?.message).toMatchObject({ title: '다른 일' })
})

test('as form fields, as the specification has it', async () => {
  const mina = await app.staff()
  const form = new FormData()
  form.set('user_web_push_tokens', JSON.stringify([service.subscribe('/form')]))
  const response = await fetch(`${app.url}/crm/v3/auth/profile`, {
    method: 'POST',
    headers: { authorization: `Bearer ${mina.token}` },
    body: form,
  })
  expect(await response.json()).toMatchObject({ state: 1 })
  const [token] = await tokensOf(mina)
  expect(JSON.parse(token ?? '')).toMatchObject({ endpoint: `${service.origin}/form` })
})

test('an empty list removes this browser’s subscription and leaves those of other sessions', async () => {
  const mina = await app.staff()
  const phone = app.callAs(
    (await app.call(auth.login, { body: { user_id: mina.user_id, user_pw: 'Demo!2345' } })).token,
  )
  await save(mina, service.subscribe('/desktop'))
  await phone(alarms.savePush, { body: { user_web_push_tokens: [service.subscribe('/phone')] } })
  expect(await tokensOf(mina)).toHaveLength(2)
  await save(mina)
  expect((await tokensOf(mina)).map((token) => JSON.parse(token).endpoint)).toEqual([`${service.origin}/phone`])
  // Signing out ends what was signed in there.
  await phone(auth.logout)
  expect(await tokensOf(mina)).toEqual([])
})

test('the same browser, asked for again, is not woken twice; for another person it is theirs', async () => {
  const [mina, jun] = [await app.staff(), await app.staff()]
  const token = service.subscribe('/shared')
  await save(mina, token)
  const { endpoint, keys } = JSON.parse(token)
  await save(mina, JSON.stringify({ keys, endpoint }))
  expect(await tokensOf(mina)).toHaveLength(1)
  await save(jun, token)
  expect(await tokensOf(mina)).toEqual([])
  await ring([mina], '미나에게')
  await ring([jun], '준에게')
  await expect.poll(() => sentTo('/shared'), soon).toHaveLength(1)
  expect(sentTo('/shared')[0]?.message).toMatchObject({ title: '준에게' })
})

test.each([404, 410])('a browser that answers %s is dropped', async (status) => {
  const mina = await app.staff()
  await save(mina, service.subscribe(`/gone${status}`, status))
  await ring([mina], '없는 브라우저')
  await expect.poll(() => tokensOf(mina), soon).toEqual([])
  expect(sentTo(`/gone${status}`)).toHaveLength(1)
})

test('a push service that is down for a moment is tried again', async () => {
  const mina = await app.staff()
  await save(mina, service.subscribe('/busy', 503))
  await ring([mina], '다시 한번')
  await expect.poll(() => sentTo('/busy').length, { timeout: 25_000 }).toBe(2)
  expect(await tokensOf(mina)).toHaveLength(1)
})

test('what has been read meanwhile is not sent any more', async () => {
  const mina = await app.staff()
  await save(mina, service.subscribe('/read', 503))
  await ring([mina], '이미 읽은 것')
  await expect.poll(() => sentTo('/read').length, soon).toBe(1)
  await mina.call(alarms.checkAll, { body: { state: 2 } })
  const settled = async () => {
    const { rows } = await sql<{ state: string }>`
      select j.state::text from pgboss.job j join alarms a on a.al_no = (j.data ->> 'al_no')::int
       where j.name = 'alarms.push' and a.user_no = ${mina.user_no}`.execute(app.db)
    return rows[0]?.state
  }
  await expect.poll(settled, { timeout: 25_000 }).toBe('completed')
  expect(sentTo('/read')).toHaveLength(1)
})

test('what is not a subscription, or leads elsewhere, is refused', async () => {
  const mina = await app.staff()
  const refusal = { status: 400, message: '지원하지 않는 푸시 신청이에요.' }
  const inside = service.subscribe('/x').replace(service.origin, 'http://169.254.169.254')
  for (const token of ['', 'x', '{}', '[]', '{"endpoint":"https://fcm.googleapis.com/a"}', inside]) {
    await expect(save(mina, token)).rejects.toMatchObject(refusal)
  }
  expect(await tokensOf(mina)).toEqual([])
})

test('only the named push services are called', () => {
  const hosts = ['fcm.googleapis.com', '*.push.apple.com']
  expect(mayBeCalled('https://fcm.googleapis.com/fcm/send/1', hosts)).toBe(true)
  expect(mayBeCalled('https://web.push.apple.com/1', hosts)).toBe(true)
  for (const elsewhere of [
    'http://fcm.googleapis.com/1',
    'https://fcm.googleapis.com:8443/1',
    'https://fcm.googleapis.com.evil.example/1',
    'https://evilpush.apple.com/1',
    'https://push.apple.com@127.0.0.1/1',
    'file:///etc/passwd',
    'nonsense',
  ]) {
    expect(mayBeCalled(elsewhere, hosts), elsewhere).toBe(false)
  }
})
