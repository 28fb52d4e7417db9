import { projects } from '@crm/contract/features/projects/projects'
import { beforeAll, expect, test } from 'vitest'
import { createProject } from '../../../../seed/factories.ts'
import { type Person, startTestApp, type TestApp } from '../../../testing/startTestApp.ts'

let app: TestApp
let mina: Person & { emp_no: number }
let jun: Person & { emp_no: number }
let client_no: number
beforeAll(async () => {
  app = await startTestApp()
  mina = await app.staff({ user_name: '김미나', emp_scope: ['WorkList'] })
  jun = await app.staff({ user_name: '정준' })
  client_no = await app.company('그린루프')
})

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

const meeting = (proj_no: number, hours: number, facts: object = {}) =>
  app.db
    .insertInto('mr_schedules')
    .values({
      proj_no,
      client_no,
      mr_type: 2,
      mr_way: 'zoom',
      mr_place: 'external',
      start_dt: inHours(hours),
      end_dt: inHours(hours + 1),
      ...facts,
    })
    .execute()

const todo = (proj_no: number, tl_title: string, facts: object = {}) =>
  app.db
    .insertInto('todo_list')
    .values({
      proj_no,
      tl_title,
      tl_todo: '<p>내용</p>',
      tl_text: '내용',
      from_emp_no: jun.emp_no,
      to_emp_no: mina.emp_no,
      ...facts,
    })
    .execute()

const home = (is_own_sort: 'next_meeting' | 'todo_reg_dt' | 'name' = 'next_meeting', query: object = {}) =>
  mina.call(projects.main, { query: { is_own_sort, ...query } })
const namesOf = async (...order: Parameters<typeof home>) =>
  (await home(...order)).query.map(({ proj_name }) => proj_name)

test('own projects with the next meeting, the newest open todo, the open indicators', async () => {
  const add = (proj_name: string, managers = [mina.emp_no]) => createProject(app.db, { client_no, proj_name, managers })
  const [late, soon, bare] = [await add('나중'), await add('가까운'), await add('마지막')]
  await add('남의 것', [jun.emp_no])
  await meeting(late, 72)
  await meeting(late, -100, { mr_checked: 1 })
  await meeting(late, 2, { mr_checked: 2 })
  await meeting(late, 3, { state: 2 })
  await meeting(soon, 48)
  await todo(late, '먼저')
  await todo(late, '나중', { reg_dt: inHours(-1) })
  await todo(late, '끝난 일', { state: 4, done_dt: inHours(-1) })
  await todo(soon, '오래된 일', { reg_dt: inHours(-500), to_emp_no: null })
  const pic = (pic_title: string, pic_done_dt: string | null) =>
    app.db
      .insertInto('project_indicators')
      .values({ proj_no: late, pic_title, pic_end_dt: '2026-05-01', pic_done_dt })
      .execute()
  await pic('열린 지표', null)
  await pic('끝난 지표', inHours(-1))

  expect(await namesOf('next_meeting')).toEqual(['가까운', '나중', '마지막'])
  expect(await namesOf('todo_reg_dt')).toEqual(['나중', '가까운', '마지막'])
  expect(await namesOf('name')).toEqual(['가까운', '나중', '마지막'])
  const { query, total } = await home()
  expect(total).toBe(3)
  expect(query[1]).toMatchObject({
    proj_no: late,
    client_name: '그린루프',
    client_rep_name: '김대표',
    mr_count: '2',
    tl_title: '나중',
    tl_todo: '내용',
    from_emp_no: jun.emp_no,
    from_emp_name: '정준',
    to_emp_name: '김미나',
    emp: [{ emp_no: mina.emp_no, emp_name: '김미나', pe_type: 'manager' }],
    indicators: [{ pic_title: '열린 지표', pic_end_dt: '2026-05-01', pic_emps: [] }],
  })
  expect(query[1]?.next_meeting_dt).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/)
  const next = await app.db
    .selectFrom('mr_schedules')
    .select('ms_no')
    .where('proj_no', '=', late)
    .where('start_dt', '>', inHours(71))
    .executeTakeFirstOrThrow()
  expect(query[1]?.next_ms_no).toBe(next.ms_no)
  expect(query[0]).toMatchObject({ tl_title: '오래된 일', to_emp_no: null, to_emp_name: null })
  expect(query[2]).toMatchObject({
    proj_no: bare,
    mr_count: '0',
    next_meeting_dt: null,
    next_ms_no: null,
    tl_no: null,
    indicators: [],
  })
})

test.each(['next_meeting', 'todo_reg_dt', 'name'] as const)(
  'by %s offsets add up to everything once, and a page past the end still knows the total',
  async (sort) => {
    const all = await namesOf(sort)
    const first = await namesOf(sort, { limit: 2 })
    const second = await namesOf(sort, { offset: 2, limit: 2 })
    expect([...first, ...second]).toEqual(all)
    expect(await home(sort, { offset: 50 })).toMatchObject({ query: [], total: 3 })
  },
)

test.each(['todo_reg_dt', 'name'] as const)(
  'by %s a page is the same whether a person’s own are sorted or all are gone through in order',
  async (sort) => {
    const sorted = await namesOf(sort, { limit: 10 })
    // Three of four projects are theirs, so pages up to two rows are found among all.
    expect(await namesOf(sort, { limit: 2 })).toEqual(sorted.slice(0, 2))
    expect(await namesOf(sort, { offset: 1, limit: 1 })).toEqual(sorted.slice(1, 2))
    const everybodys = await namesOf(sort, { is_own: 0 })
    expect(everybodys.filter((name) => sorted.includes(name))).toEqual(sorted)
  },
)

test('everybody’s projects for those who work on projects; what is to be done there is told to their people alone', async () => {
  expect(await namesOf('name', { is_own: 0 })).toEqual(['가까운', '나중', '남의 것', '마지막'])
  const titles = async (person: Person) =>
    (await person.call(projects.main, { query: { is_own: 0 } })).query.flatMap(({ tl_title }) => tl_title ?? [])
  expect(await titles(mina)).toContain('오래된 일')
  expect(await titles(await app.staff({ emp_scope: ['WorkList'] }))).toEqual([])
  await expect(titles(await app.staff({ emp_scope: ['CaiHome'] }))).rejects.toMatchObject({ status: 403 })
})

test('somebody without projects has an empty home', async () => {
  expect(await (await app.staff()).call(projects.main)).toMatchObject({ query: [], total: 0 })
})
