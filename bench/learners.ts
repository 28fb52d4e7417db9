import { sql } from 'kysely'
import type { Db } from '../apps/server/src/db/database.ts'
import { withDatabase } from '../apps/server/src/seeding.ts'
import { signInAll } from './sessions.ts'

export interface Learner {
  token: string
  ws_no: number
}

const nameStart = 'bench-learner-'
const seconds = 36

/** Accounts of one company of the demo; those of an earlier run on the same data are used again. */
const makePeople = async (db: Db, count: number) => {
  await sql`
    with model as (select u.user_pw, m.client_no from users u join client_members m using (user_no) where u.user_id = 'client'),
    made as (
      insert into users (user_id, user_pw, user_name, user_type, skips_device_check)
      select ${nameStart} || n, model.user_pw, '수강생', 'client', true from model, generate_series(1, ${count}::int) n
      on conflict do nothing
      returning user_no)
    insert into client_members (user_no, client_no, client_state, is_verified)
    select user_no, client_no, 1, true from made, model`.execute(db)
  const { rows } = await sql<{ user_no: number }>`
    select user_no from users where starts_with(user_id, ${nameStart}) order by user_no limit ${count}`.execute(db)
  return rows.map(({ user_no }) => user_no)
}

/** The seat, device and progress of each of them, and a session to which the whole video was sent. */
const makeSessions = async (db: Db, people: number[], crl_no: number) => {
  await sql`
    insert into course_seats (crs_no, client_no, user_no, cs_source, cs_days, opened_dt, cs_start_dt, emp_no)
    select l.crs_no, m.client_no, m.user_no, 'staff', 180, now(), now(), 1
      from client_members m, course_lectures l
     where m.user_no = any (${people}::int[]) and l.crl_no = ${crl_no}
       and not exists (select from course_seats s where s.user_no = m.user_no and s.crs_no = l.crs_no)`.execute(db)
  await sql`
    insert into watch_devices (user_no, slot, device_code)
    select n, 1, 'bench' from unnest(${people}::int[]) n on conflict do nothing`.execute(db)
  await sql`
    insert into lecture_watches (user_no, crl_no)
    select n, ${crl_no} from unnest(${people}::int[]) n on conflict do nothing`.execute(db)
  await sql`delete from watch_sessions where user_no = any (${people}::int[])`.execute(db)
  const { rows } = await sql<{ user_no: number; ws_no: number }>`
    insert into watch_sessions (user_no, crl_no, cs_no, wd_no, ticket_hash, delivered)
    select s.user_no, l.crl_no, s.cs_no, d.wd_no, sha256(('bench ' || s.cs_no)::bytea), int4multirange(int4range(0, ${seconds}))
      from course_seats s join course_lectures l using (crs_no) join watch_devices d using (user_no)
     where s.user_no = any (${people}::int[]) and l.crl_no = ${crl_no} and d.removed_dt is null
    returning user_no, ws_no`.execute(db)
  return rows
}

/** That many people who watch one lecture at the same time, each with a session of their own. */
export const makeLearners = async (database: string, crl_no: number, count: number): Promise<Learner[]> => {
  const sessions = await withDatabase(database, async (db) => makeSessions(db, await makePeople(db, count), crl_no))
  const tokens = await signInAll(
    database,
    sessions.map(({ user_no }) => user_no),
  )
  return sessions.map(({ ws_no }, at) => ({ ws_no, token: tokens[at] ?? '' }))
}
