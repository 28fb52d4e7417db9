import { todos } from '@crm/contract/features/todos/todos'
import type { TodoSort } from '@crm/contract/features/todos/todos.rows'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { forgetStatistics } from '../../../db/search/commonWords.ts'
import { sheetIn } from '../../../testing/files/spreadsheets.ts'
import {
  type Draft,
  getTodo,
  listTodos,
  type Staff,
  setState,
  type TodoFixture,
  todoFixture,
} from '../../../testing/fixtures/todoFixture.ts'
import { sumTodoCounts } from './counts.queries.ts'

let app: TodoFixture['app']
let mina: TodoFixture['mina']
let jun: TodoFixture['jun']
let stranger: TodoFixture['stranger']
let make: TodoFixture['make']
let project: TodoFixture['project']
beforeAll(async () => {
  ;({ app, mina, jun, stranger, make, project } = await todoFixture())
})

const countsOf = async (by: Staff) => (await by.call(todos.count)).query[0]

test('each view holds what it says, filtered and sorted', async () => {
  const [one, two, three] = [await app.staff(), await app.staff(), await app.staff()]
  const proj_no = await project()
  const by = (due_dt: string | null, changes: Partial<Draft> = {}) =>
    make({ due_dt, tl_tos: [two.emp_no], ...changes }, one)
  const late = await by('2027-01-05 10:00', { tl_title: '투자계약서 검토' })
  const soon = await by('2026-12-01 10:00', { proj_no })
  const some = await by(null)
  await two.call(todos.invite, { body: { tl_no: some.tl_no, tl_tos: [three.emp_no] } })
  const own = await make({ tl_tos: [] }, two)

  expect(await listTodos(two, { view: 'received' })).toEqual([soon.tl_no, late.tl_no, own.tl_no, some.tl_no])
  expect(await listTodos(two, { view: 'received', sort: 'new' })).toEqual([
    ...[own.tl_no, some.tl_no, soon.tl_no, late.tl_no],
  ])
  expect(await countsOf(two)).toMatchObject({ received_qtt: 4, new_qtt: 3, sent_qtt: 1, shared_qtt: 0 })
  expect(await listTodos(one, { view: 'sent' })).toHaveLength(3)
  expect(await listTodos(two, { view: 'sent' })).toEqual([own.tl_no])
  expect(await listTodos(three, { view: 'shared' })).toEqual([some.tl_no])
  expect(await listTodos(three, { view: 'received' })).toEqual([])
  expect(await listTodos(two, { type: 'dashboard' })).toHaveLength(4)
  // The newest first, where not everything is still to be done.
  expect(await listTodos(two, { view: 'all' })).toEqual([own.tl_no, some.tl_no, soon.tl_no, late.tl_no])
  expect(await listTodos(two, { view: 'received', proj_no })).toEqual([soon.tl_no])
  for (const keyword of ['투자계약', 'ㅌㅈㄱㅇㅅ', '오늘 안에']) {
    expect(await listTodos(two, { view: 'received', keyword }), keyword).toContain(late.tl_no)
  }
  expect(await listTodos(two, { start_dt: '2026-12-01', end_dt: '2026-12-31' })).toEqual([soon.tl_no])
  await setState(two, late.tl_no, 3)
  expect(await listTodos(two, { states: '3' as never })).toEqual([late.tl_no])
  await setState(two, late.tl_no, 4)
  expect(await listTodos(one, { view: 'done' })).toEqual([late.tl_no])
  const { query, total } = await two.call(todos.list, { query: { view: 'all', limit: 1, offset: 3 } })
  expect([query.length, total]).toEqual([1, 4])
  expect((await two.call(todos.list, { query: { view: 'all', offset: 50 } })).total).toBe(4)
})

test('a project’s todos: its staff see all of them, others what concerns them', async () => {
  const member = await app.staff()
  const proj_no = await project(member)
  const { tl_no } = await make({ proj_no })
  expect(await listTodos(member, { view: 'project', proj_no })).toEqual([tl_no])
  expect(await listTodos(jun, { view: 'project', proj_no })).toEqual([tl_no])
  expect(await listTodos(stranger, { view: 'project', proj_no })).toEqual([])
})

test('counts are the caller’s; reading, and what moves afterwards, is known for each person', async () => {
  const reader = await app.staff()
  const before = await countsOf(reader)
  expect(before).toMatchObject({ total_qtt: 0, not_read_qtt: 0, new_qtt: 0, sent_qtt: 0 })
  const { tl_no } = await make({ tl_tos: [reader.emp_no] })
  await make({ tl_tos: [reader.emp_no] })
  expect(await countsOf(reader)).toMatchObject({ total_qtt: 2, not_read_qtt: 2, new_qtt: 2, received_qtt: 2 })
  await getTodo(reader, tl_no)
  expect(await countsOf(reader)).toMatchObject({ not_read_qtt: 2 })
  await reader.call(todos.read, { params: { tl_no } })
  expect(await countsOf(reader)).toMatchObject({ total_qtt: 2, not_read_qtt: 1 })
  expect(await listTodos(reader, { is_unread: 1 })).not.toContain(tl_no)
  await reader.call(todos.addReply, { body: { tl_no, tlr_content: '제가 쓴 것은 읽은 것' } })
  expect((await countsOf(reader))?.not_read_qtt).toBe(1)
  await mina.call(todos.addReply, { body: { tl_no, tlr_content: '남이 쓴 것은 안 읽은 것' } })
  expect((await countsOf(reader))?.not_read_qtt).toBe(2)
  await app.db.updateTable('todo_list').set({ reg_dt: '2026-01-01 09:00' }).where('tl_no', '=', tl_no).execute()
  expect((await countsOf(reader))?.new_qtt).toBe(1)
  await setState(reader, tl_no, 4)
  expect((await countsOf(reader))?.total_qtt).toBe(1)
})

test('the list is sorted by each of its heads, and the Excel file has its order; without a limit ten rows come', async () => {
  const one = await app.staff()
  const own = (tl_title: string, due_dt: string | null) => make({ tl_title, due_dt, tl_tos: [] }, one)
  const [b, c, a] = [await own('나', '2027-01-02 10:00'), await own('다', null), await own('가', '2027-01-01 10:00')]
  const sorted = async (sort: TodoSort) => listTodos(one, { view: 'received', sort })
  expect(await sorted('due')).toEqual([a.tl_no, b.tl_no, c.tl_no])
  expect(await sorted('due_desc')).toEqual([b.tl_no, a.tl_no, c.tl_no])
  expect(await sorted('old')).toEqual([b.tl_no, c.tl_no, a.tl_no])
  expect(await sorted('title')).toEqual([a.tl_no, b.tl_no, c.tl_no])
  expect(await sorted('title_desc')).toEqual([c.tl_no, b.tl_no, a.tl_no])

  const response = await fetch(`${app.url}/crm/v3/todo_list/excel?view=received&sort=title_desc`, {
    headers: { authorization: `Bearer ${one.token}` },
  })
  const sheet = sheetIn(Buffer.from(await response.arrayBuffer()))
  const titles = [...sheet.matchAll(/<c r="A\d+"[^>]*>.*?<t[^>]*>(.*?)<\/t>/g)].map(([, title]) => title)
  expect(titles).toEqual(['제목', '다', '나', '가'])

  for (let count = 0; count < 8; count += 1) await own(`더 ${count}`, null)
  expect((await one.call(todos.list, { query: { view: 'received' } })).query).toHaveLength(10)
})

test('pages of every view follow each other without gap or doubling, and their totals what others change', async () => {
  const [one, two] = [await app.staff(), await app.staff()]
  const numbers = (rows: { tl_no: number }[]) => rows.map(({ tl_no }) => tl_no)
  const made = numbers([
    await make({ due_dt: '2027-01-05 10:00', tl_tos: [two.emp_no] }, one),
    await make({ due_dt: null, tl_tos: [] }, two),
    await make({ due_dt: '2026-12-05 10:00', tl_tos: [two.emp_no] }, two),
    await make({ due_dt: null, tl_tos: [two.emp_no] }, one),
  ])
  const invited = await make({ due_dt: '2026-12-24 10:00', tl_tos: [one.emp_no] }, one)
  await one.call(todos.invite, { body: { tl_no: invited.tl_no, tl_tos: [two.emp_no] } })
  const onePage = async (query: object, offset: number) =>
    two.call(todos.list, { query: { ...query, offset, limit: 2 } })
  for (const [query, count] of [
    ...[[{ view: 'received' }, 4] as const, [{ view: 'all' }, 5] as const, [{ view: 'sent' }, 2] as const],
    ...[[{ view: 'received', sort: 'old' }, 4] as const, [{ type: 'dashboard' }, 5] as const],
  ]) {
    const pages = [await onePage(query, 0), await onePage(query, 2), await onePage(query, 4)]
    expect(pages.map(({ total }) => total)).toEqual([count, count, count])
    const all = await listTodos(two, query)
    expect(pages.flatMap((page) => numbers(page.query))).toEqual(all)
    expect(new Set(all).size).toBe(count)
  }
  await one.call(todos.update, { params: { tl_no: made[3] as number }, body: { due_dt: '2026-11-30 10:00' } })
  expect((await listTodos(two, { view: 'received' }))[0]).toBe(made[3])
  await setState(two, made[0] as number, 4)
  expect((await onePage({ view: 'received' }, 0)).total).toBe(3)
  expect((await onePage({ view: 'done' }, 0)).total).toBe(1)
})

test('a sender takes part without being invited', async () => {
  const [one, two] = [await app.staff(), await app.staff()]
  const { tl_no } = await make({ tl_tos: [two.emp_no] }, one)
  await two.call(todos.invite, { body: { tl_no, tl_tos: [one.emp_no] } })
  expect(await listTodos(one, { view: 'shared' })).toEqual([])
  expect(await listTodos(one, { view: 'all' })).toEqual([tl_no])
})

test('a word that most todos have finds the same, page by page, as one that is looked up', async () => {
  const [one, two] = [await app.staff(), await app.staff()]
  const note = (tl_title: string, by = two) => make({ tl_title, due_dt: null, tl_tos: [] }, by)
  // So many that the word is common, and of others, so that there are more than in any view of one person.
  await app.db
    .insertInto('todo_list')
    .values(Array.from({ length: 2000 }, () => ({ tl_title: '분기 결산', tl_todo: '', from_emp_no: one.emp_no })))
    .execute()
  const [a, , c] = [await note('결산 자료'), await note('다른 일'), await note('결산 회의')]
  const d = await make({ tl_title: '결산 보고', tl_tos: [two.emp_no], due_dt: '2027-01-05 10:00' }, one)
  const pageOf = async (view: 'received' | 'all' | 'sent' | 'done', keyword: string, offset = 0) => {
    const { query, total } = await two.call(todos.list, { query: { view, keyword, offset, limit: 2 } })
    return { nos: query.map(({ tl_no }) => tl_no), total }
  }
  const expectPages = async () => {
    expect(await pageOf('received', '결산')).toEqual({ nos: [d.tl_no, c.tl_no], total: 3 })
    expect(await pageOf('received', '결산', 2)).toEqual({ nos: [a.tl_no], total: 3 })
    expect(await pageOf('all', '결산')).toEqual({ nos: [d.tl_no, c.tl_no], total: 3 })
    expect(await pageOf('sent', 'ㄱㅅ')).toEqual({ nos: [c.tl_no, a.tl_no], total: 2 })
    expect(await pageOf('done', '결산')).toEqual({ nos: [], total: 0 })
    expect(await pageOf('received', '분기결산')).toEqual({ nos: [], total: 0 })
  }
  await expectPages()
  await sql`analyze todo_list`.execute(app.db)
  forgetStatistics()
  await expectPages()
  await setState(two, c.tl_no, 4)
  expect(await pageOf('received', '결산')).toEqual({ nos: [d.tl_no, a.tl_no], total: 2 })
  expect(await pageOf('done', '결산')).toEqual({ nos: [c.tl_no], total: 1 })
})

test('counts stay what the rows say while people read, change, finish and share at once', async () => {
  const [one, two] = [await app.staff(), await app.staff()]
  const made = await Promise.all(
    Array.from({ length: 6 }, (_, n) => make({ tl_tos: n % 3 ? [two.emp_no] : [] }, n % 2 ? one : two)),
  )
  const acts = made.flatMap(({ tl_no }, n) => [
    () => two.call(todos.read, { params: { tl_no } }),
    () => one.call(todos.read, { params: { tl_no } }),
    () => one.call(todos.addReply, { body: { tl_no, tlr_content: '확인했어요' } }),
    () => setState(two, tl_no, n % 2 ? 4 : 3),
    () => two.call(todos.invite, { body: { tl_no, tl_tos: [one.emp_no] } }),
  ])
  await Promise.allSettled(acts.map((act) => act()))
  await Promise.allSettled(made.map(({ tl_no }, n) => setState(two, tl_no, n % 3 ? 2 : 4)))
  const check = async (person: Staff) => {
    const open = (await person.call(todos.list, { query: { type: 'dashboard', limit: 100 } })).query
    const sent = await listTodos(person, { view: 'sent' })
    expect(open.length).toBeGreaterThan(0)
    expect(await countsOf(person)).toMatchObject({
      total_qtt: open.length,
      not_read_qtt: open.filter(({ is_read }) => !is_read).length,
      sent_qtt: sent.length,
    })
  }
  await check(one)
  await check(two)
  const before = [await countsOf(one), await countsOf(two)]
  await sumTodoCounts(app.db)
  expect([await countsOf(one), await countsOf(two)]).toEqual(before)
  await sql`select crm_recount_todos()`.execute(app.db)
  expect([await countsOf(one), await countsOf(two)]).toEqual(before)
})
