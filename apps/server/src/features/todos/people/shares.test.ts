import { todos } from '@crm/contract/features/todos/todos'
import { beforeAll, expect, test } from 'vitest'
import { alarmsAbout, statusOf, type TodoFixture, todoFixture } from '../../../testing/fixtures/todoFixture.ts'

let app: TodoFixture['app']
let mina: TodoFixture['mina']
let jun: TodoFixture['jun']
let make: TodoFixture['make']
beforeAll(async () => {
  ;({ app, mina, jun, make } = await todoFixture({ rateLimits: false }))
})

const sharesOf = async (tl_no: number) => (await mina.call(todos.shares, { query: { tl_no } })).query

test('inviting and removing: -2 for those who take part, -1 for the last one, and the next becomes the addressee', async () => {
  const sora = await app.staff()
  const { tl_no } = await make()
  const empty = mina.call(todos.invite, { body: { tl_no, tl_tos: [] } })
  await expect(empty).rejects.toMatchObject({ status: 400, message: '초대할 사람을 선택해 주세요.' })
  const missing = mina.call(todos.invite, { body: { tl_no } as never })
  await expect(missing).rejects.toMatchObject({ status: 400, message: '초대할 사람을 선택해 주세요.' })
  expect(await mina.call(todos.invite, { body: { tl_no, tl_tos: [jun.emp_no] } })).toMatchObject({
    state: -2,
    query: [],
  })
  expect(await mina.call(todos.uninvite, { body: { tl_no, tl_to: jun.emp_no } })).toMatchObject({
    state: -1,
    query: [],
  })
  const { state, query } = await jun.call(todos.invite, { body: { tl_no, tl_tos: [jun.emp_no, sora.emp_no] } })
  expect([state, query.length]).toEqual([1, 2])
  expect(await alarmsAbout(sora, tl_no)).toMatchObject({ al_title: '정준 님이 할 일에 초대했어요' })
  expect(await statusOf(jun.call(todos.invite, { body: { tl_no, tl_tos: [999_999] } }))).toBe(400)
  expect(await statusOf(jun.call(todos.uninvite, { body: { tl_no, tl_to: mina.emp_no } }))).toBe(404)

  expect((await jun.call(todos.uninvite, { body: { tl_no, tl_to: jun.emp_no } })).state).toBe(1)
  expect(await statusOf(jun.call(todos.detail, { params: { tl_no } }))).toBe(404)
  expect((await sora.call(todos.detail, { params: { tl_no } })).query[0]).toMatchObject({ to_emp_no: sora.emp_no })
  expect((await sora.call(todos.uninvite, { body: { tl_no, tl_to: sora.emp_no } })).state).toBe(-1)
})

test('a removal is taken back by who removed: the addressee is the same again, and who left sees it again', async () => {
  const sora = await app.staff()
  const { tl_no } = await make()
  await mina.call(todos.invite, { body: { tl_no, tl_tos: [sora.emp_no] } })
  const before = await sharesOf(tl_no)
  const undo = (by: typeof mina) => by.call(todos.undoUninvite, { body: { tl_no } })
  await jun.call(todos.uninvite, { body: { tl_no, tl_to: jun.emp_no } })
  expect(await statusOf(undo(sora))).toBe(409)
  expect((await undo(jun)).query).toEqual(before)
  expect((await jun.call(todos.detail, { params: { tl_no } })).query[0]).toMatchObject({ to_emp_no: jun.emp_no })
  expect(await alarmsAbout(sora, tl_no)).toMatchObject({ al_count: 1 })

  // Somebody was faster: what they did stays.
  await mina.call(todos.uninvite, { body: { tl_no, tl_to: sora.emp_no } })
  await jun.call(todos.invite, { body: { tl_no, tl_tos: [sora.emp_no] } })
  await expect(undo(mina)).rejects.toMatchObject({ status: 409, message: '그 사이 다른 변경이 있어 되돌릴 수 없어요.' })
  const stranger = await app.staff()
  const other = await make()
  expect(await statusOf(stranger.call(todos.undoUninvite, { body: { tl_no: other.tl_no } }))).toBe(404)
})

test('fifty at once: one person joins once, every reply is there, and one always remains', async () => {
  const sora = await app.staff()
  const { tl_no } = await make()
  const fifty = Array.from({ length: 50 }, (_, index) => index)
  const invited = await Promise.all(
    fifty.map((index) => (index % 2 ? mina : jun).call(todos.invite, { body: { tl_no, tl_tos: [sora.emp_no] } })),
  )
  expect(invited.filter(({ state }) => state === 1)).toHaveLength(1)
  expect(invited.filter(({ state }) => state === -2)).toHaveLength(49)
  expect(await alarmsAbout(sora, tl_no)).toMatchObject({ al_count: 1 })

  await Promise.all(
    fifty.map((index) =>
      (index % 2 ? sora : jun).call(todos.addReply, { body: { tl_no, tlr_content: `댓글 ${index}` } }),
    ),
  )
  const { query } = await mina.call(todos.replies, { query: { tl_no } })
  expect(new Set(query.map(({ tlr_content }) => tlr_content)).size).toBe(50)
  // Several in a row are one alarm.
  expect(await alarmsAbout(mina, tl_no)).toMatchObject({ al_count: 50 })

  const left = await Promise.all(
    fifty.map((index) =>
      mina
        .call(todos.uninvite, { body: { tl_no, tl_to: (index % 2 ? sora : jun).emp_no } })
        .catch(() => ({ state: 404 })),
    ),
  )
  expect(left.filter(({ state }) => state === 1)).toHaveLength(1)
  expect(await sharesOf(tl_no)).toHaveLength(1)
})
