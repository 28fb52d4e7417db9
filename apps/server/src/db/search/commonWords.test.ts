import { clients } from '@crm/contract/features/clients/clients'
import { meetings } from '@crm/contract/features/meetings/meetings'
import { minutes } from '@crm/contract/features/minutes/minutes'
import { projects } from '@crm/contract/features/projects/projects'
import { scopeNames } from '@crm/contract/scopes'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/startTestApp.ts'
import { forgetStatistics, isCommonWord } from './commonWords.ts'

const searched = ['clients', 'projects', 'meeting_record']

let app: TestApp
let mina: Awaited<ReturnType<TestApp['staff']>>

/** So many companies, projects, meetings and minutes have the word that rows are tested one by one once that is known. */
beforeAll(async () => {
  app = await startTestApp()
  mina = await app.staff({ emp_scope: scopeNames })
  // What is known of a table changes only where this test says so.
  for (const table of [...searched, 'mr_schedules', 'mr_schedule_managers']) {
    await sql`alter table ${sql.table(table)} set (autovacuum_enabled = false)`.execute(app.db)
  }
  await sql`insert into clients (client_name) select '공통상사 ' || n from generate_series(1, 2200) n`.execute(app.db)
  await sql`insert into clients (client_name) values ('유일한회사')`.execute(app.db)
  await sql`insert into projects (proj_name, client_no) select '사업 ' || client_no, client_no from clients`.execute(
    app.db,
  )
  await sql`
    insert into project_employees (proj_no, emp_no, pe_type)
    select proj_no, ${mina.emp_no}, 'manager' from projects where proj_no % 400 = 0`.execute(app.db)
  await sql`
    insert into mr_schedules (proj_no, client_no, mr_type, mr_way, mr_place, start_dt, end_dt, mr_checked)
    select proj_no, client_no, 2, 'zoom', 'external', now() - proj_no * interval '1 hour', now() - proj_no * interval '1 hour' + interval '30 minutes', 1
      from projects`.execute(app.db)
  await sql`
    insert into mr_schedule_managers (ms_no, emp_no)
    select ms_no, ${mina.emp_no} from mr_schedules where ms_no % 300 = 0`.execute(app.db)
  await sql`insert into meeting_record (ms_no, mrd_content) select ms_no, '공통된 내용' from mr_schedules`.execute(
    app.db,
  )
})

const pagesOf = async (keyword: string) => {
  const days = { start_dt: '2000-01-01', end_dt: '2100-01-01' }
  const page = { keyword, limit: 3 }
  return {
    companies: await mina.call(clients.list, { query: { ...page, client_type: 'client', offset: 2 } }),
    projects: await mina.call(projects.list, { query: page }),
    byName: await mina.call(projects.list, { query: { ...page, sort: 'name', offset: 5 } }),
    ownProjects: await mina.call(projects.list, { query: { ...page, is_own: 1 } }),
    meetings: await mina.call(meetings.list, { query: { ...page, desc: 1 } }),
    meetingsOfDays: await mina.call(meetings.list, { query: { ...page, ...days, offset: 4 } }),
    ownMeetings: await mina.call(meetings.list, { query: { ...page, is_own: 1 } }),
    minutes: await mina.call(minutes.list, { query: { ...page, offset: 1 } }),
    sortedMinutes: await mina.call(minutes.list, { query: { ...page, sort: 'client_name' } }),
    ownMinutes: await mina.call(minutes.list, { query: { ...page, is_own: 1 } }),
    pastTheEnd: await mina.call(projects.list, { query: { ...page, offset: 5000 } }),
  }
}

test('a word that most rows have finds the same, once it is known to be common, in every list', async () => {
  expect(await isCommonWord(app.db, searched, '공통')).toBe(false)
  const byIndex = await pagesOf('공통')
  const words = ['공통', 'ㄱㅌㅅㅅ', '유일한', '없는말']
  const before = new Map<string, unknown>([['공통', byIndex]])
  for (const word of words.slice(1)) before.set(word, await pagesOf(word))
  await sql`analyze clients, projects, mr_schedules, mr_schedule_managers, meeting_record`.execute(app.db)
  forgetStatistics()
  expect(await isCommonWord(app.db, searched, '공통')).toBe(true)
  expect(await isCommonWord(app.db, searched, '유일한')).toBe(false)
  for (const word of words) expect(await pagesOf(word), word).toEqual(before.get(word))
  expect(byIndex.projects.total).toBe(2200)
  expect(byIndex.meetings.total).toBe(2200)
  expect(byIndex.minutes.total).toBe(2201)
  expect(byIndex.ownMeetings.query.length).toBe(3)
})

test('the total of a common word follows what is changed', async () => {
  const totals = async () =>
    Object.fromEntries(Object.entries(await pagesOf('공통')).map(([name, { total }]) => [name, total]))
  const before = await totals()
  await sql`update clients set client_name = '다른상사' where client_name = '공통상사 7'`.execute(app.db)
  const after = await totals()
  expect(after).toMatchObject({ companies: 2199, projects: 2199, pastTheEnd: 2199, meetings: 2199 })
  expect(after.minutes).toBe(before.minutes)
  await sql`delete from meeting_record where mrd_no in (select min(mrd_no) from meeting_record)`.execute(app.db)
  expect((await totals()).minutes).toBe(2200)
})
