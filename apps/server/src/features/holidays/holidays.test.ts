import { holidays } from '@crm/contract/features/holidays/holidays'
import { io } from 'socket.io-client'
import { beforeAll, expect, test } from 'vitest'
import { nextEvent, nextStale } from '../../testing/nextEvent.ts'
import { type Person, startTestApp, type TestApp } from '../../testing/startTestApp.ts'
import { refreshPublicHolidays } from './holidays.service.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await startTestApp()
  admin = await app.staff({ emp_scope: ['AdminSynthesis'] })
})

const inRange = async (start_dt: string, end_dt: string, person: Person = admin) =>
  (await person.call(holidays.list, { query: { start_dt, end_dt } })).query

const refresh = (thisYear: number) => app.db.transaction().execute((tx) => refreshPublicHolidays(tx, thisYear))

test('a fresh server knows the published holidays; both ends of the range are in it', async () => {
  const anybody = await app.staff()
  expect(await inRange('2026-08-15', '2026-08-17', anybody)).toMatchObject([
    { hd_no: expect.any(Number), hd_date: '2026-08-15', hd_name: '광복절', kind: 'public', is_expected: false },
    {
      hd_no: expect.any(Number),
      hd_date: '2026-08-17',
      hd_name: '대체공휴일(광복절)',
      kind: 'substitute',
      is_expected: false,
    },
  ])
  expect(await inRange('2026-08-18', '2026-08-15')).toEqual([])
})

test('later years are computed and say so', async () => {
  const days = await inRange('2028-10-01', '2028-10-05')
  expect(days.map(({ hd_date, hd_name, is_expected }) => [hd_date, hd_name, is_expected])).toEqual([
    ['2028-10-02', '추석 전날', true],
    ['2028-10-03', '추석', true],
    ['2028-10-03', '개천절', true],
    ['2028-10-04', '추석 다음 날', true],
    ['2028-10-05', '대체공휴일(개천절)', true],
  ])
})

test('company days are entered, changed and removed by those who may, and audited', async () => {
  const made = await admin.call(holidays.create, { body: { hd_date: '2026-07-31', hd_name: ' 창립기념일 ' } })
  const [day] = made.query
  expect(day).toMatchObject({ hd_date: '2026-07-31', hd_name: '창립기념일', kind: 'company', is_expected: false })
  const hd_no = day?.hd_no ?? 0
  await admin.call(holidays.update, { params: { hd_no }, body: { hd_date: '2026-08-03', hd_name: '여름 휴무' } })
  expect(await inRange('2026-07-31', '2026-08-03')).toMatchObject([
    { hd_no, hd_date: '2026-08-03', hd_name: '여름 휴무', kind: 'company', is_expected: false },
  ])
  await admin.call(holidays.remove, { params: { hd_no } })
  expect(await inRange('2026-07-31', '2026-08-03')).toEqual([])
  const trail = await app.db
    .selectFrom('audit_log')
    .select(['action', 'user_no'])
    .where('table_name', '=', 'holidays')
    .where('row_key', '=', String(hd_no))
    .orderBy('audit_no')
    .execute()
  expect(trail).toEqual(['insert', 'update', 'delete'].map((action) => ({ action, user_no: admin.user_no })))
  const everything = await app.db
    .selectFrom('audit_log')
    .select('row_key')
    .where('table_name', '=', 'holidays')
    .execute()
  expect(everything, 'what the server fills in by itself is not audited').toHaveLength(3)
})

test('a company day that somebody changed meanwhile is not overwritten', async () => {
  const made = await admin.call(holidays.create, { body: { hd_date: '2026-06-11', hd_name: '워크숍' } })
  const { hd_no = 0, rev = 0 } = made.query[0] ?? {}
  const change = (hd_name: string, based?: number) =>
    admin.call(holidays.update, { params: { hd_no }, body: { hd_date: '2026-06-11', hd_name, rev: based } })
  await change('봄 워크숍', rev)
  await expect(change('여름 워크숍', rev)).rejects.toMatchObject({
    status: 409,
    newest: { hd_no, hd_name: '봄 워크숍', rev: rev + 1 },
  })
  expect((await change('rev 없이')).query[0]?.hd_name).toBe('rev 없이')
  await admin.call(holidays.remove, { params: { hd_no } })
})

test('the same name twice on one day is refused at its field, also when several people try at once', async () => {
  const body = { hd_date: '2026-12-31', hd_name: '종무식' }
  const answers = await Promise.allSettled(Array.from({ length: 10 }, () => admin.call(holidays.create, { body })))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect(admin.call(holidays.create, { body })).rejects.toMatchObject({
    status: 409,
    fields: { hd_name: '같은 날짜에 같은 이름의 휴일이 있어요.' },
  })
  await expect(
    admin.call(holidays.create, { body: { hd_date: '2026-12-25', hd_name: '기독탄신일' } }),
  ).rejects.toMatchObject({ status: 409 })
})

test.each([
  [{ hd_date: '2026-02-30', hd_name: '없는 날' }, 'hd_date'],
  [{ hd_date: '2026-02-20', hd_name: ' ' }, 'hd_name'],
  [{ hd_date: '2026-02-20', hd_name: 'ㄱ'.repeat(51) }, 'hd_name'],
])('%o is refused at %s', async (body, field) => {
  await expect(admin.call(holidays.create, { body })).rejects.toMatchObject({
    status: 400,
    fields: { [field]: expect.stringMatching(/[가-힣]/) },
  })
})

test('public holidays are nobody’s to change; unknown days are 404', async () => {
  const [day] = await inRange('2026-12-25', '2026-12-25')
  const params = { hd_no: day?.hd_no ?? 0 }
  const body = { hd_date: '2026-12-24', hd_name: '성탄 전야' }
  const refused = { status: 409, message: '공휴일은 자동으로 관리돼요. 회사 휴무만 바꿀 수 있어요.' }
  await expect(admin.call(holidays.update, { params, body })).rejects.toMatchObject(refused)
  await expect(admin.call(holidays.remove, { params })).rejects.toMatchObject(refused)
  expect(await inRange('2026-12-25', '2026-12-25')).toEqual([day])
  await expect(admin.call(holidays.remove, { params: { hd_no: 999_999 } })).rejects.toMatchObject({ status: 404 })
})

test('refreshing changes nothing twice, adds years, mends what is wrong and leaves company days alone', async () => {
  await admin.call(holidays.create, { body: { hd_date: '2029-07-31', hd_name: '창립기념일' } })
  expect(await refresh(2030)).toBe(true)
  expect(await refresh(2030)).toBe(false)
  expect((await inRange('2040-01-01', '2040-12-31')).length).toBeGreaterThan(14)
  expect(await inRange('2041-01-01', '2041-12-31')).toEqual([])

  await app.db.deleteFrom('holidays').where('hd_date', '=', '2029-03-01').execute()
  await app.db
    .insertInto('holidays')
    .values({ hd_date: '2029-03-05', hd_name: '없어진 공휴일', kind: 'public', source: 'computed' })
    .execute()
  expect(await refresh(2030)).toBe(true)
  expect((await inRange('2029-03-01', '2029-03-31')).map(({ hd_name }) => hd_name)).toEqual(['3ㆍ1절'])
  expect((await inRange('2029-07-31', '2029-07-31')).map(({ hd_name }) => hd_name)).toEqual(['창립기념일'])
})

test('nodes that start together fill the table once', async () => {
  await app.db.deleteFrom('holidays').execute()
  await Promise.all([app.anotherNode(), app.anotherNode()])
  expect(await inRange('2026-12-01', '2026-12-31')).toHaveLength(1)
})

test('staff hear of a change', async () => {
  const listener = await app.staff()
  const socket = io(app.url, { auth: { token: listener.token }, transports: ['websocket'] })
  await nextEvent(socket, 'connect')
  const received = nextStale(socket)
  await admin.call(holidays.create, { body: { hd_date: '2027-07-30', hd_name: '창립기념일' } })
  expect(await received).toMatchObject({ topic: 'holidays.changed' })
  socket.close()
})
