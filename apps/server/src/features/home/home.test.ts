import { home } from '@crm/contract/features/home/home'
import { projects } from '@crm/contract/features/projects/projects'
import { beforeAll, expect, test } from 'vitest'
import { createProject } from '../../../seed/factories.ts'
import { insertContract } from '../../testing/fixtures/money/contractFixture.ts'
import { insertEstimate } from '../../testing/fixtures/money/estimateFixture.ts'
import { startTestApp, type TestApp } from '../../testing/startTestApp.ts'

let app: TestApp
let client_no: number
beforeAll(async () => {
  app = await startTestApp()
  client_no = await app.company()
})

test('own figures: under way, completed, under contract, completed this month', async () => {
  const mina = await app.staff({ emp_scope: ['WorkList'] })
  const mine = async () => (await mina.call(home.myKpi)).query
  expect(await mine()).toEqual([{ ing_qtt: 0, cplt_qtt: 0, cont_qtt: 0, done_qtt: 0 }])
  const add = (progress_status: string | null) =>
    createProject(app.db, { client_no, progress_status, managers: [mina.emp_no] })
  const started = await add('started')
  for (const stage of [null, 'pre', 'guide', 'paid', 'unknown', 'completed']) await add(stage)
  // Completed long ago, according to the log.
  const old = await add('completed')
  await app.db.deleteFrom('project_status_log').where('proj_no', '=', old).execute()
  await app.db
    .insertInto('project_status_log')
    .values({ proj_no: old, to_status: 'completed', reg_dt: '2020-01-01' })
    .execute()
  await createProject(app.db, { client_no, progress_status: 'completed' })
  expect(await mine()).toEqual([{ ing_qtt: 5, cplt_qtt: 2, cont_qtt: 0, done_qtt: 1 }])
  await mina.call(projects.move, { params: { proj_no: started }, body: { stage: 'completed' } })
  const est_no = await insertEstimate(app.db, { proj_no: started, est_amount: 10, est_issued_dt: '2026-01-02' })
  await insertContract(app.db, { est_no })
  expect(await mine()).toEqual([{ ing_qtt: 4, cplt_qtt: 3, cont_qtt: 1, done_qtt: 2 }])
})

test('the team’s figures: everybody who is in it now, by name', async () => {
  const mina = await app.staff({ user_name: '김미나', team_no: 6 })
  const jun = await app.staff({ user_name: '강준', team_no: 6 })
  const gone = await app.staff({ user_name: '나감', team_no: 6, emp_state: 3 })
  const elsewhere = await app.staff({ user_name: '다른 팀', team_no: 4 })
  const everybody = [mina.emp_no, jun.emp_no, gone.emp_no, elsewhere.emp_no]
  await createProject(app.db, { client_no, progress_status: 'paid', managers: everybody })
  await createProject(app.db, { client_no, progress_status: 'completed', participants: [jun.emp_no] })
  const team = async () => (await mina.call(home.teamKpi)).query
  expect(await team()).toEqual([
    { emp_no: jun.emp_no, emp_name: '강준', ing_qtt: 1, cplt_qtt: 1 },
    { emp_no: mina.emp_no, emp_name: '김미나', ing_qtt: 1, cplt_qtt: 0 },
  ])
  await app.db.updateTable('employees').set({ team_no: 6 }).where('emp_no', '=', elsewhere.emp_no).execute()
  await app.db.updateTable('employees').set({ team_no: 4 }).where('emp_no', '=', jun.emp_no).execute()
  expect((await team()).map(({ emp_name, ing_qtt }) => [emp_name, ing_qtt])).toEqual([
    ['김미나', 1],
    ['다른 팀', 1],
  ])
  expect((await (await app.staff()).call(home.teamKpi)).query).toEqual([])
})

test('only staff have figures', async () => {
  for (const person of [await app.client(), await app.vc()]) {
    await expect(person.call(home.myKpi)).rejects.toMatchObject({ status: 403 })
    await expect(person.call(home.teamKpi)).rejects.toMatchObject({ status: 403 })
  }
})
