import { account } from '@crm/contract/features/account/account'
import { alarms } from '@crm/contract/features/alarms/alarms'
import { comments } from '@crm/contract/features/comments/comments'
import { deletions } from '@crm/contract/features/deletions/deletions'
import { meetings } from '@crm/contract/features/meetings/meetings'
import { minutesTemplates } from '@crm/contract/features/minutesTemplates/minutesTemplates'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { upload } from '../../testing/files/uploads.ts'
import { type BookingFixture, bookingFixture } from '../../testing/fixtures/bookingFixture.ts'
import { deletionsText } from './deletions.messages.ts'

let app: BookingFixture['app']
let mina: BookingFixture['mina']
let jun: BookingFixture['jun']
let book: BookingFixture['book']
let draft: BookingFixture['draft']
let freshDay: BookingFixture['freshDay']

beforeAll(async () => {
  ;({ app, mina, jun, book, draft, freshDay } = await bookingFixture())
})

type Staff = BookingFixture['mina']
const undo = (undo_no: number | null, by: Staff = mina) =>
  by.call(deletions.undo, { params: { del_no: undo_no as number } })
const remove = async (params: { ms_no: number }) => (await mina.call(meetings.remove, { params })).undo_no

/** Every row that belongs to the meeting, as the database has it. */
const everythingOf = async (ms_no: number, msm_no: number) => {
  const { rows } = await sql`
    select (select to_jsonb(m) from mr_schedules m where ms_no = ${ms_no}) as meeting,
           (select jsonb_agg(to_jsonb(x) order by emp_no) from mr_schedule_managers x where ms_no = ${ms_no}) as managers,
           (select to_jsonb(o) from mr_schedules_memo o where ms_no = ${ms_no}) as memo,
           (select jsonb_agg(to_jsonb(c) order by cmt_no) from comments c where to_table = 'mr_schedules' and to_no = ${ms_no}) as comments,
           (select jsonb_agg(to_jsonb(f)) from file_attachments f where to_table = 'mr_schedules_memo' and to_no = ${msm_no}) as files,
           (select jsonb_agg(tl_no) from todo_list where ms_no = ${ms_no}) as todos`.execute(app.db)
  return rows[0] as Record<string, unknown>
}

test('a deleted meeting comes back as it was: people, memo, files, comments, todos', async () => {
  const meeting = await book({ ms_managers: [mina.emp_no, jun.emp_no] })
  const { ms_no } = meeting
  const memo = await mina.call(meetings.addMemo, { body: { ms_no, msm_title: '자료', msm_content: '안건' } })
  const msm_no = memo.query[0]?.msm_no as number
  await upload(app, mina, { originalname: '안건.txt', bytes: '하나' }, { to_table: 'mr_schedules_memo', to_no: msm_no })
  const target = { to_table: 'mr_schedules', to_no: ms_no }
  const first = await mina.call(comments.create, { body: { ...target, content: '<p>준비할까요?</p>' } })
  const parent = first.query[0]?.cmt_no as number
  await jun.call(comments.create, { body: { ...target, content: '<p>네</p>', parent } })
  const todo = await sql<{ tl_no: number }>`
    insert into todo_list (from_emp_no, tl_title, tl_todo, is_issue, ms_no)
    values (${mina.emp_no}, '자료 준비', '<p>자료</p>', true, ${ms_no})
    returning tl_no`.execute(app.db)
  const before = await everythingOf(ms_no, msm_no)
  expect(before).toMatchObject({ todos: [todo.rows[0]?.tl_no], managers: [{}, {}], comments: [{}, {}], files: [{}] })

  const undo_no = await remove(meeting)
  expect(await everythingOf(ms_no, msm_no)).toEqual(Object.fromEntries(Object.keys(before).map((part) => [part, null])))
  await undo(undo_no)
  expect(await everythingOf(ms_no, msm_no)).toEqual(before)
  expect((await jun.call(alarms.newList)).query[0]?.al_title).toBe('미팅이 복구되었어요')
  await expect(undo(undo_no)).rejects.toMatchObject({ status: 404, message: deletionsText.gone })
})

test('a room that somebody booked meanwhile stays theirs, and nothing of the meeting comes back', async () => {
  const day = freshDay()
  const bookThen = async () => (await mina.call(meetings.create, { body: draft(day) })).query[0] as { ms_no: number }
  const meeting = await bookThen()
  const undo_no = await remove(meeting)
  const other = await bookThen()
  await expect(undo(undo_no)).rejects.toMatchObject({ status: 409, message: deletionsText.impossible })
  await remove(other)
  await undo(undo_no)
  expect((await mina.call(meetings.detail, { params: meeting })).query[0]?.ms_no).toBe(meeting.ms_no)
})

test('only whoever deleted it takes it back, once and within five minutes', async () => {
  const meeting = await book()
  const undo_no = await remove(meeting)
  await expect(undo(undo_no, jun)).rejects.toMatchObject({ status: 404 })
  const tries = await Promise.allSettled(Array.from({ length: 10 }, () => undo(undo_no)))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)

  const late = await remove(meeting)
  await sql`update deletions set reg_dt = now() - interval '6 minutes' where del_no = ${late}`.execute(app.db)
  await expect(undo(late)).rejects.toMatchObject({ status: 404 })
})

test('templates and saved filters come back, unless their name was given again', async () => {
  const writer = await app.staff({ emp_scope: ['MyPageMeeting'] })
  const body = { mt_name: '첫 미팅', mt_content: '- 사업 개요', mt_secret: '', is_company: false }
  const create = async () => (await writer.call(minutesTemplates.create, { body })).query[0] as { mt_no: number }
  const template = await create()
  const { undo_no } = await writer.call(minutesTemplates.remove, { params: template })
  const again = await create()
  await expect(undo(undo_no, writer)).rejects.toMatchObject({ status: 409, message: deletionsText.impossible })
  await writer.call(minutesTemplates.remove, { params: again })
  await undo(undo_no, writer)
  expect((await writer.call(minutesTemplates.list)).query).toMatchObject([{ mt_no: template.mt_no }])

  const filter = { sf_list: 'projects', sf_name: '내 것', sf_search: 'state=1' }
  const [saved] = (await writer.call(account.saveFilter, { body: filter })).query
  const params = { sf_no: saved?.sf_no as number }
  const removal = await writer.call(account.removeFilter, { params })
  await undo(removal.undo_no, writer)
  expect((await writer.call(account.filters, { query: { sf_list: 'projects' } })).query).toMatchObject([params])
})
