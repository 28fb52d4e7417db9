import { accessLog } from '@crm/contract/features/accessLog/accessLog'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/startTestApp.ts'
import { deleteOldVisits } from './accessLog.queries.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})

const visitsOf = (user_no: number) =>
  app.db
    .selectFrom('web_access_logs')
    .select(['route_to', 'route_from'])
    .where('user_no', '=', user_no)
    .orderBy('wal_no')
    .execute()

test('every step is kept under the person’s name, without queries: those hold names and tokens', async () => {
  const mina = await app.staff()
  await mina.call(accessLog.add, { body: { routeTo: '/' } })
  await mina.call(accessLog.add, {
    body: { routeTo: '/employee/work/list?keyword=비밀#x', routeFrom: '/?migrate=dG9r' },
  })
  expect(await visitsOf(mina.user_no)).toEqual([
    { route_to: '/', route_from: null },
    { route_to: '/employee/work/list', route_from: '/' },
  ])
})

test('a person’s steps are kept up to 600 an hour, each up to 300 characters; others go on', async () => {
  const [mina, jun] = [await app.staff(), await app.staff()]
  await mina.call(accessLog.add, { body: { routeTo: `/${'x'.repeat(1500)}` } })
  expect((await visitsOf(mina.user_no))[0]?.route_to).toHaveLength(300)
  await sql`insert into web_access_logs (user_no, route_to)
            select ${mina.user_no}, '/' from generate_series(1, 599)`.execute(app.db)
  for (const person of [mina, jun]) await person.call(accessLog.add, { body: { routeTo: '/next' } })
  expect([(await visitsOf(mina.user_no)).length, (await visitsOf(jun.user_no)).length]).toEqual([600, 1])
  await sql`update web_access_logs set reg_dt = reg_dt - interval '1 hour' where user_no = ${mina.user_no}`.execute(
    app.db,
  )
  await mina.call(accessLog.add, { body: { routeTo: '/later' } })
  expect(await visitsOf(mina.user_no)).toHaveLength(601)
})

test('an empty target is refused', async () => {
  const mina = await app.staff()
  for (const routeTo of ['', '?only=query']) {
    await expect(mina.call(accessLog.add, { body: { routeTo } })).rejects.toMatchObject({
      status: 400,
      fields: { routeTo: '필수 항목이에요.' },
    })
  }
})

test('steps older than ninety days are swept', async () => {
  const mina = await app.staff()
  for (const routeTo of ['/old', '/young']) await mina.call(accessLog.add, { body: { routeTo } })
  await sql`update web_access_logs set reg_dt = now() - interval '91 days' where route_to = '/old'`.execute(app.db)
  await sql`update web_access_logs set reg_dt = now() - interval '89 days' where route_to = '/young'`.execute(app.db)
  await deleteOldVisits(app.db)
  expect(await visitsOf(mina.user_no)).toMatchObject([{ route_to: '/young' }])
})
