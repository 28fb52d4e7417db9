import { comments } from '@crm/contract/features/comments/comments'
import { todos } from '@crm/contract/features/todos/todos'
import type { TodoState } from '@crm/contract/features/todos/todos.rows'
import { beforeAll, expect, test } from 'vitest'
import { getTodo, refusal, type Staff, type TodoFixture, todoFixture } from '../../testing/fixtures/todoFixture.ts'

let mina: TodoFixture['mina']
let jun: TodoFixture['jun']
let stranger: TodoFixture['stranger']
let make: TodoFixture['make']
beforeAll(async () => {
  ;({ mina, jun, stranger, make } = await todoFixture())
})

const change = (by: Staff, tl_nos: number[], state: TodoState) =>
  by.call(todos.changeMany, { body: { todos: tl_nos.map((tl_no) => ({ tl_no, state })) } })

test('several are finished at once, and each returns to what it was', async () => {
  const [one, two] = [await make(), await make()]
  await change(jun, [two.tl_no], 3)
  const { query } = await change(jun, [one.tl_no, two.tl_no], 4)
  expect(query.map(({ state }) => state)).toEqual([4, 4])
  expect((await getTodo(mina, one.tl_no)).done_dt).not.toBeNull()
  await jun.call(todos.changeMany, {
    body: {
      todos: [
        { tl_no: one.tl_no, state: 2 },
        { tl_no: two.tl_no, state: 3 },
      ],
    },
  })
  expect(await getTodo(mina, one.tl_no)).toMatchObject({ state: 2, done_dt: null })
  expect(await getTodo(mina, two.tl_no)).toMatchObject({ state: 3 })
})

test('all or none: one that is not theirs keeps the others as they were', async () => {
  const own = await make({}, jun)
  const sent = await make()
  expect(await refusal(change(jun, [own.tl_no, sent.tl_no], 0))).toMatchObject({
    status: 403,
    message: 'IR 덱 검토: 보낸 사람만 할 수 있어요.',
  })
  expect((await getTodo(jun, own.tl_no)).state).toBe(2)
  expect(await refusal(change(stranger, [sent.tl_no], 4))).toMatchObject({ status: 404 })
})

test('what is deleted and brought back has its comments', async () => {
  const { tl_no } = await make()
  await jun.call(todos.addReply, { body: { tl_no, tlr_content: '확인했어요' } })
  await change(mina, [tl_no], 0)
  expect(await refusal(change(jun, [tl_no], 2))).toMatchObject({ status: 403 })
  await change(mina, [tl_no], 2)
  const { query } = await mina.call(comments.list, { query: { to_table: 'todo_list', to_no: tl_no } })
  expect(query).toHaveLength(1)
})
