import { alimtalk } from '@crm/contract/features/alimtalk/alimtalk'
import { comments } from '@crm/contract/features/comments/comments'
import { meetings } from '@crm/contract/features/meetings/meetings'
import { surveys } from '@crm/contract/features/surveys/surveys'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { receiverOf } from '../../testing/fixtures/alimtalkFixture.ts'
import { bookedAt, projectOf } from '../../testing/fixtures/meetingFixture.ts'
import { startTestApp, type TestApp } from '../../testing/startTestApp.ts'

type Member = Awaited<ReturnType<TestApp['staff']>>

let app: TestApp
/** Holds the meetings, sees them all, has only the own ones, has no scope at all. */
let [mina, boss, jun, bora] = [] as unknown as [Member, Member, Member, Member]
let ms_no: number
let own: number
let msm_no: number
beforeAll(async () => {
  app = await startTestApp()
  mina = await app.staff({ emp_scope: ['MyPageMeeting'] })
  boss = await app.staff({ emp_scope: ['ScheduleMeeting'] })
  jun = await app.staff({ emp_scope: ['MyPageMeeting', 'ScheduleDetail'] })
  bora = await app.staff()
  const client_no = await app.company('비밀상사')
  await sql`update clients set client_contact = '[{"name":"이담당","number":"01033334444"}]' where client_no = ${client_no}`.execute(
    app.db,
  )
  const meeting = { inHours: 30, mr_type: 1, client_no, proj_no: await projectOf(app, client_no) }
  ms_no = await bookedAt(app, { ...meeting, by: [mina.emp_no] })
  own = await bookedAt(app, { ...meeting, inHours: 40, by: [bora.emp_no] })
  const { query } = await mina.call(meetings.addMemo, { body: { ms_no, msm_title: '준비', msm_content: '비밀' } })
  msm_no = query[0]?.msm_no as number
})

const gone = { status: 404 }

const answers = {
  annua_sales: 'under_500m' as const,
  expected_sales: '500m_2b' as const,
  member_of_total: '1_10' as const,
  cust_founded: 'pre' as const,
  cust_founded_direct: '',
  financing_experience: ['loan' as const],
  need_buildup: 'investment' as const,
  need_buildup_direct: '',
}

test('lists, counts, words and Excel hold one’s own meetings, unless one may see all', async () => {
  const found = async (by: Member, query = {}) => {
    const { query: rows, total } = await by.call(meetings.list, { query: { limit: 50, ...query } })
    expect(total).toBe(rows.length)
    return rows.map((row) => row.ms_no).sort()
  }
  expect(await found(boss)).toEqual([ms_no, own])
  expect(await found(mina)).toEqual([ms_no])
  expect(await found(jun)).toEqual([])
  expect(await found(bora)).toEqual([own])
  expect(await found(jun, { keyword: '비밀' })).toEqual([])
  expect(await found(jun, { emp_no: mina.emp_no })).toEqual([])
  expect(await found(jun, { start_dt: '2000-01-01', end_dt: '2999-12-31' })).toEqual([])
  expect(await found(boss, { keyword: '비밀' })).toEqual([ms_no, own])
  const coming = async (by: Member) =>
    (await by.call(meetings.dday, { query: { is_own: 0 } })).query.map((row) => row.ms_no)
  expect(await coming(boss)).toEqual([ms_no, own])
  expect(await coming(jun)).toEqual([])
  expect(await coming(bora)).toEqual([own])
  const sizeOf = async ({ token }: Member) => {
    const answer = await fetch(`${app.url}${meetings.excel.path}`, { headers: { authorization: `Bearer ${token}` } })
    expect(answer.status).toBe(200)
    return (await answer.arrayBuffer()).byteLength
  }
  expect(await sizeOf(jun)).toBeLessThan(await sizeOf(boss))
})

test('whoever booked a meeting sees it, also where others manage it', async () => {
  const client_no = await app.company('예약상사')
  const booked = await bookedAt(app, {
    inHours: 50,
    client_no,
    proj_no: await projectOf(app, client_no),
    by: [mina.emp_no],
  })
  await sql`update mr_schedules set reg_emp_no = ${jun.emp_no} where ms_no = ${booked}`.execute(app.db)
  expect((await jun.call(meetings.list, {})).query).toMatchObject([{ ms_no: booked }])
  expect((await jun.call(meetings.detail, { params: { ms_no: booked } })).query).toHaveLength(1)
  await sql`delete from mr_schedules where ms_no = ${booked}`.execute(app.db)
})

test('one that is somebody else’s is not there, for reading and for writing', async () => {
  const params = { ms_no }
  for (const other of [jun, bora]) await expect(other.call(meetings.detail, { params })).rejects.toMatchObject(gone)
  expect((await boss.call(meetings.detail, { params })).query).toHaveLength(1)
  expect((await mina.call(meetings.detail, { params })).query).toHaveLength(1)
  const span = { start_dt: '2099-03-04 10:00', end_dt: '2099-03-04 11:00' }
  const attempts = [
    () => jun.call(meetings.visit, { params, body: { mr_checked: 1 } }),
    () => jun.call(meetings.wait, { params, body: { state: 2 } }),
    () => jun.call(meetings.move, { params, body: span }),
    () => jun.call(meetings.remove, { params }),
    () => jun.call(alimtalk.read, { query: params }),
    () => jun.call(alimtalk.preview, { query: { ...params, template_name: 'pre_meeting', recvname: '이담당' } }),
    () =>
      jun.call(alimtalk.send, {
        body: { ...params, template_name: 'pre_meeting', receivers: [receiverOf('01033334444')] },
      }),
  ]
  for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject(gone)
  await expect(boss.call(meetings.remove, { params })).rejects.toMatchObject({ status: 403 })
})

test('the chart says that a time is taken and who is busy, and nothing more', async () => {
  const { query } = await mina.call(meetings.detail, { params: { ms_no } })
  const date = query[0]?.ms_dt ?? ''
  const shownTo = async (by: Member) =>
    (await by.call(meetings.day, { query: { date } })).query.find((row) => row.ms_no === ms_no)
  expect(await shownTo(mina)).toMatchObject({ is_hidden: false, client_name: '비밀상사', mr_type: 1 })
  expect(await shownTo(jun)).toMatchObject({
    is_hidden: true,
    client_name: null,
    mr_text: null,
    mr_type: 2,
    start_dt: query[0]?.start_dt,
    managers: [{ emp_no: mina.emp_no }],
  })
  expect(JSON.stringify(await shownTo(jun))).not.toContain('비밀상사')
})

test('a memo is for the meeting’s people and those who see all; its files as well', async () => {
  const words = { msm_title: '고침', msm_content: '남의 것' }
  for (const other of [jun, bora]) {
    await expect(other.call(meetings.memo, { params: { msm_no } })).rejects.toMatchObject(gone)
    await expect(other.call(meetings.updateMemo, { params: { msm_no }, body: words })).rejects.toMatchObject(gone)
    await expect(other.call(meetings.addMemo, { body: { ms_no, ...words } })).rejects.toMatchObject(gone)
    const file = { params: { msm_no }, body: { file_no: 1 } }
    await expect(other.call(meetings.removeMemoFile, file)).rejects.toMatchObject(gone)
  }
  expect((await boss.call(meetings.updateMemo, { params: { msm_no }, body: words })).query).toMatchObject([words])
  expect((await mina.call(meetings.memo, { params: { msm_no } })).query).toMatchObject([words])
  expect((await bora.call(meetings.addMemo, { body: { ms_no: own, ...words } })).query).toHaveLength(1)
})

test('comments and survey answers go by the meeting', async () => {
  const about = { to_table: 'mr_schedules', to_no: ms_no }
  await expect(jun.call(comments.list, { query: about })).rejects.toMatchObject(gone)
  expect((await boss.call(comments.list, { query: about })).query).toEqual([])
  const ps_id = 'seen-by-people-only-22'
  await sql`insert into pre_surveys (ms_no, ps_id) values (${ms_no}, ${ps_id})`.execute(app.db)
  await app.call(surveys.answer, { params: { ps_id }, body: answers })
  const answered = async (by: Member) => (await by.call(surveys.ofMeeting, { query: { ms_no } })).query.length
  expect(await Promise.all([mina, boss, jun, bora].map(answered))).toEqual([1, 1, 0, 0])
})
