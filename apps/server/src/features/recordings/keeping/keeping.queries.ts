import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'

export interface Expiring {
  id: number
  emp_no: number
  title: string
  keep_until: string
}

/** Sessions that end soon and whose recorder does not know yet; from now on they do. */
export const markWarned = async (db: Db, keepDays: number, warnDays: number): Promise<Expiring[]> => {
  const { rows } = await sql<Expiring>`
    update recording_sessions set warned_dt = now()
     where id in (select id from recording_sessions
                   where deleted_dt is null and warned_dt is null
                     and started_dt < now() - greatest(0, ${keepDays}::int - ${warnDays}::int) * interval '1 day'
                   order by started_dt limit 500)
    returning id, emp_no, title,
              to_char(greatest(started_dt + ${keepDays}::int * interval '1 day', now() + ${warnDays}::int * interval '1 day'), 'YYYY-MM-DD') as keep_until`.execute(
    db,
  )
  return rows
}

/** Those whose time is over and whose recorder was told long enough before; deleted as a person would. */
export const deleteExpired = async (db: Db, keepDays: number, warnDays: number) => {
  const { rows } = await sql<{ id: number; ms_no: number | null }>`
    update recording_sessions set deleted_dt = now()
     where id in (select id from recording_sessions
                   where deleted_dt is null and started_dt < now() - ${keepDays}::int * interval '1 day'
                     and warned_dt <= now() - ${warnDays}::int * interval '1 day'
                   order by started_dt limit 500)
    returning id, ms_no`.execute(db)
  return rows
}

/** Sessions that were begun, never ended, and have received nothing for some days. */
export const findAbandoned = async (db: Db, days: number) => {
  const { rows } = await sql<{ id: number; is_empty: boolean }>`
    select s.id, s.samples = 0 and s.line_count = 0 as is_empty
      from recording_sessions s
     where s.state = 'recording' and s.deleted_dt is null
       and greatest(s.started_dt, s.tab_seen_dt, (select max(c.reg_dt) from recording_chunks c where c.id = s.id))
           < now() - ${days}::int * interval '1 day'
     order by s.started_dt limit 500
       for update of s skip locked`.execute(db)
  return rows
}

/** Deleted ones that nobody can take back any more. */
export const lockDeletedForGood = async (db: Db, seconds: number, limit: number) => {
  const rows = await db
    .selectFrom('recording_sessions')
    .select('id')
    .where('deleted_dt', '<', sql<string>`now() - ${seconds} * interval '1 second'`)
    .orderBy('deleted_dt')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()
  return rows.map(({ id }) => id)
}

export const deleteSessions = (db: Db, ids: number[]) =>
  db.deleteFrom('recording_sessions').where('id', '=', sql<number>`any (${ids}::int[])`).execute()
