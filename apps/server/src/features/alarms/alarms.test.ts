import { alarms } from '@crm/contract/features/alarms/alarms'
import { sql } from 'kysely'
import { io, type Socket } from 'socket.io-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { features } from '../../features.ts'
import { alarmTrigger, alarmTriggerFeature } from '../../testing/features/alarmTrigger.ts'
import { nextEvent, nextStale } from '../../testing/nextEvent.ts'
import { type Person, startTestApp, type TestApp } from '../../testing/startTestApp.ts'
import { deleteOldAlarms } from './alarms.queries.ts'

let app: TestApp
let otherNode: string
let raiser: Person
const open: Socket[] = []
beforeAll(async () => {
  app = await startTestApp({ features: { ...features, alarmTrigger: alarmTriggerFeature } })
  otherNode = (await app.anotherNode()).url
  raiser = await app.staff()
})
afterAll(() => {
  for (const socket of open) socket.disconnect()
})

const connect = async (url: string, token: string) => {
  const socket = io(url, { auth: { token }, transports: ['websocket'], forceNew: true, reconnection: false })
  open.push(socket)
  await nextEvent(socket, 'connect')
  return socket
}

const ring = (to: Person | Person[], about: string, more: object = {}) =>
  raiser.call(alarmTrigger.ring, {
    body: { to: [to].flat().map(({ user_no }) => user_no), title: about, about, ...more },
  })

const newOf = async (person: Person, query: { offset?: number; limit?: number } = {}) =>
  (await person.call(alarms.newList, { query })).query

const check = { body: { state: 2 as const } }

test('unread alarms come newest first, five and then one to top up', async () => {
  const mina = await app.staff()
  for (const number of [1, 2, 3, 4, 5, 6, 7]) await ring(mina, `할 일 ${number}`, { link: `/todo/${number}` })
  const { query, total } = await mina.call(alarms.newList, { query: { offset: 0, limit: 5 } })
  expect(total).toBe(7)
  expect(query.map(({ al_title }) => al_title)).toEqual(['할 일 7', '할 일 6', '할 일 5', '할 일 4', '할 일 3'])
  expect(query[0]).toEqual({
    al_no: expect.any(Number),
    state: 1,
    al_title: '할 일 7',
    al_body: '',
    al_link: '/todo/7',
    al_count: 1,
    reg_dt: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/),
  })

  const checked = await mina.call(alarms.check, { params: { al_no: query[0]?.al_no ?? 0 }, ...check })
  expect(checked.query).toMatchObject([{ al_title: '할 일 7', state: 2 }])
  expect((await newOf(mina, { offset: 4, limit: 1 })).map(({ al_title }) => al_title)).toEqual(['할 일 2'])
})

test('all alarms, the unread ones, and none once all are read', async () => {
  const mina = await app.staff()
  for (const about of ['가', '나', '다']) await ring(mina, about)
  const [newest] = await newOf(mina)
  await mina.call(alarms.check, { params: { al_no: newest?.al_no ?? 0 }, ...check })
  const all = await mina.call(alarms.list, { query: { limit: 2 } })
  expect(all).toMatchObject({
    total: 3,
    query: [
      { al_title: '다', state: 2 },
      { al_title: '나', state: 1 },
    ],
  })
  expect(await mina.call(alarms.list, { query: { state: 1 } })).toMatchObject({ total: 2 })
  expect(await mina.call(alarms.list, { query: { state: 2 } })).toMatchObject({ total: 1 })

  await mina.call(alarms.checkAll, check)
  expect(await mina.call(alarms.list, { query: { state: 1 } })).toMatchObject({ total: 0, query: [] })
  expect(await newOf(mina)).toEqual([])
})

test('nobody sees or checks what is somebody else’s', async () => {
  const [mina, jun] = [await app.staff(), await app.staff()]
  const client = await app.client()
  await ring([mina, client], '비밀')
  const [minas] = await newOf(mina)
  expect(await newOf(jun)).toEqual([])
  const refusal = { status: 404, code: 'not_found' }
  const params = { al_no: minas?.al_no ?? 0 }
  await expect(jun.call(alarms.check, { params, ...check })).rejects.toMatchObject(refusal)
  await expect(client.call(alarms.check, { params, ...check })).rejects.toMatchObject(refusal)
  await expect(jun.call(alarms.check, { params: { al_no: 2_000_000_000 }, ...check })).rejects.toMatchObject(refusal)
  await jun.call(alarms.checkAll, check)
  expect(await newOf(mina)).toHaveLength(1)
  // Every kind of user has a list of their own.
  expect(await newOf(client)).toMatchObject([{ al_title: '비밀' }])
})

test('an alarm can only be set to checked, and checking twice is no harm', async () => {
  const mina = await app.staff()
  await ring(mina, '두 번')
  const params = { al_no: (await newOf(mina))[0]?.al_no ?? 0 }
  await expect(mina.call(alarms.check, { params, body: { state: 1 as never } })).rejects.toMatchObject({ status: 400 })
  await mina.call(alarms.check, { params, ...check })
  expect(await mina.call(alarms.check, { params, ...check })).toMatchObject({ query: [{ state: 2 }] })
})

test('a burst about one thing is one alarm with the newest words and a count', async () => {
  const mina = await app.staff()
  await ring(mina, 'todo:1', { title: '첫 댓글', link: '/todo/1' })
  await ring(mina, 'todo:2', { title: '다른 일' })
  await ring(mina, 'todo:1', { title: '두 번째 댓글', body: '내용', link: '/todo/1?tab=2' })
  const found = await newOf(mina)
  expect(found).toHaveLength(2)
  expect(found.find(({ al_count }) => al_count === 2)).toMatchObject({
    al_title: '두 번째 댓글',
    al_body: '내용',
    al_link: '/todo/1?tab=2',
  })
})

test('what has been read, or has been quiet for ten minutes, takes in nothing more', async () => {
  const mina = await app.staff()
  await ring(mina, 'todo:9', { title: '읽은 것' })
  await mina.call(alarms.checkAll, check)
  await ring(mina, 'todo:9', { title: '오래된 것' })
  const age = (minutes: number) =>
    sql`update alarms set reg_dt = now() - ${minutes} * interval '1 minute' where user_no = ${mina.user_no} and state = 1`.execute(
      app.db,
    )
  await age(9)
  await ring(mina, 'todo:9', { title: '오래된 것' })
  await age(11)
  await ring(mina, 'todo:9', { title: '새것' })
  await ring(mina, 'todo:9', { title: '새것' })
  expect((await newOf(mina)).map(({ al_title, al_count }) => [al_title, al_count])).toEqual([
    ['새것', 2],
    ['오래된 것', 2],
  ])
})

test('fifty raised at once about one thing are one alarm that counts fifty, for everybody', async () => {
  const [first, second, third] = [await app.staff(), await app.staff(), await app.staff()]
  const people = [first, second, third]
  const orders = [people, [third, first, second], [second, third, first]]
  await Promise.all(Array.from({ length: 50 }, (_, index) => ring(orders[index % 3] ?? people, 'meeting:50')))
  for (const person of people) {
    expect(await person.call(alarms.newList, {})).toMatchObject({ total: 1, query: [{ al_count: 50 }] })
  }
})

test('checking while more is raised loses nothing', async () => {
  const mina = await app.staff()
  await ring(mina, 'todo:77')
  await Promise.all([
    ...Array.from({ length: 20 }, () => ring(mina, 'todo:77')),
    ...Array.from({ length: 5 }, () => mina.call(alarms.checkAll, check)),
  ])
  const { query } = await mina.call(alarms.list, { query: { limit: 100 } })
  expect(query.reduce((sum, { al_count }) => sum + al_count, 0)).toBe(21)
})

test('an alarm raised on one node reaches its person on the other, and nobody else', async () => {
  const [mina, jun] = [await app.staff(), await app.staff()]
  const minas = await connect(otherNode, mina.token)
  const juns = await connect(otherNode, jun.token)
  const heardByJun: unknown[] = []
  juns.on('na', (message) => heardByJun.push(message))
  const received = nextEvent(minas, 'na')
  await ring(mina, 'meeting:7', { title: '미팅이 잡혔어요', link: '/employee/schedule/meeting' })
  const [inList] = await newOf(mina)
  expect(await received).toEqual([{ alarm: inList }])
  expect(inList).toMatchObject({ al_title: '미팅이 잡혔어요' })
  const grown = nextEvent(minas, 'na')
  await ring(mina, 'meeting:7', { title: '시간이 바뀌었어요' })
  expect(await grown).toMatchObject([{ alarm: { al_no: inList?.al_no, al_count: 2 } }])
  // Jun's alarm is sent after Mina's, so when it arrives hers must have arrived.
  const juns1 = nextEvent(juns, 'na')
  await ring(jun, 'meeting:8')
  await juns1
  expect(heardByJun).toHaveLength(1)
})

test('staff get alarms live, others read again; a refused call raises none', async () => {
  const [mina, client] = [await app.staff(), await app.client()]
  const received: unknown[] = []
  const clients = await connect(app.url, client.token)
  clients.on('na', (message) => received.push(message))
  const minas = await connect(app.url, mina.token)
  minas.on('na', ({ alarm }) => received.push(alarm.al_title))
  await ring([mina, client], '없던 일', { fail: true }).catch(() => {})
  const next = nextEvent(minas, 'na')
  const raised = nextStale(clients)
  await ring([client, mina], '있는 일')
  await next
  expect(await raised).toMatchObject({ topic: 'alarms.raised' })
  const stale = nextStale(clients)
  await client.call(alarms.checkAll, check)
  expect(await stale).toMatchObject({ topic: 'alarms.checked' })
  expect(received).toEqual(['있는 일'])
  expect(await newOf(mina)).toMatchObject([{ al_title: '있는 일', al_count: 1 }])
})

test('people who have left are passed over; the same person twice is one', async () => {
  const [mina, gone] = [await app.staff(), await app.staff()]
  await app.db.updateTable('users').set({ state: 0 }).where('user_no', '=', gone.user_no).execute()
  await ring([mina, gone, mina], '한 번만')
  expect(await newOf(mina)).toMatchObject([{ al_count: 1 }])
  const left = await app.db.selectFrom('alarms').select('al_no').where('user_no', '=', gone.user_no).execute()
  expect(left).toEqual([])
  await ring([], '아무도')
})

test('what was read a year ago is swept; what is unread stays', async () => {
  const mina = await app.staff()
  for (const about of ['오래 읽음', '오래 안 읽음', '요즘 읽음']) await ring(mina, about)
  await sql`update alarms set reg_dt = now() - interval '366 days' where user_no = ${mina.user_no} and al_about like '%오래%'`.execute(
    app.db,
  )
  await sql`update alarms set state = 2 where user_no = ${mina.user_no} and al_about like '% 읽음' and al_about not like '%안%'`.execute(
    app.db,
  )
  await deleteOldAlarms(app.db)
  const { query } = await mina.call(alarms.list)
  expect(query.map(({ al_title }) => al_title)).toEqual(['요즘 읽음', '오래 안 읽음'])
})

test('long words are cut, and a link that leaves the site is refused', async () => {
  const mina = await app.staff()
  await ring(mina, '긴 글', { title: '가나다😀'.repeat(100), body: '라'.repeat(900) })
  const [cut] = await newOf(mina)
  expect([...(cut?.al_title ?? '')]).toHaveLength(200)
  expect(cut?.al_body).toMatch(/^라{499}…$/)
  for (const link of [
    'https://elsewhere.example',
    '//elsewhere.example',
    '/\\elsewhere.example',
    'javascript:alert(1)',
  ]) {
    await expect(ring(mina, '밖으로', { link })).rejects.toMatchObject({ status: 409 })
  }
})
