import { alarms } from '@crm/contract/features/alarms/alarms'
import { comments } from '@crm/contract/features/comments/comments'
import { todos } from '@crm/contract/features/todos/todos'
import { beforeAll, expect, test } from 'vitest'
import { mention, type Staff, statusOf, todoFixture } from '../../testing/fixtures/todoFixture.ts'

type Fixture = Awaited<ReturnType<typeof todoFixture>>

let app: Fixture['app']
let make: Fixture['make']
/** 김미나 and 정준 work with companies, 남남 does not. */
let mina: Staff
let jun: Staff
let outsider: Staff
beforeAll(async () => {
  ;({ app, make } = await todoFixture({ rateLimits: false }))
  mina = await app.staff({ user_name: '김미나', emp_scope: ['ClientVcList'] })
  jun = await app.staff({ user_name: '정준', emp_scope: ['ClientVcList'] })
  outsider = await app.staff({ user_name: '남남', emp_scope: ['WorkList'] })
})

const aClient = async () => ({ to_table: 'clients', to_no: await app.company() })
type Target = Awaited<ReturnType<typeof aClient>>

const say = async (by: Staff, target: Target, content: string, parent: number | null = null) => {
  const { query } = await by.call(comments.create, { body: { ...target, content, parent } })
  return query[0] as (typeof query)[number]
}
const list = (by: Staff, target: Target) => by.call(comments.list, { query: target })
const alarmsOf = async (by: Staff) => (await by.call(alarms.newList, { query: { limit: 100 } })).query

test('a thread has one level; a deleted comment leaves a line where something answers it, and none otherwise', async () => {
  const target = await aClient()
  const first = await say(mina, target, '<p></p><p> 첫 방문이 잡혔어요. </p>')
  expect(first).toMatchObject({ user_name: '김미나', content: '<p>첫 방문이 잡혔어요.</p>', parent: null, state: 1 })
  const answer = await say(jun, target, '<p>같이 갈게요.</p>', first.cmt_no)
  const deeper = await say(mina, target, '<p>좋아요.</p>', answer.cmt_no)
  expect(deeper.parent).toBe(first.cmt_no)
  const second = await say(jun, target, '<p>둘째</p>')
  expect((await list(mina, target)).query.map(({ cmt_no }) => cmt_no)).toEqual(
    [first, answer, deeper, second].map(({ cmt_no }) => cmt_no),
  )
  const remove = (by: Staff, { cmt_no }: { cmt_no: number }) =>
    by.call(comments.update, { params: { cmt_no }, body: { state: 0 } })
  await remove(mina, first)
  await remove(jun, second)
  const { query } = await list(mina, target)
  expect(query.map(({ cmt_no, state, content }) => [cmt_no, state, content])).toEqual([
    [first.cmt_no, 0, ''],
    [answer.cmt_no, 1, '<p>같이 갈게요.</p>'],
    [deeper.cmt_no, 1, '<p>좋아요.</p>'],
  ])
  // Nothing answers a comment that is gone, or one of another record.
  expect(await statusOf(say(jun, target, '<p>늦었어요</p>', second.cmt_no))).toBe(400)
  expect(await statusOf(say(jun, await aClient(), '<p>엉뚱해요</p>', answer.cmt_no))).toBe(400)
})

test('only its author changes or deletes a comment, and only while it is there', async () => {
  const target = await aClient()
  const { cmt_no } = await say(mina, target, '<p>초안</p>')
  const change = (by: Staff, body: { content?: string; state?: 0 }) =>
    statusOf(by.call(comments.update, { params: { cmt_no }, body }))
  expect(await change(jun, { content: '<p>남의 것</p>' })).toBe(403)
  expect(await change(jun, { state: 0 })).toBe(403)
  expect(await change(outsider, { state: 0 })).toBe(404)
  expect(await change(mina, { content: '<p> </p>' })).toBe(400)
  expect(await change(mina, { content: '<script>x</script>' })).toBe(400)
  expect(await change(mina, {})).toBe(400)
  expect(await change(mina, { content: `<p>${'가'.repeat(5000)}</p>` })).toBe(400)
  expect(await change(mina, { content: '<p>고침</p><script>x</script>' })).toBe(200)
  expect((await list(jun, target)).query).toMatchObject([{ content: '<p>고침</p>', update_dt: expect.any(String) }])
  expect(await change(mina, { state: 0 })).toBe(200)
  expect(await change(mina, { content: '<p>다시</p>' })).toBe(409)
})

test('its author takes a deletion back: the same text, not called edited, and no second alarm', async () => {
  const target = await aClient()
  await say(jun, target, '<p>먼저 쓴 사람</p>')
  const { cmt_no } = await say(mina, target, '<p>지웠다가 되살려요</p>')
  const raised = await alarmsOf(jun)
  const setState = (by: Staff, state: 0 | 1) => by.call(comments.update, { params: { cmt_no }, body: { state } })
  await setState(mina, 0)
  expect(await statusOf(setState(jun, 1))).toBe(403)
  expect((await setState(mina, 1)).query).toMatchObject([
    { content: '<p>지웠다가 되살려요</p>', state: 1, update_dt: null },
  ])
  // Once it is there, there is nothing to take back.
  expect((await setState(mina, 1)).query).toMatchObject([{ state: 1 }])
  expect((await list(jun, target)).query).toHaveLength(2)
  expect(await alarmsOf(jun)).toEqual(raised)
})

test('who does not see the record learns nothing: not by number, list, count or alarm', async () => {
  const target = await aClient()
  const insider = await app.staff({ emp_scope: ['ClientVcList'] })
  const { cmt_no } = await say(mina, target, `<p>비밀</p>${mention(outsider)}${mention(insider)}`)
  const calls = [
    outsider.call(comments.list, { query: target }),
    outsider.call(comments.create, { body: { ...target, content: '<p>안녕하세요</p>' } }),
    outsider.call(comments.update, { params: { cmt_no }, body: { content: '<p>x</p>' } }),
    outsider.call(comments.read, { body: { ...target, cmt_no } }),
    mina.call(comments.list, { query: { to_table: 'users', to_no: mina.user_no } }),
    mina.call(comments.list, { query: { to_table: 'constructor', to_no: 1 } }),
    mina.call(comments.list, { query: { to_table: 'clients', to_no: 2_000_000_000 } }),
  ]
  expect(await Promise.all(calls.map(statusOf))).toEqual(calls.map(() => 404))
  expect(await alarmsOf(outsider)).toEqual([])
  expect(await alarmsOf(insider)).toMatchObject([
    { al_title: '김미나 님이 회원님을 언급했어요', al_body: expect.stringContaining('비밀') },
  ])
  const marks = app.db.selectFrom('comment_reads').select('to_no').where('user_no', '=', outsider.user_no)
  expect(await marks.execute()).toEqual([])
})

test('a new comment tells those in charge and those who wrote before; an edit tells only who is mentioned now', async () => {
  const target = await aClient()
  const [inCharge, writer, named] = await Promise.all(
    ['담당', '글쓴이', '불린이'].map((user_name) => app.staff({ user_name, emp_scope: ['ClientVcList'] })),
  )
  if (!inCharge || !writer || !named) throw new Error('three people')
  await app.db.insertInto('client_managers').values({ client_no: target.to_no, emp_no: inCharge.emp_no }).execute()
  await say(writer, target, '<p>하나</p>')
  const { cmt_no } = await say(mina, target, '<p>둘</p>')
  await mina.call(comments.update, { params: { cmt_no }, body: { content: `<p>셋</p>${mention(named)}` } })
  await mina.call(comments.update, { params: { cmt_no }, body: { content: `<p>넷</p>${mention(named)}` } })
  const raised = async (by: Staff) => (await alarmsOf(by)).map(({ al_title, al_count }) => [al_title, al_count])
  expect(await raised(inCharge)).toEqual([['김미나 님이 댓글을 남겼어요', 2]])
  expect(await raised(writer)).toEqual([['김미나 님이 댓글을 남겼어요', 1]])
  expect(await raised(named)).toEqual([['김미나 님이 회원님을 언급했어요', 1]])
  expect((await alarmsOf(inCharge))[0]?.al_link).toContain(String(target.to_no))
})

test('unread is what others have written since one read; reading never goes back', async () => {
  const target = await aClient()
  const first = await say(mina, target, '<p>하나</p>')
  const second = await say(mina, target, '<p>둘</p>')
  const unread = async (by: Staff) => (await list(by, target)).unread
  expect([await unread(jun), await unread(mina)]).toEqual([2, 0])
  // Looking alone changes nothing.
  expect(await unread(jun)).toBe(2)
  await jun.call(comments.read, { body: { ...target, cmt_no: second.cmt_no } })
  await jun.call(comments.read, { body: { ...target, cmt_no: first.cmt_no } })
  expect(await unread(jun)).toBe(0)
  await say(mina, target, '<p>셋</p>')
  expect(await unread(jun)).toBe(1)
})

test('fifty at once: every comment is there once, and their readers hear of them in one alarm', async () => {
  const target = await aClient()
  const reader = await app.staff({ emp_scope: ['ClientVcList'] })
  const { cmt_no } = await say(reader, target, '<p>시작</p>')
  const fifty = Array.from({ length: 50 }, (_, index) => index)
  await Promise.all(fifty.map((index) => say(mina, target, `<p>댓글 ${index}</p>`, index % 2 ? cmt_no : null)))
  const { query, unread } = await list(reader, target)
  expect(new Set(query.map(({ content }) => content)).size).toBe(51)
  expect(unread).toBe(50)
  expect((await alarmsOf(reader)).map(({ al_count }) => al_count)).toEqual([50])
})

test('a reply to a todo is a comment on it, by whichever call; a deleted todo takes none', async () => {
  const sender = await app.staff()
  const receiver = await app.staff()
  const { tl_no } = await make({ tl_tos: [receiver.emp_no] }, sender)
  const target = { to_table: 'todo_list', to_no: tl_no }
  const { query } = await receiver.call(todos.addReply, { body: { tl_no, tlr_content: '<p>확인했어요.</p>' } })
  const tlr_no = query[0]?.tlr_no ?? 0
  await say(sender, target, '<p>고마워요.</p>', tlr_no)
  expect((await list(sender, target)).query).toMatchObject([
    { cmt_no: tlr_no, content: '<p>확인했어요.</p>' },
    { parent: tlr_no, content: '<p>고마워요.</p>' },
  ])
  const replies = await receiver.call(todos.replies, { query: { tl_no } })
  expect(replies.query.map(({ tlr_content, emp_no }) => [tlr_content, emp_no])).toEqual([
    ['<p>확인했어요.</p>', receiver.emp_no],
    ['<p>고마워요.</p>', sender.emp_no],
  ])
  expect((await receiver.call(todos.detail, { params: { tl_no } })).query[0]?.reply_qtt).toBe(2)
  expect(await statusOf(list(mina, target))).toBe(404)
  await sender.call(todos.remove, { params: { tl_no } })
  expect((await list(sender, target)).may_write).toBe(false)
  expect(await statusOf(say(sender, target, '<p>늦었어요</p>'))).toBe(409)
})
