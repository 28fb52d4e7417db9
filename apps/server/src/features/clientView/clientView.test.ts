import { api } from '@crm/contract/api'
import { alarms } from '@crm/contract/features/alarms/alarms'
import { auth } from '@crm/contract/features/auth/auth'
import { clientView } from '@crm/contract/features/clientView/clientView'
import { history } from '@crm/contract/features/history/history'
import { portal } from '@crm/contract/features/portal/portal'
import type { AnyEndpoint } from '@crm/contract/kit/endpoint'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { rowCounter } from '../../testing/access/rowCount.ts'
import { sendRaw } from '../../testing/sendRaw.ts'
import { type Person, startTestApp, type TestApp } from '../../testing/startTestApp.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ rateLimits: false })
})

const endpoints: [string, AnyEndpoint][] = Object.entries(api).flatMap(([feature, group]) =>
  Object.entries(group).map(([name, endpoint]): [string, AnyEndpoint] => [`${feature}.${name}`, endpoint]),
)
const writes = endpoints.filter(([, { method }]) => method !== 'GET')
const reads = endpoints.filter(([, { method }]) => method === 'GET')

const viewer = () => app.staff({ user_name: '박담당', emp_scope: ['ClientVcList'] })
const viewOf = async (staff: Person, client: { client_no: number; user_no: number }) => {
  const { client_no, user_no } = client
  const { query } = await staff.call(clientView.start, { params: { client_no }, body: { user_no } })
  return query[0]?.token as string
}
const isOpen = (token: string) =>
  app
    .callAs(token)(auth.profile)
    .then(
      () => true,
      ({ status }) => (status === 401 ? false : Promise.reject(new Error(String(status)))),
    )

test('a view shows exactly what the client sees, and the history of the company says who looked', async () => {
  const [staff, client] = [await viewer(), await app.client({ user_name: '한지민' })]
  const view = app.callAs(await viewOf(staff, client))
  expect(await view(portal.home)).toEqual(await client.call(portal.home))
  expect((await view(auth.profile)).user).toMatchObject({ user_no: client.user_no, user_type: 'client', emp_scope: [] })

  const { query } = await staff.call(history.list, { query: { to_table: 'clients', to_no: client.client_no } })
  expect(query[0]).toMatchObject({
    user_name: '박담당',
    changes: [{ field: '고객으로 보기', before: null, after: '한지민' }],
  })
  const audited = await app.db
    .selectFrom('audit_log')
    .select(['user_no', 'after'])
    .where('table_name', '=', 'client_views')
    .where('row_key', '=', String(client.client_no))
    .execute()
  expect(audited).toMatchObject([{ user_no: staff.user_no, after: { user_no: client.user_no } }])
})

test('every write is refused in a view, and nothing is stored; reads store nothing either', async () => {
  const [staff, client] = [await viewer(), await app.client()]
  const token = await viewOf(staff, client)
  const countRows = await rowCounter(app.db)
  const before = await countRows()
  expect(writes.length).toBeGreaterThan(100)
  for (const [name, endpoint] of writes) {
    if (endpoint === auth.logout) continue
    const { status, text } = await sendRaw(app.url, endpoint, { token, body: endpoint.body ? '{}' : undefined })
    expect([status, JSON.parse(text).code], name).toEqual([403, 'read_only'])
    expect(JSON.parse(text).message, name).toContain('읽기 전용')
  }
  for (const [name, endpoint] of reads) {
    const { status, text } = await sendRaw(app.url, endpoint, { token })
    expect(status, `${name} ${text.slice(0, 200)}`).toBeLessThan(500)
  }
  expect(await countRows()).toBe(before)
  // Every call of the product is made.
})

test('reads in a view leave no stamp: the client’s alarms stay unread, sessions and devices as they were', async () => {
  const [staff, client] = [await viewer(), await app.client()]
  await sql`insert into alarms (user_no, al_kind, al_title, al_link, al_about)
    values (${client.user_no}, 'members.decided', '승인되었어요', '/', 'members.decided x')`.execute(app.db)
  const token = await viewOf(staff, client)
  const sessionRows = () => app.db.selectFrom('sessions').selectAll().orderBy('session_no').execute()
  const before = await sessionRows()
  await fetch(`${app.url}${auth.profile.path}`, {
    headers: { authorization: `Bearer ${token}`, 'device-code': 'device-of-the-staff' },
  })
  const { total } = await app.callAs(token)(alarms.newList, { query: { offset: 0, limit: 5 } })
  expect(total).toBe(1)
  expect(await sessionRows()).toEqual(before)
  expect((await client.call(alarms.newList, { query: { offset: 0, limit: 5 } })).total).toBe(1)
})

test('only people of that company who may use the portal are viewed', async () => {
  const staff = await viewer()
  const [client, other] = [await app.client(), await app.client()]
  const start = (client_no: number, user_no: number, by: Person = staff) =>
    by.call(clientView.start, { params: { client_no }, body: { user_no } })
  await expect(start(client.client_no, other.user_no)).rejects.toMatchObject({ status: 404 })
  await expect(start(client.client_no, staff.user_no)).rejects.toMatchObject({ status: 404 })
  const waiting = await app.client({ client_no: client.client_no, client_state: 2 })
  await expect(start(client.client_no, waiting.user_no)).rejects.toMatchObject({ status: 409 })
  await expect(start(client.client_no, client.user_no, await app.staff())).rejects.toMatchObject({ status: 403 })
  await expect(start(client.client_no, client.user_no, other)).rejects.toMatchObject({ status: 403 })

  const view = app.callAs(await viewOf(staff, client))
  const { query } = await view(portal.home)
  expect(query[0]?.company.client_no).toBe(client.client_no)
  await expect(view(clientView.start, { params: client, body: client })).rejects.toMatchObject({ status: 403 })
})

test('a view ends with the session, the scope, the account of its viewer, and by itself', async () => {
  const client = await app.client()
  const leaves = await viewer()
  const left = await viewOf(leaves, client)
  expect(await isOpen(left)).toBe(true)
  await leaves.call(auth.logout)
  expect(await isOpen(left)).toBe(false)

  const demoted = await viewer()
  const lost = await viewOf(demoted, client)
  expect(await isOpen(lost)).toBe(true)
  await app.db.updateTable('employees').set({ emp_scope: [] }).where('emp_no', '=', demoted.emp_no).execute()
  expect(await isOpen(lost)).toBe(false)

  const late = await viewOf(await viewer(), client)
  const { rows } = await sql<{ minutes: number }>`
    select extract(epoch from max(expires_at) - now()) / 60 as minutes from sessions where viewer_session_no is not null`.execute(
    app.db,
  )
  expect(Number(rows[0]?.minutes)).toBeLessThanOrEqual(30)
  await sql`update sessions set expires_at = now() where viewer_session_no is not null`.execute(app.db)
  expect(await isOpen(late)).toBe(false)
})

test('ending a view ends nothing else', async () => {
  const [staff, client] = [await viewer(), await app.client()]
  const [token, other] = [await viewOf(staff, client), await viewOf(staff, client)]
  await app.callAs(token)(auth.logout)
  expect(await isOpen(token)).toBe(false)
  for (const open of [other, staff.token, client.token]) expect(await isOpen(open)).toBe(true)
})
