import { alarms } from '@crm/contract/features/alarms/alarms'
import { projects } from '@crm/contract/features/projects/projects'
import type { ProgressStage } from '@crm/contract/features/projects/projects.words'
import { statusOf } from '@crm/contract/features/projects/projects.words'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { createProject } from '../../../../seed/factories.ts'
import { insertContract } from '../../../testing/fixtures/money/contractFixture.ts'
import { insertEstimate } from '../../../testing/fixtures/money/estimateFixture.ts'
import { type Person, startTestApp, type TestApp } from '../../../testing/startTestApp.ts'

let app: TestApp
let mina: Person & { emp_no: number }
let jun: Person & { emp_no: number }
let client_no: number
beforeAll(async () => {
  app = await startTestApp()
  mina = await app.staff({ user_name: '김미나', emp_scope: ['WorkList'] })
  jun = await app.staff({ user_name: '박준', emp_scope: ['WorkList'] })
  client_no = await app.company()
})

const projectIn = async (stage: ProgressStage, managers: number[] = []) => {
  const draft = { client_no, proj_name: '되돌릴 프로젝트', progress_status: statusOf(stage), managers }
  const proj_no = await createProject(app.db, draft)
  const est_no = await insertEstimate(app.db, { proj_no, est_amount: 100, est_issued_dt: '2026-01-02' })
  await insertContract(app.db, { est_no, credits: [{ projcrd_amount: 100, paid: '2026-01-09' }] })
  return proj_no
}

const show = async (proj_no: number) => {
  const { query } = await mina.call(projects.show, { params: { proj_no } })
  return query[0] as (typeof query)[number]
}
const move = async (who: Person, proj_no: number, stage: ProgressStage, reason = '') =>
  (await who.call(projects.move, { params: { proj_no }, body: { stage, reason } })).query
const undo = (who: Person, changed: { proj_no: number; rev?: number }[]) =>
  who.call(projects.undo, { body: { projects: changed.map(({ proj_no, rev }) => ({ proj_no, rev })) } })

test('a stage is taken back without a reason, is noted in the history, and the alarm about it goes', async () => {
  const proj_no = await projectIn('pre', [jun.emp_no])
  const moved = await move(mina, proj_no, 'paid')
  const alarmsAboutIt = async () =>
    (await jun.call(alarms.newList, { query: {} })).query.filter(({ al_link }) => al_link.includes(`/${proj_no}/`))
  expect(await alarmsAboutIt()).toHaveLength(1)
  const { query } = await undo(mina, moved)
  expect(query[0]).toMatchObject({ proj_no, progress_status: statusOf('pre') })
  const [newest] = (await show(proj_no)).moves.toReversed().toSorted((a, b) => b.psl_no - a.psl_no)
  expect(newest).toMatchObject({ to_status: statusOf('pre'), reason: '되돌리기', user_name: '김미나' })
  expect(await alarmsAboutIt()).toHaveLength(0)
})

test('nobody takes back what a colleague did, or what a colleague has changed since', async () => {
  const proj_no = await projectIn('pre')
  const moved = await move(mina, proj_no, 'paid')
  await expect(undo(jun, moved)).rejects.toMatchObject({ status: 409, message: '되돌릴 수 있는 시간이 지났어요.' })
  await move(jun, proj_no, 'started')
  await expect(undo(mina, moved)).rejects.toMatchObject({
    status: 409,
    message: '그 사이 다른 변경이 있어 되돌릴 수 없어요.',
  })
  expect((await show(proj_no)).progress_status).toBe('started')
})

test('after the time is over it stays', async () => {
  const proj_no = await projectIn('pre')
  const moved = await move(mina, proj_no, 'paid')
  await app.db.transaction().execute(async (db) => {
    // The audit is append-only for everybody else.
    await sql`set local session_replication_role = replica`.execute(db)
    await sql`update audit_log set at = at - interval '1 minute' where table_name = 'projects' and row_key = ${String(proj_no)}`.execute(
      db,
    )
  })
  await expect(undo(mina, moved)).rejects.toMatchObject({ status: 409, message: '되돌릴 수 있는 시간이 지났어요.' })
})

test('managers changed in bulk return with everything that was known of them', async () => {
  const first = await projectIn('pre', [jun.emp_no])
  const second = await projectIn('guide')
  await app.db
    .updateTable('project_employees')
    .set({ pe_contribution: 40, start_dt: '2026-01-02' })
    .where('proj_no', '=', first)
    .execute()
  const before = [await show(first), await show(second)].map(({ emp }) => emp)
  const { query } = await mina.call(projects.changeMany, {
    body: { proj_nos: [first, second], manager_emp_no: mina.emp_no },
  })
  expect(query.map(({ emp }) => emp.map(({ emp_no }) => emp_no))).toEqual([[mina.emp_no], [mina.emp_no]])
  await undo(mina, query)
  expect([await show(first), await show(second)].map(({ emp }) => emp)).toEqual(before)
})

test('planner and designer of several projects are taken back together', async () => {
  const [planner, designer] = [await app.staff({ team_no: 2 }), await app.staff({ team_no: 5 })]
  const nos = [await projectIn('pre', [jun.emp_no, planner.emp_no]), await projectIn('guide')]
  const before = [await show(nos[0] ?? 0), await show(nos[1] ?? 0)].map(({ emp }) => emp)
  const { query } = await mina.call(projects.changeMany, {
    body: { proj_nos: nos, planning_emp_no: null, design_emp_no: designer.emp_no },
  })
  await undo(mina, query)
  expect(await Promise.all(nos.map(async (no) => (await show(no)).emp))).toEqual(before)
  expect((await designer.call(alarms.newList, { query: {} })).query).toEqual([])
})

test('stages changed in bulk return to what each was', async () => {
  const nos = [await projectIn('pre'), await projectIn('guide')]
  const { query } = await mina.call(projects.changeMany, { body: { proj_nos: nos, stage: 'paid' } })
  await undo(mina, query)
  const stages = await Promise.all(nos.map(async (no) => (await show(no)).progress_status))
  expect(stages).toEqual(['pre', 'guide'])
})

test('a deleted indicator returns with its people', async () => {
  const proj_no = await projectIn('pre')
  const body = {
    pic_title: '시연',
    pic_start_dt: null,
    pic_end_dt: '2026-12-01',
    pic_emps: [jun.emp_no],
    is_done: false,
  }
  const added = (await mina.call(projects.addIndicator, { params: { proj_no }, body })).query[0]
  await mina.call(projects.removeIndicator, { params: { proj_no, pic_no: added?.pic_no ?? 0 } })
  expect((await show(proj_no)).indicators).toEqual([])
  await undo(mina, [{ proj_no }])
  expect((await show(proj_no)).indicators).toEqual([added])
})
