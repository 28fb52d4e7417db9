import { home } from '@crm/contract/features/home/home'
import { todos } from '@crm/contract/features/todos/todos'
import { beforeAll, expect, test } from 'vitest'
import { createProject } from '../../../seed/factories.ts'
import { bookedAt } from '../../testing/fixtures/meetingFixture.ts'
import { type Person, startTestApp, type TestApp } from '../../testing/startTestApp.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})

const steps = async (person: Person) =>
  (await person.call(home.firstSteps)).query.map(({ step, is_done }) => `${step} ${is_done ? 'done' : 'open'}`)
const setUser = (person: Person, columns: { user_phone?: string | null; reg_dt?: string }) =>
  app.db.updateTable('users').set(columns).where('user_no', '=', person.user_no).execute()

test('the first steps of staff are ticked off by what they do, and are gone when all are done', async () => {
  const mina = await app.staff({ emp_scope: ['MyPageInfo', 'WorkList', 'MyPageMeeting'] })
  await setUser(mina, { user_phone: null })
  expect(await steps(mina)).toEqual(['phone open', 'project open', 'meeting open', 'todo open'])
  await setUser(mina, { user_phone: '01012345678' })
  await createProject(app.db, { client_no: await app.company(), managers: [mina.emp_no] })
  await bookedAt(app, { inHours: 3, by: [mina.emp_no] })
  expect(await steps(mina)).toEqual(['phone done', 'project done', 'meeting done', 'todo open'])
  await mina.call(todos.create, { body: { tl_title: '첫 할 일', tl_todo: '<p>해 보기</p>', tl_tos: [mina.emp_no] } })
  expect(await steps(mina)).toEqual([])
})

test('staff are led only to what they may open', async () => {
  expect(await steps(await app.staff({ emp_scope: ['WorkList'] }))).toEqual(['project open', 'todo open'])
})

test('a client has first steps of their own', async () => {
  const ida = await app.client()
  await setUser(ida, { user_phone: null })
  expect(await steps(ida)).toEqual(['phone open', 'meeting open', 'contact open', 'colleague open'])
  await app.client({ client_no: ida.client_no })
  await bookedAt(app, { inHours: 3, client_no: ida.client_no })
  expect(await steps(ida)).toEqual(['phone open', 'meeting done', 'contact open', 'colleague done'])
  const other = await app.client()
  expect(await steps(other)).toContain('meeting open')
})

test('who puts them away, or has been here for a month, does not see them again', async () => {
  const jun = await app.staff()
  expect(await steps(jun)).not.toEqual([])
  await jun.call(home.dismissFirstSteps)
  await jun.call(home.dismissFirstSteps)
  expect(await steps(jun)).toEqual([])
  const old = await app.staff()
  await setUser(old, { reg_dt: '2020-01-01' })
  expect(await steps(old)).toEqual([])
})
