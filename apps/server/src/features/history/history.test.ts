import { history } from '@crm/contract/features/history/history'
import { projects } from '@crm/contract/features/projects/projects'
import { beforeAll, expect, test } from 'vitest'
import { createProject } from '../../../seed/factories.ts'
import { statusOf } from '../../testing/fixtures/todoFixture.ts'
import { type Person, startTestApp, type TestApp } from '../../testing/startTestApp.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ rateLimits: false })
})

const read = (by: Person, to_table: string, to_no: number) =>
  statusOf(by.call(history.list, { query: { to_table, to_no } }))

test('a history is seen by whoever sees the record, and by nobody else', async () => {
  const client_no = await app.company()
  const proj_no = await createProject(app.db, { client_no })
  const [withCompanies, withProjects, admin, clerk] = [
    await app.staff({ emp_scope: ['ClientVcList'] }),
    await app.staff({ emp_scope: ['WorkList'] }),
    await app.staff({ emp_scope: ['AdminMemberManagement'] }),
    await app.staff({ emp_scope: ['MemberList'] }),
  ]
  const client = await app.client()
  const people = [withCompanies, withProjects, admin, clerk]
  const statuses = (to_table: string, to_no: number) => Promise.all(people.map((by) => read(by, to_table, to_no)))
  expect(await statuses('clients', client_no)).toEqual([200, 404, 404, 404])
  expect(await statuses('projects', proj_no)).toEqual([404, 200, 404, 404])
  expect(await statuses('users', withProjects.user_no)).toEqual([404, 404, 200, 404])
  expect(await statuses('users', client.user_no)).toEqual([404, 404, 404, 200])
  expect(await read(withCompanies, 'clients', 2_000_000_000)).toBe(404)
  // Tables that nobody speaks for have none, whatever their audit holds.
  for (const table of ['audit_log', 'sessions', 'constructor', 'todo_list']) {
    expect(await read(withProjects, table, 1)).toBe(404)
  }
})

test('what one request did is one entry', async () => {
  const mina = await app.staff({ user_name: '김미나', emp_scope: ['WorkList'] })
  const proj_no = await createProject(app.db, { client_no: await app.company() })
  const query = { to_table: 'projects', to_no: proj_no }
  const before = (await mina.call(history.list, { query })).total
  await mina.call(projects.move, { params: { proj_no }, body: { stage: 'pre' } })
  const entries = await mina.call(history.list, { query: { ...query, limit: 1 } })
  expect(entries.total).toBe(before + 1)
  expect(entries.query).toMatchObject([
    { user_name: '김미나', action: 'update', changes: [{ field: '단계: 문의 → PRE', before: null, after: null }] },
  ])
})
