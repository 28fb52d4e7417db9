import { todos } from '@crm/contract/features/todos/todos'
import { beforeAll, expect, test } from 'vitest'
import {
  alarmsAbout,
  getTodo,
  listTodos,
  refusal,
  setState,
  type TodoFixture,
  todoFixture,
} from '../../testing/fixtures/todoFixture.ts'

let mina: TodoFixture['mina']
let jun: TodoFixture['jun']
let sora: TodoFixture['sora']
let stranger: TodoFixture['stranger']
let make: TodoFixture['make']
let project: TodoFixture['project']
beforeAll(async () => {
  ;({ mina, jun, sora, stranger, make, project } = await todoFixture())
})

test('who sees a todo: sender, addressee, participants, its project’s staff; nobody else knows that it exists', async () => {
  const proj_no = await project(sora)
  const { tl_no } = await make({ proj_no })
  for (const person of [mina, jun, sora]) expect((await getTodo(person, tl_no)).tl_no).toBe(tl_no)
  for (const call of [
    () => stranger.call(todos.detail, { params: { tl_no } }),
    () => stranger.call(todos.replies, { query: { tl_no } }),
    () => stranger.call(todos.shares, { query: { tl_no } }),
    () => stranger.call(todos.addReply, { body: { tl_no, tlr_content: '저도요' } }),
    () => stranger.call(todos.invite, { body: { tl_no, tl_tos: [stranger.emp_no] } }),
    () => stranger.call(todos.uninvite, { body: { tl_no, tl_to: jun.emp_no } }),
    () => stranger.call(todos.remove, { params: { tl_no } }),
    () => setState(stranger, tl_no, 3),
    () => stranger.call(todos.uploadFiles, { params: { tl_no }, body: {} }),
  ]) {
    expect(await refusal(call())).toMatchObject({ status: 404 })
  }
  const everybodys = await make({ tl_tos: [] })
  expect((await getTodo(stranger, everybodys.tl_no)).may_change_state).toBe(true)
  expect(await listTodos(stranger, { view: 'all' })).not.toContain(everybodys.tl_no)
})

test('state: whoever sees it moves it, its sender as well', async () => {
  const proj_no = await project(sora)
  const { tl_no } = await make({ proj_no })
  expect((await getTodo(mina, tl_no)).may_change_state).toBe(true)
  await setState(mina, tl_no, 3)
  expect((await getTodo(jun, tl_no)).state).toBe(3)
  expect(await refusal(setState(stranger, tl_no, 2))).toMatchObject({ status: 404 })
  await setState(sora, tl_no, 2)
  await jun.call(todos.invite, { body: { tl_no, tl_tos: [stranger.emp_no] } })
  await setState(stranger, tl_no, 4)
  expect(await getTodo(mina, tl_no)).toMatchObject({ state: 4, done_dt: expect.any(String) })
  expect(await alarmsAbout(mina, tl_no)).toMatchObject({ al_title: '남남 님이 할 일을 완료했어요' })

  const everybodys = await make({ tl_tos: [] })
  await setState(stranger, everybodys.tl_no, 3)
  expect((await getTodo(mina, everybodys.tl_no)).state).toBe(3)
})

test('a todo that is opened again withdraws the alarm that said it was done', async () => {
  const { tl_no } = await make()
  await setState(jun, tl_no, 4)
  expect(await alarmsAbout(mina, tl_no)).toBeDefined()
  await setState(jun, tl_no, 3)
  expect(await alarmsAbout(mina, tl_no)).toBeUndefined()
})

test('on the dashboard what is done stays done; in the detail any state follows any other; the same one does nothing', async () => {
  const { tl_no } = await make()
  await setState(jun, tl_no, 4, 'dashboard')
  for (const state of [2, 3] as const) {
    expect(await refusal(setState(jun, tl_no, state, 'dashboard'))).toMatchObject({ status: 409 })
  }
  const { done_dt } = await getTodo(jun, tl_no)
  await setState(jun, tl_no, 4, 'dashboard')
  expect((await getTodo(jun, tl_no)).done_dt).toBe(done_dt)
  await mina.call(todos.read, { params: { tl_no } })
  await setState(jun, tl_no, 4)
  expect((await mina.call(todos.list, { query: { view: 'done' } })).query[0]).toMatchObject({ tl_no, is_read: true })
  for (const state of [2, 4, 3, 2] as const) {
    await setState(jun, tl_no, state)
    expect(await getTodo(jun, tl_no)).toMatchObject({ state, done_dt: state === 4 ? expect.any(String) : null })
  }
})

test('only the sender deletes and restores; meanwhile nothing else happens to it', async () => {
  const { tl_no } = await make()
  await setState(jun, tl_no, 4)
  expect(await refusal(jun.call(todos.remove, { params: { tl_no } }))).toMatchObject({ status: 403 })
  expect(await refusal(mina.call(todos.restore, { params: { tl_no } }))).toMatchObject({ status: 409 })
  expect((await mina.call(todos.remove, { params: { tl_no } })).query[0]).toMatchObject({ state: 0 })
  expect(await refusal(mina.call(todos.remove, { params: { tl_no } }))).toMatchObject({ status: 409 })
  expect(await refusal(jun.call(todos.restore, { params: { tl_no } }))).toMatchObject({ status: 403 })
  expect(await refusal(setState(jun, tl_no, 2))).toMatchObject({ status: 409 })
  expect(await refusal(jun.call(todos.addReply, { body: { tl_no, tlr_content: '네' } }))).toMatchObject({ status: 409 })
  expect(await listTodos(jun, { view: 'done' })).not.toContain(tl_no)
  expect(await listTodos(mina, { view: 'deleted' })).toContain(tl_no)
  expect((await mina.call(todos.restore, { params: { tl_no } })).query[0]).toMatchObject({ state: 4 })
  expect(await listTodos(jun, { view: 'done' })).toContain(tl_no)
})
