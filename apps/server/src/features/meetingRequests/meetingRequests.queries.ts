import type { MeetingRequest, RequestState } from '@crm/contract/features/meetingRequests/meetingRequests'
import { type SqlBool, sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { type Paging, readQueryPage } from '../../db/readPage.ts'
import { undoSeconds } from '../../db/undo.ts'

const wishes = sql<
  string[]
>`array(select to_char(w, 'YYYY-MM-DD HH24:MI') from unnest(q.wishes) with ordinality u(w, i) order by i)`

const requests = (db: Db) =>
  db
    .selectFrom('meeting_requests as q')
    .innerJoin('clients as c', 'c.client_no', 'q.client_no')
    .innerJoin('users as u', 'u.user_no', 'q.user_no')
    .leftJoin('projects as p', 'p.proj_no', 'q.proj_no')
    .leftJoin('mr_schedules as m', 'm.ms_no', 'q.ms_no')
    .select([
      'q.mq_no',
      'q.kind',
      'q.state',
      'q.proj_no',
      'p.proj_name',
      'q.ms_no',
      'q.from_dt',
      'm.start_dt',
      'q.mr_way',
    ])
    .select(['q.words', wishes.as('wishes'), 'u.user_name', 'q.answer', 'q.reg_dt', 'q.done_dt'])
    .select(['q.client_no', 'c.client_name'])
    .$castTo<MeetingRequest>()

interface RequestFilter {
  proj_no?: number | undefined
  ms_no?: number | undefined
  state?: RequestState | undefined
}

/** Whose requests are read: one company's, or those of one member of staff; everybody's without either. */
interface Reader {
  client_no?: number
  emp_no?: number
}

const ofStaff = (emp_no: number) => sql<SqlBool>`(
  exists (select from project_employees e where e.proj_no = q.proj_no and e.emp_no = ${emp_no})
  or exists (select from mr_schedule_managers g where g.ms_no = q.ms_no and g.emp_no = ${emp_no}))`

const readable = (db: Db, { client_no, emp_no }: Reader) =>
  requests(db)
    .$if(client_no !== undefined, (query) => query.where('q.client_no', '=', client_no ?? 0))
    .$if(emp_no !== undefined, (query) => query.where(ofStaff(emp_no ?? 0)))

export const findRequests = (db: Db, reader: Reader, { proj_no, ms_no, state }: RequestFilter, page: Paging) =>
  readQueryPage(
    readable(db, reader)
      .$if(proj_no !== undefined, (query) => query.where('q.proj_no', '=', proj_no ?? 0))
      .$if(ms_no !== undefined, (query) => query.where('q.ms_no', '=', ms_no ?? 0))
      .$if(state !== undefined, (query) => query.where('q.state', '=', state ?? 'asked'))
      .orderBy('q.mq_no', 'desc'),
    page,
  )

export const findRequest = (db: Db, reader: Reader, mq_no: number) =>
  readable(db, reader).where('q.mq_no', '=', mq_no).executeTakeFirst()

interface NewRequest {
  kind: 'move' | 'new'
  client_no: number
  proj_no: number | null
  ms_no?: number
  from_dt?: string
  mr_way?: string
  words: string
  wishes: string[]
  user_no: number
}

/** Nothing when the meeting has an open request already. */
export const insertRequest = (db: Db, { wishes: times, ...request }: NewRequest) =>
  db
    .insertInto('meeting_requests')
    .values({ ...request, wishes: sql`${times}::timestamptz[]` })
    .onConflict((conflict) => conflict.doNothing())
    .returning('mq_no')
    .executeTakeFirst()

interface Outcome {
  state: Exclude<RequestState, 'asked'>
  answer?: string
  emp_no?: number | null
  ms_no?: number
}

/** Nothing when it is closed already, so that two answers at once leave one. */
export const closeRequest = (db: Db, mq_no: number, outcome: Outcome) =>
  db
    .updateTable('meeting_requests')
    .set({ ...outcome, done_dt: sql`now()` })
    .where('mq_no', '=', mq_no)
    .where('state', '=', 'asked')
    .returning('mq_no')
    .executeTakeFirst()

/** Open requests to move this meeting that its time fulfils now, or that can no longer be fulfilled. */
export const findSettledMoves = (db: Db, ms_no: number) =>
  requests(db)
    .where('q.ms_no', '=', ms_no)
    .where('q.kind', '=', 'move')
    .where('q.state', '=', 'asked')
    .where(sql<SqlBool>`(m.start_dt <> q.from_dt or m.mr_checked <> 0)`)
    .execute()

/**
 * Opens the newest request again that one person's change of the meeting answered a moment ago, once the meeting is back
 * at the time that the request is about; not where another request is open by now.
 */
export const reopenAnsweredMove = async (db: Db, ms_no: number, emp_no: number | null) => {
  const { rows } = await sql<{ mq_no: number }>`
    update meeting_requests q set state = 'asked', emp_no = null, done_dt = null
      from mr_schedules m
     where m.ms_no = q.ms_no and m.start_dt = q.from_dt and m.mr_checked = 0
       and q.mq_no = (select max(mq_no) from meeting_requests where ms_no = ${ms_no} and kind = 'move')
       and q.state = 'answered' and q.emp_no = ${emp_no}
       and q.done_dt > now() - ${undoSeconds} * interval '1 second'
    returning q.mq_no`.execute(db)
  return rows[0]?.mq_no
}

export const findOpenMoves = (db: Db, ms_no: number) =>
  requests(db).where('q.ms_no', '=', ms_no).where('q.kind', '=', 'move').where('q.state', '=', 'asked').execute()

/** The meeting that a client wants to move, if it is the company's and still to come. */
export const findMovable = (db: Db, client_no: number, ms_no: number) =>
  db
    .selectFrom('mr_schedules as m')
    .select(['m.ms_no', 'm.proj_no', 'm.start_dt', sql<boolean>`m.end_dt > now() and m.mr_checked = 0`.as('is_open')])
    .where('m.client_no', '=', client_no)
    .where('m.ms_no', '=', ms_no)
    .executeTakeFirst()

export const isOwnProject = async (db: Db, client_no: number, proj_no: number) =>
  (await db
    .selectFrom('projects')
    .select('proj_no')
    .where('client_no', '=', client_no)
    .where('proj_no', '=', proj_no)
    .executeTakeFirst()) !== undefined

/** The project's managers and the meeting's; where there are none, whoever keeps the schedule. By emp_no, active alone. */
export const findAnswerers = async (db: Db, { proj_no, ms_no }: { proj_no: number | null; ms_no: number | null }) => {
  const { rows } = await sql<{ emp_no: number }>`
    with active as (select e.emp_no, e.emp_scope from employees e join users u using (user_no) where e.emp_state = 1 and u.state = 1),
    concerned as (
      select a.emp_no from active a
       where exists (select from project_employees p where p.proj_no = ${proj_no}::int and p.emp_no = a.emp_no and p.pe_type = 'manager')
          or exists (select from mr_schedule_managers g where g.ms_no = ${ms_no}::int and g.emp_no = a.emp_no))
    select emp_no from concerned
    union
    select emp_no from active where 'ScheduleMeeting' = any (emp_scope) and not exists (select from concerned)`.execute(
    db,
  )
  return rows.map(({ emp_no }) => emp_no)
}

/** Who asked, if they may still use the product. */
export const findAsker = (db: Db, mq_no: number) =>
  db
    .selectFrom('meeting_requests as q')
    .innerJoin('users as u', 'u.user_no', 'q.user_no')
    .select(['u.user_no', 'u.user_name', 'u.user_email'])
    .where('q.mq_no', '=', mq_no)
    .where('u.state', '=', 1)
    .executeTakeFirst()
