import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'

interface Played {
  from: number
  to: number
}

/** The caller's session, locked: intervals of one session are credited one after the other. */
export const lockSession = async (db: Db, ws_no: number, user_no: number, { from, to }: Played) => {
  const { rows } = await sql<{
    ws_no: number
    crl_no: number
    crs_no: number
    crl_kind: string
    crl_seconds: number
    counts: boolean
    is_live: boolean
    is_guarded: boolean
    furthest: number
    /** Whether all of what was played had been sent. */
    was_delivered: boolean
    /** By the clock of the database, whatever any browser says. */
    since_beat: number
    since_start: number
  }>`
    select w.ws_no, w.crl_no, l.crs_no, l.crl_kind, l.crl_seconds, w.cs_no is not null as counts, c.is_guarded,
           coalesce((select upper(x.watched) from lecture_watches x where x.user_no = w.user_no and x.crl_no = w.crl_no), 0) as furthest,
           w.delivered @> int4range(${Math.min(from, to)}, ${Math.max(from, to)}) as was_delivered,
           w.ended_dt is null and (w.cs_no is null or (s.state = 1 and s.cs_end_dt > now())) as is_live,
           extract(epoch from clock_timestamp() - w.beat_dt)::float8 as since_beat,
           extract(epoch from clock_timestamp() - w.reg_dt)::float8 as since_start
      from watch_sessions w
      join course_lectures l using (crl_no)
      join courses c on c.crs_no = l.crs_no
      left join course_seats s on s.cs_no = w.cs_no
     where w.ws_no = ${ws_no} and w.user_no = ${user_no}
       for update of w`.execute(db)
  return rows[0]
}

interface Credit extends Played {
  user_no: number
  ws_no: number
  crl_no: number
  at_second: number
  /** From so many seconds on it is done. */
  enough: number
}

/** Adds an interval, and notes when: what was watched before does not count again. An empty one only says where the person is. */
export const creditInterval = async (db: Db, { user_no, ws_no, crl_no, from, to, at_second, enough }: Credit) => {
  const { rows } = await sql<{ watched: number; furthest: number; is_done: boolean; is_news: boolean }>`
    with before as (
      select done_dt from lecture_watches where user_no = ${user_no} and crl_no = ${crl_no}),
    changed as (
      update lecture_watches
         set watched = watched + int4multirange(int4range(${from}, ${to})), at_second = ${at_second}, last_dt = now()
       where user_no = ${user_no} and crl_no = ${crl_no}
      returning seconds, coalesce(upper(watched), 0) as furthest),
    noted as (
      update watch_sessions set beat_dt = clock_timestamp() where ws_no = ${ws_no} and ${from !== to})
    select c.seconds as watched, c.furthest, c.seconds >= ${enough} or b.done_dt is not null as is_done,
           c.seconds >= ${enough} and b.done_dt is null as is_news
      from changed c, before b`.execute(db)
  return rows[0]
}

/** False when it was done before. */
export const markDone = async (db: Db, user_no: number, crl_no: number) => {
  const { numUpdatedRows } = await db
    .updateTable('lecture_watches')
    .set({ done_dt: sql`now()`, last_dt: sql`now()` })
    .where('user_no', '=', user_no)
    .where('crl_no', '=', crl_no)
    .where('done_dt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
