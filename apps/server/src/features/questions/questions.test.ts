import { alarms } from '@crm/contract/features/alarms/alarms'
import { comments } from '@crm/contract/features/comments/comments'
import { questions } from '@crm/contract/features/questions/questions'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { projectOf } from '../../testing/fixtures/meetingFixture.ts'
import { type Person, startTestApp, type TestApp } from '../../testing/startTestApp.ts'

let app: TestApp
let mina: Person & { emp_no: number }
beforeAll(async () => {
  app = await startTestApp()
  mina = await app.staff({ user_name: '김미나', emp_scope: ['WorkList'] })
})

const setUp = async () => {
  const client = await app.client({ user_name: '한지민', user_email: `han${Math.random()}@green.example` })
  const proj_no = await projectOf(app, client.client_no, 'IR 준비')
  await app.db.insertInto('project_employees').values({ proj_no, emp_no: mina.emp_no, pe_type: 'manager' }).execute()
  return { client, proj_no }
}
const say = async (by: Person, proj_no: number, content: string) =>
  (await by.call(questions.create, { params: { proj_no }, body: { content } })).query.at(-1)?.cmt_no ?? 0
const read = async (by: Person, proj_no: number) => (await by.call(questions.list, { params: { proj_no } })).query
const alarmsOf = async (by: Person) => (await by.call(alarms.newList, { query: { limit: 100 } })).query
const mailsTo = async (user_no: number) =>
  (
    await sql<{
      ob_text: string
    }>`select ob_text from outbox where ob_to = (select user_email from users where user_no = ${user_no})`.execute(
      app.db,
    )
  ).rows

test('a client asks, the manager is alarmed and answers, and the client is sent a mail', async () => {
  const { client, proj_no } = await setUp()
  await say(client, proj_no, '언제 시작하나요?\n<b>급해요</b> & 궁금해요')
  expect(await read(mina, proj_no)).toMatchObject([
    { user_name: '한지민', is_staff: false, content: '언제 시작하나요?\n<b>급해요</b> & 궁금해요', is_unread: true },
  ])
  expect(await alarmsOf(mina)).toMatchObject([
    { al_body: expect.stringContaining('IR 준비'), al_link: `/employee/work/detail/${proj_no}/dashboard` },
  ])
  expect(await mailsTo(client.user_no)).toEqual([])
  await say(mina, proj_no, '다음 주에 시작해요.')
  const thread = await read(client, proj_no)
  expect(thread.map(({ is_staff, is_own, is_unread }) => [is_staff, is_own, is_unread])).toEqual([
    [false, true, false],
    [true, false, true],
  ])
  expect((await mailsTo(client.user_no)).map(({ ob_text }) => ob_text.includes(`/client/project/${proj_no}`))).toEqual([
    true,
  ])
  expect(await alarmsOf(client)).toMatchObject([{ al_title: '문의하신 내용에 답변이 왔어요' }])
  const newest = thread.at(-1)?.cmt_no ?? 0
  await client.call(questions.read, { params: { proj_no }, body: { cmt_no: newest } })
  expect((await read(client, proj_no)).some(({ is_unread }) => is_unread)).toBe(false)
})

test('another company neither reads nor writes, nor changes by number', async () => {
  const { client, proj_no } = await setUp()
  const other = await app.client()
  const cmt_no = await say(client, proj_no, '우리만의 이야기')
  const calls = [
    other.call(questions.list, { params: { proj_no } }),
    other.call(questions.create, { params: { proj_no }, body: { content: '안녕하세요' } }),
    other.call(questions.update, { params: { cmt_no }, body: { content: '바꿈' } }),
    other.call(questions.update, { params: { cmt_no }, body: { state: 1 } }),
    other.call(questions.remove, { params: { cmt_no } }),
    other.call(questions.read, { params: { proj_no }, body: { cmt_no } }),
  ]
  const answers = await Promise.allSettled(calls)
  expect(answers).toEqual(calls.map(() => ({ status: 'rejected', reason: expect.objectContaining({ status: 404 }) })))
  expect(await read(client, proj_no)).toMatchObject([{ content: '우리만의 이야기' }])
})

test('only its author changes or deletes a question, or takes the deletion back', async () => {
  const { client, proj_no } = await setUp()
  const colleague = await app.client({ client_no: client.client_no })
  const cmt_no = await say(client, proj_no, '처음')
  const change = (by: Person) => by.call(questions.update, { params: { cmt_no }, body: { content: '고침' } })
  for (const by of [colleague, mina]) await expect(change(by)).rejects.toMatchObject({ status: 403 })
  await change(client)
  expect(await read(colleague, proj_no)).toMatchObject([
    { content: '고침', is_own: false, update_dt: expect.any(String) },
  ])
  await client.call(questions.remove, { params: { cmt_no } })
  expect(await read(colleague, proj_no)).toEqual([])
  const restore = (by: Person) => by.call(questions.update, { params: { cmt_no }, body: { state: 1 } })
  await expect(restore(colleague)).rejects.toMatchObject({ status: 403 })
  await restore(client)
  expect(await read(colleague, proj_no)).toMatchObject([{ content: '고침' }])
})

test('internal comments on the project stay internal, and a client reaches none by their number', async () => {
  const { client, proj_no } = await setUp()
  const { query } = await mina.call(comments.create, {
    body: { to_table: 'projects', to_no: proj_no, content: '<p>내부 이야기</p>' },
  })
  const cmt_no = query[0]?.cmt_no ?? 0
  expect(await read(client, proj_no)).toEqual([])
  const changing = client.call(questions.update, { params: { cmt_no }, body: { content: '바꿈' } })
  await expect(changing).rejects.toMatchObject({ status: 404 })
})

test('mentions in an answer are names alone for the client', async () => {
  const { client, proj_no } = await setUp()
  const content = `<p><span data-type="mention" data-id="${mina.emp_no}" data-label="김미나">@김미나</span> 확인 부탁해요</p>`
  await mina.call(comments.create, { body: { to_table: 'client_questions', to_no: proj_no, content } })
  const thread = await read(client, proj_no)
  expect(thread[0]?.content).toBe('@김미나 확인 부탁해요')
  expect(JSON.stringify(thread)).not.toMatch(/user_no|emp_no|data-id/)
})

test('a project without managers: whoever opens projects is alarmed', async () => {
  const client = await app.client()
  const keeper = await app.staff({ emp_scope: ['WorkListV2'] })
  const outsider = await app.staff()
  await say(client, await projectOf(app, client.client_no), '누가 담당인가요?')
  expect([(await alarmsOf(keeper)).length, (await alarmsOf(outsider)).length]).toEqual([1, 0])
})
