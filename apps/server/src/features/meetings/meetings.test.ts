import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { meetings } from '@crm/contract/features/meetings/meetings'
import type { Memo } from '@crm/contract/features/meetings/meetings.rows'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { download, upload } from '../../testing/files/uploads.ts'
import { startTestApp, type TestApp } from '../../testing/startTestApp.ts'

let app: TestApp
let mina: Awaited<ReturnType<TestApp['staff']>>
let jun: Awaited<ReturnType<TestApp['staff']>>
let proj_no: number
let client_no: number

interface Draft {
  /** Days and hours from now. */
  inHours: number
  by?: number[]
  mr_type?: number
  state?: number
  mr_checked?: number
  mr_no?: number | null
}

const book = async ({ inHours, by = [], mr_type = 2, state = 1, mr_checked = 0, mr_no = null }: Draft) => {
  // Rooms have their hours: there, whole days count from ten in the morning.
  const start = mr_no
    ? sql`current_date + ${Math.floor(inHours / 24)}::int + time '10:00' + ${inHours % 24} * interval '1 hour'`
    : sql`now() + ${inHours} * interval '1 hour'`
  const { rows } = await sql<{ ms_no: number }>`
    insert into mr_schedules (proj_no, client_no, mr_type, mr_way, mr_no, mr_place, start_dt, end_dt, state, mr_checked)
    values (${proj_no}, ${client_no}, ${mr_type}, 'visit', ${mr_no}, ${mr_no ? 'room' : 'external'},
            ${start}, ${start} + interval '1 hour', ${state}, ${mr_checked})
    returning ms_no`.execute(app.db)
  const ms_no = rows[0]?.ms_no as number
  await sql`insert into mr_schedule_managers (ms_no, emp_no, end_dt)
    select ms_no, e, end_dt from mr_schedules, unnest(${by}::int[]) e where ms_no = ${ms_no}`.execute(app.db)
  return ms_no
}

beforeAll(async () => {
  app = await startTestApp()
  const everybodys = { emp_scope: ['ScheduleMeeting' as const] }
  ;[mina, jun] = [await app.staff(everybodys), await app.staff(everybodys)]
  client_no = await app.company('초록언덕')
  const { rows } = await sql<{ proj_no: number }>`
    insert into projects (proj_name, client_no, psrv_no) values ('투자 준비', ${client_no}, 1) returning proj_no`.execute(
    app.db,
  )
  proj_no = rows[0]?.proj_no as number
})

test('coming meetings are one’s own, the nearest first, without those that are over, waiting or cancelled', async () => {
  const [later, soon] = [
    await book({ inHours: 72, by: [mina.emp_no] }),
    await book({ inHours: 0.1, by: [mina.emp_no] }),
  ]
  await book({ inHours: -5, by: [mina.emp_no] })
  await book({ inHours: 30, by: [mina.emp_no], state: 2 })
  await book({ inHours: 31, by: [mina.emp_no], mr_checked: 2 })
  const juns = await book({ inHours: 48, by: [jun.emp_no] })

  const own = await mina.call(meetings.dday)
  expect(own.query.map(({ ms_no }) => ms_no)).toEqual([soon, later])
  expect(own.total).toBe(2)
  expect(own.query[1]).toMatchObject({
    d_day: '3',
    client_name: '초록언덕',
    client_rep_name: '김대표',
    psrv_name: '투자유치',
    managers: [{ emp_no: mina.emp_no }],
    exist_memo: false,
    exist_record: false,
    msm_no: null,
  })
  const everybody = await mina.call(meetings.dday, { query: { is_own: 0 } })
  expect(everybody.query.map(({ ms_no }) => ms_no)).toContain(juns)
  expect(await mina.call(meetings.dday, { query: { offset: 50 } })).toMatchObject({ query: [], total: 2 })
})

test('a meeting that is moved stays among its people’s coming ones', async () => {
  const ms_no = await book({ inHours: -30, by: [jun.emp_no] })
  await sql`update mr_schedules set start_dt = now() + interval '2 days', end_dt = now() + interval '50 hours'
    where ms_no = ${ms_no}`.execute(app.db)
  const { query } = await jun.call(meetings.dday)
  expect(query.map((meeting) => meeting.ms_no)).toContain(ms_no)
})

test('the list narrows by day, kind, project, company, people and words', async () => {
  const guide = await book({ inHours: 24 * 40, by: [jun.emp_no], mr_type: 3, mr_no: 1 })
  const day = (await jun.call(meetings.list, { query: { mr_types: '3' } })).query[0]?.start_dt.slice(0, 10)
  const found = async (query: object) => (await mina.call(meetings.list, { query: query as never })).query
  for (const filter of [
    { start_dt: day, end_dt: day },
    { mr_types: '3' },
    { proj_no, mr_types: '3' },
    { client_no, mr_types: '3' },
    { keyword: 'ㅊㄹㅇㄷ', mr_types: '3' },
    { keyword: '투자', mr_types: '3' },
  ]) {
    expect((await found(filter)).map(({ ms_no }) => ms_no)).toEqual([guide])
  }
  expect(await found({ keyword: '없는회사' })).toEqual([])
  await book({ inHours: 24 * 41, mr_type: 1 })
  expect((await found({ mr_types: '0,3' })).map(({ mr_type }) => mr_type)).toEqual([3, 1])
  expect(await found({ is_own: 1, mr_types: '3' })).toEqual([])
  expect((await jun.call(meetings.list, { query: { is_own: 1, mr_types: '3' } })).total).toBe(1)
  expect(await found({ state: 2 })).toHaveLength(1)
})

test('a room is never booked twice at a time', async () => {
  await book({ inHours: 24 * 60, mr_no: 2 })
  await expect(book({ inHours: 24 * 60 + 0.5, mr_no: 2 })).rejects.toThrow('mr_schedules_no_double_booking')
  await book({ inHours: 24 * 60 + 0.5, mr_no: 3 })
  await book({ inHours: 24 * 60 + 0.5, mr_no: 2, state: 2 })
})

test('the database itself keeps rooms to quarters of an hour and to their day', async () => {
  const refused = (inHours: number) =>
    expect(book({ inHours: 24 * 61 + inHours, mr_no: 4 })).rejects.toThrow('quarters of an hour')
  await refused(0.1)
  await refused(11)
  await refused(14)
  const ms_no = await book({ inHours: 24 * 61 + 10.75, mr_no: 4 })
  const moved = sql`update mr_schedules set end_dt = end_dt + interval '1 minute' where ms_no = ${ms_no}`
  await expect(moved.execute(app.db)).rejects.toThrow('quarters of an hour')
})

test('a memo is made once, then changed; a second one and one without a title are refused', async () => {
  const ms_no = await book({ inHours: 100, by: [mina.emp_no] })
  const words = { msm_title: '준비물', msm_content: '명함' }
  const { query } = await mina.call(meetings.addMemo, { body: { ms_no, ...words } })
  const msm_no = query[0]?.msm_no as number
  expect(query[0]).toMatchObject({ ...words, ms_no, msm_files: [] })
  await expect(jun.call(meetings.addMemo, { body: { ms_no, ...words } })).rejects.toMatchObject({ status: 409 })

  const changed = await jun.call(meetings.updateMemo, {
    params: { msm_no },
    body: { msm_title: '준비물 2', msm_content: '' },
  })
  expect(changed.query[0]).toMatchObject({ msm_title: '준비물 2', msm_content: '' })
  await expect(
    mina.call(meetings.updateMemo, { params: { msm_no }, body: { msm_title: ' ', msm_content: '' } }),
  ).rejects.toMatchObject({ status: 400, message: '제목을 입력해 주세요.' })

  const shown = (await mina.call(meetings.dday)).query.find((meeting) => meeting.ms_no === ms_no)
  expect(shown).toMatchObject({ exist_memo: true, msm_no })
})

test('two people change the same memo: the later one is told, and goes on from the newest', async () => {
  const ms_no = await book({ inHours: 102, by: [mina.emp_no] })
  const made = await mina.call(meetings.addMemo, { body: { ms_no, msm_title: '준비물', msm_content: '' } })
  const { msm_no, rev } = made.query[0] as Memo
  const change = (by: typeof mina, msm_content: string, from: number) =>
    by.call(meetings.updateMemo, { params: { msm_no }, body: { msm_title: '준비물', msm_content, rev: from } })
  const first = (await change(mina, '먼저', rev)).query[0] as Memo
  // The same once more, because an answer got lost.
  expect((await change(mina, '먼저', rev)).query).toEqual([first])
  await expect(change(jun, '나중', rev)).rejects.toMatchObject({
    status: 409,
    code: 'conflict',
    newest: { msm_no, msm_content: '먼저', rev: first.rev },
  })
  expect((await change(jun, '나중', first.rev)).query).toMatchObject([{ msm_content: '나중', rev: first.rev + 1 }])
})

test('memos of meetings that are not there are not there', async () => {
  const body = { msm_title: '제목', msm_content: '' }
  await expect(mina.call(meetings.addMemo, { body: { ms_no: 999_999, ...body } })).rejects.toMatchObject({
    status: 404,
  })
  await expect(mina.call(meetings.memo, { params: { msm_no: 999_999 } })).rejects.toMatchObject({ status: 404 })
  await expect(mina.call(meetings.updateMemo, { params: { msm_no: 999_999 }, body })).rejects.toMatchObject({
    status: 404,
  })
})

test('a memo’s files: told to all, removed by who brought them', async () => {
  const ms_no = await book({ inHours: 101, by: [mina.emp_no] })
  const made = await mina.call(meetings.addMemo, { body: { ms_no, msm_title: '자료', msm_content: '' } })
  const msm_no = made.query[0]?.msm_no as number
  const sample = { originalname: '안건.txt', bytes: '하나' }
  const file = await upload(app, mina, sample, { to_table: 'mr_schedules_memo', to_no: msm_no })
  const added = await mina.call(meetings.addMemoFiles, { params: { msm_no }, body: { ms_no } })
  expect(added.query[0]?.msm_files).toMatchObject([{ file_no: file.file_no }])
  await expect(
    mina.call(meetings.addMemoFiles, { params: { msm_no }, body: { ms_no: ms_no + 1000 } }),
  ).rejects.toMatchObject({ status: 404 })

  const removal = { params: { msm_no }, body: { file_no: file.file_no } }
  await expect(jun.call(meetings.removeMemoFile, removal)).rejects.toMatchObject({ status: 403 })
  await mina.call(meetings.removeMemoFile, removal)
  expect((await jun.call(meetings.memo, { params: { msm_no } })).query[0]?.msm_files).toEqual([])
})

test('files come with the form as well: ten at most, to a memo of that meeting, from staff', async () => {
  const ms_no = await book({ inHours: 103, by: [mina.emp_no] })
  const made = await mina.call(meetings.addMemo, { body: { ms_no, msm_title: '자료', msm_content: '' } })
  const msm_no = made.query[0]?.msm_no as number
  const send = async ({ token }: { token: string }, count: number, of = ms_no, to = msm_no) => {
    const form = new FormData()
    form.append('ms_no', String(of))
    for (let index = 0; index < count; index += 1) form.append('upload', new File([`내용 ${index}`], `${index}.txt`))
    const path = meetings.addMemoFiles.path.replace(':msm_no', String(to))
    const headers = { authorization: `Bearer ${token}` }
    const answer = await fetch(app.url + path, { method: 'PUT', headers, body: form })
    return { status: answer.status, ...((await answer.json()) as { message?: string; query?: Memo[] }) }
  }
  const { query } = await send(jun, 2)
  expect(query?.[0]?.msm_files.map(({ file_info }) => file_info.originalname)).toEqual(['1.txt', '0.txt'])
  const [newest] = query?.[0]?.msm_files ?? []
  expect(await (await download(app, mina.token, newest?.fa_no ?? 0)).text()).toBe('내용 1')

  expect(await send(jun, 11)).toMatchObject({ status: 400, message: '파일은 10개 이하로 업로드해주세요' })
  expect(await send(jun, 1, ms_no + 1000)).toMatchObject({ status: 404 })
  expect(await send(jun, 1, ms_no, 999_999)).toMatchObject({ status: 404 })
  expect(await send(await app.client({ client_no }), 1)).toMatchObject({ status: 403 })
  expect((await mina.call(meetings.memo, { params: { msm_no } })).query[0]?.msm_files).toHaveLength(2)
  expect(await readdir(join(app.dataDir, 'forms'))).toEqual([])
})

test('clients and venture capitalists have no part in it', async () => {
  const ms_no = await book({ inHours: 102, by: [mina.emp_no] })
  const made = await mina.call(meetings.addMemo, { body: { ms_no, msm_title: '내부', msm_content: '비밀' } })
  const msm_no = made.query[0]?.msm_no as number
  for (const stranger of [await app.client({ client_no }), await app.vc()]) {
    await expect(stranger.call(meetings.memo, { params: { msm_no } })).rejects.toMatchObject({ status: 403 })
    await expect(stranger.call(meetings.dday)).rejects.toMatchObject({ status: 403 })
  }
})
