import { todos } from '@crm/contract/features/todos/todos'
import { beforeAll, expect, test } from 'vitest'
import {
  alarmsAbout,
  alarmsOf,
  mention,
  type Staff,
  statusOf,
  type TodoFixture,
  todoFixture,
} from '../../../testing/fixtures/todoFixture.ts'

let app: TodoFixture['app']
let mina: TodoFixture['mina']
let jun: TodoFixture['jun']
let make: TodoFixture['make']
beforeAll(async () => {
  ;({ app, mina, jun, make } = await todoFixture({ rateLimits: false }))
})

const sharesOf = async (tl_no: number) => (await mina.call(todos.shares, { query: { tl_no } })).query

test('replies are read in order, changed and deleted by their author only', async () => {
  const { tl_no } = await make()
  const { query } = await jun.call(todos.addReply, {
    body: { tl_no, emp_no: jun.emp_no, tlr_content: '<p></p>  <p> 확인했어요. </p><p><br></p>' },
  })
  const reply = query[0] as (typeof query)[number]
  expect(reply).toMatchObject({
    tl_no,
    emp_no: jun.emp_no,
    emp_name: '정준',
    tlr_content: '<p>확인했어요.</p>',
    state: 1,
  })
  expect(await alarmsAbout(mina, tl_no)).toMatchObject({
    ...{ al_title: '정준 님이 댓글을 남겼어요', al_body: 'IR 덱 검토: 확인했어요.' },
  })
  for (const tlr_content of ['', '   ', '<p></p>', '<script>x</script>']) {
    const call = jun.call(todos.addReply, { body: { tl_no, tlr_content } })
    await expect(call).rejects.toMatchObject({ status: 400, message: '댓글을 입력해 주세요.' })
  }
  const missing = jun.call(todos.addReply, { body: { tl_no } as never })
  await expect(missing).rejects.toMatchObject({ status: 400, message: '댓글을 입력해 주세요.' })
  const grown = jun.call(todos.addReply, { body: { tl_no, tlr_content: '&'.repeat(4000) } })
  await expect(grown).rejects.toMatchObject({ status: 400, message: expect.stringContaining('5,000자까지') })
  const byOther = jun.call(todos.addReply, { body: { tl_no, emp_no: mina.emp_no, tlr_content: '사칭' } })
  expect(await statusOf(byOther)).toBe(403)

  const params = { tlr_no: reply.tlr_no }
  expect(await statusOf(mina.call(todos.changeReply, { params, body: { tlr_content: '남의 것' } }))).toBe(403)
  expect(await statusOf(mina.call(todos.changeReply, { params, body: { state: 0 } }))).toBe(403)
  expect(await statusOf(jun.call(todos.changeReply, { params, body: { tlr_content: ' ' } }))).toBe(400)
  expect(await statusOf(jun.call(todos.changeReply, { params, body: {} }))).toBe(400)
  await jun.call(todos.changeReply, { params, body: { tlr_content: '고쳤어요' } })
  await mina.call(todos.addReply, { body: { tl_no, tlr_content: '네' } })
  await jun.call(todos.changeReply, { params, body: { state: 0 } })
  expect(await statusOf(jun.call(todos.changeReply, { params, body: { tlr_content: '다시' } }))).toBe(409)
  const { query: all } = await mina.call(todos.replies, { query: { tl_no } })
  expect(all.map(({ state, tlr_content }) => [state, tlr_content])).toEqual([
    [0, ''],
    [1, '네'],
  ])
  const [seen] = (await mina.call(todos.list, { query: { view: 'sent' } })).query.filter((row) => row.tl_no === tl_no)
  // An edit raises no alarm.
  expect(seen).toMatchObject({ is_read: true })
  const stranger = await app.staff()
  expect(await statusOf(stranger.call(todos.changeReply, { params, body: { state: 0 } }))).toBe(404)
  expect((await mina.call(todos.detail, { params: { tl_no } })).query[0]?.reply_qtt).toBe(1)
})

test('who is mentioned is told, once, and can open what they were told of', async () => {
  const [sora, later] = [await app.staff(), await app.staff()]
  const { tl_no } = await make({ tl_todo: mention(sora) + mention(mina) })
  expect(await alarmsAbout(sora, tl_no)).toMatchObject({
    ...{ al_title: '김미나 님이 회원님을 언급했어요', al_count: 1 },
    al_body: expect.stringContaining('IR 덱 검토: @누구 봐 주세요'),
  })
  expect((await sora.call(todos.detail, { params: { tl_no } })).query[0]).toMatchObject({ is_shared: true })
  expect(await sharesOf(tl_no)).toMatchObject([
    { tl_to: jun.emp_no, is_recipient: true },
    { tl_to: sora.emp_no, is_recipient: false },
  ])
  await mina.call(todos.update, { params: { tl_no }, body: { tl_todo: `${mention(sora)}<p>더</p>` } })
  expect((await alarmsAbout(sora, tl_no))?.al_count).toBe(1)
  await jun.call(todos.addReply, { body: { tl_no, tlr_content: mention(later) } })
  expect(await alarmsAbout(later, tl_no)).toMatchObject({ al_title: '정준 님이 회원님을 언급했어요' })
  expect(await statusOf(later.call(todos.detail, { params: { tl_no } }))).toBe(200)
  // An alarm about a reply does not replace the one about the mention.
  await mina.call(todos.addReply, { body: { tl_no, tlr_content: '네' } })
  const raised = (await alarmsOf(later)).map(({ al_title, al_count }) => [al_title, al_count])
  expect(raised).toEqual([
    ['김미나 님이 댓글을 남겼어요', 1],
    ['정준 님이 회원님을 언급했어요', 1],
  ])
  const nobody = { emp_no: 999_999 } as Staff
  expect(await statusOf(jun.call(todos.addReply, { body: { tl_no, tlr_content: mention(nobody) } }))).toBe(200)
})

test('every todo that is sent is an alarm of its own; a comment never hides behind what is done', async () => {
  const busy = await app.staff()
  const first = await make({ tl_tos: [busy.emp_no], tl_title: '첫째' })
  await make({ tl_tos: [busy.emp_no], tl_title: '둘째' })
  expect(await alarmsOf(busy)).toMatchObject([
    { al_body: '둘째', al_count: 1 },
    { al_body: '첫째', al_count: 1, al_link: `/employee/todo?tl_no=${first.tl_no}` },
  ])
  await mina.call(todos.addReply, { body: { tl_no: first.tl_no, tlr_content: '<p>언제 될까요?</p>' } })
  await mina.call(todos.update, { params: first, body: { state: 4 } })
  const raised = (await alarmsOf(busy)).slice(0, 2).map(({ al_title, al_body }) => [al_title, al_body])
  expect(raised).toEqual([
    ['김미나 님이 할 일을 완료했어요', '첫째'],
    ['김미나 님이 댓글을 남겼어요', '첫째: 언제 될까요?'],
  ])
})
