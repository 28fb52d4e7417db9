import { recordings } from '@crm/contract/features/recordings/recordings'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { bookedAt } from '../../testing/fixtures/meetingFixture.ts'
import { type Person, startTestApp, type TestApp } from '../../testing/startTestApp.ts'

type Staff = Person & { emp_no: number }
let app: TestApp
let mina: Staff
let jun: Staff
beforeAll(async () => {
  app = await startTestApp({ rateLimits: false })
  mina = await app.staff({ user_name: '미나', emp_scope: ['MyPageMeeting'] })
  jun = await app.staff({ user_name: '준', emp_scope: ['MyPageMeeting'] })
})

/** A saved recording of so many minutes ago. */
const recorded = async (emp_no: number, minutes: number, ms_no: number | null = null) => {
  const { rows } = await sql<{ id: number }>`
    insert into recording_sessions (emp_no, ms_no, state, started_dt, ended_dt)
    values (${emp_no}, ${ms_no}::int, 'saved', now() - ${minutes} * interval '1 minute', now()) returning id`.execute(
    app.db,
  )
  return rows[0]?.id ?? 0
}

const pageOf = async (query: { offset: number; limit: number; is_own?: 0 | 1; is_linked?: 0 | 1 }) => {
  const answer = await jun.call(recordings.list, { query })
  return { ids: answer.query.map(({ id }) => id), total: answer.total }
}

test('page by page the list is all that somebody may hear, each once, the latest first, with the exact number', async () => {
  const managed = await bookedAt(app, { inHours: 1, by: [mina.emp_no, jun.emp_no] })
  const booked = await bookedAt(app, { inHours: 1, by: [] })
  await sql`update mr_schedules set reg_emp_no = ${jun.emp_no} where ms_no = ${booked}`.execute(app.db)
  const [own, ownOfMeeting] = [await recorded(jun.emp_no, 1), await recorded(jun.emp_no, 4, managed)]
  const [ofMeeting, ofBooked] = [await recorded(mina.emp_no, 3, managed), await recorded(mina.emp_no, 5, booked)]
  const [shared, hidden] = [await recorded(mina.emp_no, 2), await recorded(mina.emp_no, 0)]
  const share = () => sql`insert into recording_people (id, emp_no) values (${shared}, ${jun.emp_no})`.execute(app.db)
  expect((await pageOf({ offset: 0, limit: 10 })).total).toBe(4)
  await share()
  const all = [own, shared, ofMeeting, ownOfMeeting, ofBooked]
  expect(await pageOf({ offset: 0, limit: 10 })).toEqual({ ids: all, total: 5 })
  expect(all).not.toContain(hidden)
  for (let offset = 0; offset < 5; offset += 2)
    expect(await pageOf({ offset, limit: 2 })).toEqual({ ids: all.slice(offset, offset + 2), total: 5 })
  expect(await pageOf({ offset: 0, limit: 10, is_own: 1 })).toEqual({ ids: [own, ownOfMeeting], total: 2 })
  expect(await pageOf({ offset: 0, limit: 1, is_linked: 0 })).toEqual({ ids: [own], total: 2 })

  // What a running recording writes is no reason to count again; leaving a meeting, deleting and unlinking are.
  await sql`update recording_sessions set deleted_dt = now() where id = ${own}`.execute(app.db)
  expect(await pageOf({ offset: 0, limit: 2 })).toEqual({ ids: [shared, ofMeeting], total: 4 })
  await sql`update recording_sessions set ms_no = null where id = ${ofMeeting}`.execute(app.db)
  expect(await pageOf({ offset: 0, limit: 10 })).toEqual({ ids: [shared, ownOfMeeting, ofBooked], total: 3 })
})
