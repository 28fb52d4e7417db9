import type { TranscriberKind } from '@crm/contract/features/recordings/recordings.rows'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { Parameter } from '../../../db/hot/prepared.ts'
import type { Standing } from '../recordings.policy.ts'

/** Manages or booked the meeting that the session is linked to. */
export const isOfMeeting = (emp_no: Parameter<number>) => sql<boolean>`(s.ms_no is not null and (
  exists (select from mr_schedule_managers g where g.ms_no = s.ms_no and g.emp_no = ${emp_no})
  or exists (select from mr_schedules m where m.ms_no = s.ms_no and m.reg_emp_no = ${emp_no})))`

const isShared = (emp_no: number) =>
  sql<boolean>`exists (select from recording_people p where p.id = s.id and p.emp_no = ${emp_no})`

/** Whether a member of staff may hear this one session. */
export const isHeard = (emp_no: number) =>
  sql<boolean>`(s.emp_no = ${emp_no} or ${isShared(emp_no)} or ${isOfMeeting(emp_no)})`

/** Which sessions a member of staff may hear, found by four indexes. */
export const heardBy = (emp_no: number): RawBuilder<boolean> => sql`s.id in (
  select o.id from recording_sessions o where o.emp_no = ${emp_no}
  union all select p.id from recording_people p where p.emp_no = ${emp_no}
  union all select o.id from mr_schedule_managers g join recording_sessions o on o.ms_no = g.ms_no where g.emp_no = ${emp_no}
  union all select o.id from mr_schedules m join recording_sessions o on o.ms_no = m.ms_no where m.reg_emp_no = ${emp_no})`

/**
 * The same for the first ones only: of each way in the latest, so that the cost is that of a page and not of all that
 * somebody ever recorded. What else is asked of them stands in `conditions`, about `s`.
 */
export const heardFirst = (
  emp_no: number,
  most: number,
  conditions: readonly RawBuilder<unknown>[],
): RawBuilder<boolean> => {
  const latest = sql`order by s.started_dt desc, s.id desc limit ${most}`
  const asked = sql.join(conditions, sql` and `)
  // The limit inside makes the database go from the meetings to their sessions, and not through all linked sessions.
  return sql`s.id in (
    (select s.id from recording_sessions s where s.emp_no = ${emp_no} and ${asked} ${latest})
    union all
    (select s.id from recording_people p join recording_sessions s on s.id = p.id where p.emp_no = ${emp_no} and ${asked} ${latest})
    union all
    (select s.id
       from (select g.ms_no from mr_schedule_managers g where g.emp_no = ${emp_no}
             union select m.ms_no from mr_schedules m where m.reg_emp_no = ${emp_no}) o
      cross join lateral
            (select s.id, s.started_dt from recording_sessions s where s.ms_no = o.ms_no and ${asked} ${latest}) s
      ${latest}))`
}

export interface Session extends Standing {
  id: number
  emp_no: number
  ms_no: number | null
  proj_no: number | null
  title: string
  state: 'recording' | 'saved'
  transcriber: TranscriberKind
  sample_rate: number | null
  samples: number
  expected_samples: number | null
  started_dt: string
  line_count: number
}

const sessions = (db: Db, emp_no: number) =>
  db
    .selectFrom('recording_sessions as s')
    .select(['s.id', 's.emp_no', 's.ms_no', 's.proj_no', 's.title', 's.state', 's.transcriber', 's.sample_rate'])
    .select(['s.samples', 's.expected_samples', 's.started_dt', 's.line_count'])
    .select([sql<boolean>`s.emp_no = ${emp_no}`.as('is_own'), isOfMeeting(emp_no).as('is_of_meeting')])
    .select(isShared(emp_no).as('is_shared'))
    .$castTo<Session>()

export const findSession = (db: Db, id: number, emp_no: number) =>
  sessions(db, emp_no).where('s.id', '=', id).where('s.deleted_dt', 'is', null).executeTakeFirst()

/** Concurrent changes of one session run one after the other. */
export const lockSession = (db: Db, id: number, emp_no: number) =>
  sessions(db, emp_no).where('s.id', '=', id).where('s.deleted_dt', 'is', null).forUpdate('s').executeTakeFirst()

/** One that its recorder deleted a moment ago. */
export const lockDeleted = (db: Db, id: number, emp_no: number, seconds: number) =>
  sessions(db, emp_no)
    .where('s.id', '=', id)
    .where('s.emp_no', '=', emp_no)
    .where('s.deleted_dt', '>', sql<string>`now() - ${seconds} * interval '1 second'`)
    .forUpdate('s')
    .executeTakeFirst()

export interface NewSession {
  emp_no: number
  proj_no: number | null
  title: string
  transcriber: TranscriberKind
  sample_rate: number | null
  tab: string | null
  is_told: boolean
}

export const insertSession = (db: Db, { is_told, ...session }: NewSession) =>
  db
    .insertInto('recording_sessions')
    .values({
      ...session,
      ...(session.tab === null ? {} : { tab_seen_dt: sql<string>`now()` }),
      ...(is_told ? { told_dt: sql<string>`now()` } : {}),
    })
    .returning(['id', 'started_dt'])
    .executeTakeFirstOrThrow()

interface Change {
  title?: string
  state?: 'saved'
  ms_no?: number | null
  proj_no?: number | null
  note?: string
  expected_samples?: number
}

export const updateSession = (db: Db, id: number, change: Change) =>
  db.updateTable('recording_sessions').set(change).where('id', '=', id).execute()

/** The sound says when it ended: a session may be completed days later, after a crash. */
export const markSaved = (db: Db, id: number, { note, expected_samples }: Pick<Change, 'note' | 'expected_samples'>) =>
  db
    .updateTable('recording_sessions')
    .set({
      state: 'saved',
      ...(note === undefined ? {} : { note }),
      ...(expected_samples === undefined ? {} : { expected_samples }),
      ended_dt: sql<string>`coalesce(ended_dt, case when samples > 0
        then least(now(), started_dt + greatest(samples, ${expected_samples ?? 0}) / sample_rate::float8 * interval '1 second') else now() end)`,
      tab_seen_dt: null,
    })
    .where('id', '=', id)
    .execute()

export const setDeleted = (db: Db, id: number, isDeleted: boolean) =>
  db
    .updateTable('recording_sessions')
    .set({ deleted_dt: isDeleted ? sql<string>`now()` : null })
    .where('id', '=', id)
    .execute()

/** How long a tab that sends nothing any more still counts as recording. */
const tabSeconds = 30

const isAlive = sql<boolean>`state = 'recording' and deleted_dt is null and tab_seen_dt > now() - ${sql.lit(tabSeconds)} * interval '1 second'`

/** Whether somebody records in another tab than this one. */
export const recordsElsewhere = async (db: Db, emp_no: number, tab: string | null) => {
  const found = await db
    .selectFrom('recording_sessions')
    .select('id')
    .where('emp_no', '=', emp_no)
    .where(sql<boolean>`split_part(tab, '.', 1) is distinct from split_part(${tab}::text, '.', 1)`)
    .where(isAlive)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** The session of this very recording: the answer that named it got lost. */
export const findBegun = (db: Db, emp_no: number, tab: string) =>
  db
    .selectFrom('recording_sessions')
    .select('id')
    .where('emp_no', '=', emp_no)
    .where('tab', '=', tab)
    .where('state', '=', 'recording')
    .where('deleted_dt', 'is', null)
    .executeTakeFirst()

/** Takes the session for this tab; false while another one is recording. */
export const claimTab = async (db: Db, id: number, tab: string) => {
  const { numUpdatedRows } = await db
    .updateTable('recording_sessions')
    .set({ tab, tab_seen_dt: sql`now()` })
    .where('id', '=', id)
    .where(sql<boolean>`(tab is null or tab = ${tab} or tab_seen_dt is null
      or tab_seen_dt <= now() - ${sql.lit(tabSeconds)} * interval '1 second')`)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Those that were begun and never ended. */
export const findUnfinished = async (db: Db, emp_no: number) => {
  const rows = await db
    .selectFrom('recording_sessions')
    .select('id')
    .where('emp_no', '=', emp_no)
    .where('state', '=', 'recording')
    .where('deleted_dt', 'is', null)
    .orderBy('started_dt', 'desc')
    .limit(100)
    .execute()
  return rows.map(({ id }) => id)
}

/** Accounts of all who may hear it: they are told when it changes. */
export const findPeopleWithAccess = async (db: Db, id: number) => {
  const { rows } = await sql<{ user_no: number }>`
    with s as (select id, emp_no, ms_no from recording_sessions where id = ${id})
    select distinct e.user_no from employees e where e.emp_no in (
      select emp_no from s
      union all select p.emp_no from recording_people p join s using (id)
      union all select g.emp_no from mr_schedule_managers g join s using (ms_no)
      union all select m.reg_emp_no from mr_schedules m join s using (ms_no))`.execute(db)
  return rows.map(({ user_no }) => user_no)
}
