import type { lectureKind } from '@crm/contract/features/courses/courses.rows'
import type { SubtitleLang } from '@crm/contract/features/learning/media.rows'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'

type Kind = (typeof lectureKind.values)[number]

/** A lecture that is there for learners; hidden ones are not. */
export const findWatchedLecture = (db: Db, crl_no: number) =>
  db
    .selectFrom('course_lectures as l')
    .innerJoin('courses as c', 'c.crs_no', 'l.crs_no')
    .select(['l.crl_no', 'l.crs_no', 'l.crl_title', 'l.crl_seconds', 'l.crl_content', 'l.is_sample', 'l.is_hidden'])
    .select(['c.is_guarded', 'c.state as crs_state', 'c.teacher_emp_no', 'c.crs_title'])
    .select(sql<Kind>`l.crl_kind`.as('crl_kind'))
    .where('l.crl_no', '=', crl_no)
    .executeTakeFirst()
export type WatchedLecture = NonNullable<Awaited<ReturnType<typeof findWatchedLecture>>>

export const findLangs = async (db: Db, crl_no: number) => {
  const rows = await db
    .selectFrom('lecture_subtitles')
    .select(sql<SubtitleLang>`lang`.as('lang'))
    .where('crl_no', '=', crl_no)
    .orderBy('lang')
    .execute()
  return rows.map(({ lang }) => lang)
}

/** Who watches, as the words that drift over the picture say it. */
export const findWatcher = async (db: Db, user_no: number) =>
  (
    await db
      .selectFrom('users')
      .select(sql<string>`user_name || ' ' || user_id`.as('name'))
      .where('user_no', '=', user_no)
      .executeTakeFirstOrThrow()
  ).name

/** What plays anywhere else for this person ends. */
export const endLiveSession = (db: Db, user_no: number) =>
  db
    .updateTable('watch_sessions')
    .set({ ended_dt: sql`clock_timestamp()` })
    .where('user_no', '=', user_no)
    .where('ended_dt', 'is', null)
    .where('cs_no', 'is not', null)
    .returning('ws_no')
    .execute()

interface NewSession {
  user_no: number
  crl_no: number
  cs_no: number | null
  wd_no: number | null
  ticket_hash: Buffer
}

export const insertSession = async (db: Db, session: NewSession) =>
  (await db.insertInto('watch_sessions').values(session).returning('ws_no').executeTakeFirstOrThrow()).ws_no

/** The row of progress, made at the first opening. */
export const touchWatch = async (db: Db, user_no: number, crl_no: number) => {
  const { rows } = await sql<{ at_second: number; furthest: number; is_done: boolean }>`
    insert into lecture_watches (user_no, crl_no) values (${user_no}, ${crl_no})
    on conflict (user_no, crl_no) do update set last_dt = now()
    returning at_second, coalesce(upper(watched), 0) as furthest, done_dt is not null as is_done`.execute(db)
  return rows[0] ?? { at_second: 0, furthest: 0, is_done: false }
}

export const findSessionState = (db: Db, ws_no: number, user_no: number) =>
  db
    .selectFrom('watch_sessions')
    .select(sql<boolean>`ended_dt is null`.as('is_live'))
    .where('ws_no', '=', ws_no)
    .where('user_no', '=', user_no)
    .executeTakeFirst()

/** Sessions are only needed while they play; what was watched is kept elsewhere. */
export const deleteOldSessions = (db: Db, days: number) =>
  sql`delete from watch_sessions where reg_dt < now() - ${days} * interval '1 day'`.execute(db)
