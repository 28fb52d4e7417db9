import { todos } from '@crm/contract/features/todos/todos'
import { beforeAll, expect, test } from 'vitest'
import { bookedAt } from '../../testing/fixtures/meetingFixture.ts'
import {
  alarmsAbout,
  getTodo,
  listTodos,
  refusal,
  type Staff,
  type TodoFixture,
  todoFixture,
} from '../../testing/fixtures/todoFixture.ts'

let app: TodoFixture['app']
let mina: TodoFixture['mina']
let jun: TodoFixture['jun']
let sora: TodoFixture['sora']
let stranger: TodoFixture['stranger']
let make: TodoFixture['make']
let project: TodoFixture['project']
beforeAll(async () => {
  ;({ app, mina, jun, sora, stranger, make, project } = await todoFixture())
})

test('an issue is raised on a project: those in charge of it hear of it', async () => {
  const proj_no = await project(sora)
  await app.db.insertInto('project_employees').values({ proj_no, emp_no: jun.emp_no, pe_type: 'manager' }).execute()
  const raised = await make({ tl_title: '자료가 안 와요', proj_no, is_issue: 1, tl_tos: [] })
  expect(raised).toMatchObject({ is_issue: true, proj_no, to_emp_no: jun.emp_no, tl_ref_no: null, ms_no: null })
  expect(await alarmsAbout(jun, raised.tl_no)).toMatchObject({ al_title: '김미나 님이 이슈를 등록했어요' })
  expect((await sora.call(todos.issue, { params: { tl_no: raised.tl_no } })).query[0]?.tl_no).toBe(raised.tl_no)
  const task = await make({ proj_no, tl_tos: [] })
  expect(task.is_issue).toBe(false)
  expect(await listTodos(sora, { view: 'project', proj_no, is_issue: 1 })).toEqual([raised.tl_no])
  expect(await listTodos(sora, { view: 'project', proj_no })).toContain(task.tl_no)
  expect(await refusal(make({ is_issue: 1 }))).toMatchObject({
    ...{ status: 400, message: '어느 프로젝트의 이슈인지 선택해 주세요.' },
    fields: { proj_no: '어느 프로젝트의 이슈인지 선택해 주세요.' },
  })
  expect(await refusal(make({ tl_ref_no: raised.tl_no }))).toMatchObject({ status: 409 })
})

test('an issue comes up at a meeting: the others who held it hear of it, and it outlives the meeting', async () => {
  const proj_no = await project(sora)
  const ms_no = await bookedAt(app, { inHours: 24, by: [mina.emp_no, jun.emp_no], proj_no })
  const raised = await make({ tl_title: '견적이 다르대요', ms_no, tl_tos: [] })
  expect(raised).toMatchObject({
    ...{ is_issue: true, ms_no, proj_no, to_emp_no: jun.emp_no },
    meeting: { ms_no, start_dt: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d/) },
  })
  expect(await alarmsAbout(jun, raised.tl_no)).toMatchObject({ al_title: '김미나 님이 이슈를 등록했어요' })
  for (const someone of [mina, jun, sora]) {
    expect(await listTodos(someone, { view: 'meeting', ms_no })).toEqual([raised.tl_no])
  }
  expect(await listTodos(stranger, { view: 'meeting', ms_no })).toEqual([])
  expect(await refusal(make({ ms_no: 987_654 }))).toMatchObject({ status: 404 })
  expect(await refusal(make({ ms_no, tl_ref_no: raised.tl_no }))).toMatchObject({ status: 400 })

  await app.db.deleteFrom('mr_schedules').where('ms_no', '=', ms_no).execute()
  expect(await getTodo(jun, raised.tl_no)).toMatchObject({ is_issue: true, ms_no: null, meeting: null })

  const alone = await bookedAt(app, { inHours: 24, by: [mina.emp_no] })
  const nobodys = await make({ ms_no: alone, tl_tos: [] })
  expect(nobodys).toMatchObject({ to_emp_no: null, proj_no: null })
  expect(await listTodos(stranger, { view: 'meeting', ms_no: alone })).toEqual([nobodys.tl_no])
  expect(await getTodo(stranger, nobodys.tl_no)).toMatchObject({ tl_no: nobodys.tl_no })
})

test('an issue and its todo know each other; there is one at a time, and it concerns the others of the todo', async () => {
  const todo = await make()
  expect(await refusal(jun.call(todos.issue, { params: { tl_no: todo.tl_no } }))).toMatchObject({ status: 404 })
  const raised = await make({ tl_title: '자료가 없어요', tl_ref_no: todo.tl_no, tl_tos: [] }, jun)
  expect(raised).toMatchObject({
    ...{ tl_ref_no: todo.tl_no, to_emp_no: mina.emp_no },
    about: { tl_no: todo.tl_no, tl_title: todo.tl_title },
  })
  expect(await getTodo(mina, todo.tl_no)).toMatchObject({
    ...{ exist_issue: true, ttl2_tl_no: raised.tl_no },
    issue: { tl_no: raised.tl_no, tl_title: '자료가 없어요' },
  })
  expect(await alarmsAbout(mina, raised.tl_no)).toMatchObject({ al_title: '정준 님이 이슈를 등록했어요' })
  for (const tl_no of [todo.tl_no, raised.tl_no]) {
    expect((await mina.call(todos.issue, { params: { tl_no } })).query[0]?.tl_no).toBe(raised.tl_no)
  }
  expect(await refusal(make({ tl_ref_no: todo.tl_no }))).toMatchObject({
    status: 409,
    message: '이미 등록된 이슈가 있어요.',
  })
  expect(await refusal(make({ tl_ref_no: raised.tl_no }))).toMatchObject({ status: 409 })
  expect(await refusal(make({ tl_ref_no: todo.tl_no }, stranger))).toMatchObject({ status: 404 })
  await jun.call(todos.remove, { params: { tl_no: raised.tl_no } })
  const second = await make({ tl_ref_no: todo.tl_no })
  expect(second.tl_ref_no).toBe(todo.tl_no)
  expect(await refusal(jun.call(todos.restore, { params: { tl_no: raised.tl_no } }))).toMatchObject({ status: 409 })
})

test('neither end of a link tells of the other to somebody who may not see it', async () => {
  const todo = await make()
  const raised = await make({ tl_title: '둘만의 이슈', tl_ref_no: todo.tl_no, tl_tos: [sora.emp_no] }, jun)
  await jun.call(todos.invite, { body: { tl_no: todo.tl_no, tl_tos: [stranger.emp_no] } })
  expect(await getTodo(stranger, todo.tl_no)).toMatchObject({ exist_issue: false, ttl2_tl_no: null, issue: null })
  const rowOf = async (by: Staff, tl_no: number) =>
    (await by.call(todos.list, { query: { type: 'dashboard', limit: 500 } })).query.find((row) => row.tl_no === tl_no)
  expect(await rowOf(stranger, todo.tl_no)).toMatchObject({ exist_issue: false, ttl2_tl_no: null })
  expect(await rowOf(jun, todo.tl_no)).toMatchObject({ exist_issue: true, ttl2_tl_no: raised.tl_no })

  expect(await getTodo(sora, raised.tl_no)).toMatchObject({ is_issue: true, tl_ref_no: null, about: null })
  expect(await getTodo(jun, raised.tl_no)).toMatchObject({ tl_ref_no: todo.tl_no, about: { tl_no: todo.tl_no } })
  await jun.call(todos.invite, { body: { tl_no: raised.tl_no, tl_tos: [stranger.emp_no] } })
  expect(await getTodo(stranger, todo.tl_no)).toMatchObject({ exist_issue: true, issue: { tl_title: '둘만의 이슈' } })
})
