import { alarms } from '@crm/contract/features/alarms/alarms'
import { projects } from '@crm/contract/features/projects/projects'
import { type ProgressStage, statusOf } from '@crm/contract/features/projects/projects.words'
import { beforeAll, expect, test } from 'vitest'
import { createProject } from '../../../../seed/factories.ts'
import { type Person, startTestApp, type TestApp } from '../../../testing/startTestApp.ts'

let app: TestApp
let mina: Person & { emp_no: number }
let client_no: number
beforeAll(async () => {
  app = await startTestApp()
  mina = await app.staff({ user_name: '김미나', emp_scope: ['WorkListV2'] })
  client_no = await app.company()
})

const projectIn = (stage: ProgressStage, managers: number[] = []) =>
  createProject(app.db, { client_no, proj_name: '단계 프로젝트', progress_status: statusOf(stage), managers })

const show = async (proj_no: number) => {
  const { query } = await mina.call(projects.show, { params: { proj_no } })
  return query[0] as (typeof query)[number]
}

const newest = async (person: Person) => (await person.call(alarms.newList, { query: { limit: 5 } })).query

const changeMany = (body: Parameters<typeof mina.call<typeof projects.changeMany>>[1]['body']) =>
  mina.call(projects.changeMany, { body })

test('at most one of planning and one of design; others stay', async () => {
  const [planner, other, designer, consultant] = [
    await app.staff({ team_no: 2 }),
    await app.staff({ team_no: 2 }),
    await app.staff({ team_no: 5 }),
    await app.staff({ team_no: 3 }),
  ]
  const proj_no = await projectIn('pre', [other.emp_no, consultant.emp_no])
  const assign = async (planning_emp_no: number | null, design_emp_no: number | null) => {
    const { rev } = await show(proj_no)
    return mina.call(projects.assign, { params: { proj_no }, body: { planning_emp_no, design_emp_no, rev } })
  }
  const managers = async () => (await show(proj_no)).emp.map(({ emp_no }) => emp_no).sort()
  await assign(planner.emp_no, designer.emp_no)
  expect(await managers()).toEqual([planner.emp_no, designer.emp_no, consultant.emp_no].sort())
  expect(await newest(planner)).toMatchObject([{ al_title: '단계 프로젝트 담당자로 지정되었어요' }])
  await assign(planner.emp_no, designer.emp_no)
  expect((await newest(planner))[0]?.al_count).toBe(1)
  await expect(assign(designer.emp_no, null)).rejects.toMatchObject({
    status: 400,
    fields: { planning_emp_no: '기획 담당은 기획팀(2팀) 직원이어야 해요.' },
  })
  await expect(assign(planner.emp_no, other.emp_no)).rejects.toMatchObject({
    status: 400,
    fields: { design_emp_no: '디자인 담당은 디자인팀(5팀) 직원이어야 해요.' },
  })
  expect(await managers()).toHaveLength(3)
  await assign(null, null)
  expect(await managers()).toEqual([consultant.emp_no])
  const { rev } = await show(proj_no)
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      mina
        .call(projects.assign, {
          params: { proj_no },
          body: { planning_emp_no: index % 2 ? planner.emp_no : other.emp_no, rev },
        })
        .then(
          () => 200,
          (problem) => problem.status,
        ),
    ),
  )
  expect(answers.toSorted()).toEqual([200, ...Array.from({ length: 19 }, () => 409)])
  expect(await managers()).toHaveLength(2)
})

test('what is not spoken of stays, and so does who has left while still in charge', async () => {
  const [left, second, designer] = [
    await app.staff({ team_no: 2 }),
    await app.staff({ team_no: 2 }),
    await app.staff({ team_no: 5 }),
  ]
  const proj_no = await projectIn('pre', [left.emp_no, second.emp_no])
  await app.db.updateTable('employees').set({ emp_state: 3 }).where('emp_no', '=', left.emp_no).execute()
  const assign = async (body: { planning_emp_no?: number | null; design_emp_no?: number | null }) => {
    const { rev } = await show(proj_no)
    const { query } = await mina.call(projects.assign, { params: { proj_no }, body: { ...body, rev } })
    return query[0]?.emp.map(({ emp_no }) => emp_no).sort()
  }
  expect(await assign({ design_emp_no: designer.emp_no })).toEqual([left.emp_no, second.emp_no, designer.emp_no].sort())
  expect(await assign({ planning_emp_no: left.emp_no })).toEqual([left.emp_no, designer.emp_no].sort())
  expect(await assign({ planning_emp_no: null })).toEqual([designer.emp_no])
  await expect(assign({ planning_emp_no: left.emp_no })).rejects.toMatchObject({ status: 400 })
})

test('several projects get one planner and one designer; others stay, and each gets one alarm', async () => {
  const [planner, designer, old, consultant] = [
    await app.staff({ team_no: 2 }),
    await app.staff({ team_no: 5 }),
    await app.staff({ team_no: 2 }),
    await app.staff({ team_no: 3 }),
  ]
  const proj_nos = [
    await projectIn('pre', [old.emp_no, consultant.emp_no]),
    await projectIn('guide', [planner.emp_no]),
    await projectIn('inquiry'),
  ]
  const managersOf = (rows: { emp: { emp_no: number }[] }[]) =>
    rows.map(({ emp }) => emp.map(({ emp_no }) => emp_no).sort())
  const { query } = await changeMany({
    proj_nos,
    planning_emp_no: planner.emp_no,
    design_emp_no: designer.emp_no,
  })
  const both = [planner.emp_no, designer.emp_no]
  expect(managersOf(query)).toEqual([[...both, consultant.emp_no].sort(), both.toSorted(), both.toSorted()])
  expect(await newest(planner)).toMatchObject([{ al_title: '프로젝트 2개의 담당자로 지정되었어요' }])
  expect(await newest(designer)).toMatchObject([{ al_title: '프로젝트 3개의 담당자로 지정되었어요' }])

  // A refusal changes none of them.
  await expect(changeMany({ proj_nos, planning_emp_no: null, design_emp_no: planner.emp_no })).rejects.toMatchObject({
    status: 400,
    fields: { design_emp_no: '디자인 담당은 디자인팀(5팀) 직원이어야 해요.' },
  })
  expect(managersOf(await Promise.all(proj_nos.map(show)))).toEqual(managersOf(query))
  const cleared = await changeMany({ proj_nos, planning_emp_no: null })
  expect(managersOf(cleared.query)).toEqual([
    [designer.emp_no, consultant.emp_no].sort(),
    [designer.emp_no],
    [designer.emp_no],
  ])
})
