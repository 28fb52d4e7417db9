import type { Busy } from '@crm/contract/features/meetings/meetings.rows'
import type { FreeSlot, RoomSpan, Span } from '@crm/contract/features/meetings/roomTime'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

/** Whoever books the room next waits here: of fifty at once each sees what the one before has done. */
export const lockRoom = (db: Db, mr_no: number) =>
  sql`select pg_advisory_xact_lock(hashtext('meeting_rooms'), ${mr_no}::int)`.execute(db)

/** The project with its company; its next booking waits, so that no round is counted twice. */
export const lockProject = (db: Db, proj_no: number) =>
  db
    .selectFrom('projects')
    .select(['proj_no', 'client_no'])
    .where('proj_no', '=', proj_no)
    .forNoKeyUpdate()
    .executeTakeFirst()

export const isRoomInUse = async (db: Db, mr_no: number) =>
  Boolean(
    await db
      .selectFrom('meeting_rooms')
      .select('mr_no')
      .where('mr_no', '=', mr_no)
      .where('state', '=', 1)
      .executeTakeFirst(),
  )

/** Whether another meeting has the room at that time; written like the constraint, so that its index is used. */
export const isRoomTaken = async (db: Db, { mr_no, start_dt, end_dt }: RoomSpan, except: number) => {
  const { rows } = await sql`
    select 1 from mr_schedules m
     where m.mr_no = ${mr_no} and crm_is_active_meeting(m.state, m.mr_checked) and m.ms_no <> ${except}
       and tstzrange(m.start_dt, m.end_dt) && tstzrange(${start_dt}::timestamptz, ${end_dt}::timestamptz)
     limit 1`.execute(db)
  return rows.length > 0
}

/** What nearestFree has to know of a day. */
export const findRoomDay = async (db: Db, day: string) => {
  const [rooms, { rows: bookings }, { rows: clock }] = [
    await db.selectFrom('meeting_rooms').select(['mr_no', 'mr_name']).where('state', '=', 1).orderBy('mr_no').execute(),
    await sql<RoomSpan>`
      select m.mr_no, m.start_dt, m.end_dt from mr_schedules m
       where m.start_dt >= ${day}::date and m.start_dt < ${day}::date + 1
         and crm_is_active_meeting(m.state, m.mr_checked) and m.mr_no is not null`.execute(db),
    await sql<{ now: string }>`select to_char(now(), 'YYYY-MM-DD HH24:MI') as now`.execute(db),
  ]
  return { rooms: rooms as Pick<FreeSlot, 'mr_no' | 'mr_name'>[], bookings, now: clock[0]?.now ?? '' }
}

/** Who of these people is at another meeting in that time. */
export const findBusy = async (db: Db, emp_nos: number[], { start_dt, end_dt }: Span, except: number) => {
  const { rows } = await sql<Busy>`
    select g.emp_no, u.user_name as emp_name, m.start_dt, m.end_dt
      from mr_schedule_managers g
      join mr_schedules m using (ms_no)
      join employees e on e.emp_no = g.emp_no
      join users u using (user_no)
     where g.emp_no = any (${emp_nos}::int[]) and g.end_dt > ${start_dt}::timestamptz
       and m.start_dt < ${end_dt}::timestamptz and crm_is_active_meeting(m.state, m.mr_checked) and m.ms_no <> ${except}
     order by m.start_dt, g.emp_no`.execute(db)
  return rows
}

interface Round {
  proj_no: number
  mr_type: number
  ms_no?: number
  mr_count?: number
}

/**
 * Rounds are counted for each project and kind; what was cancelled or put aside was none. A meeting that has a number
 * keeps it, unless another one has it by now.
 */
export const roundFor = async (db: Db, { proj_no, mr_type, ms_no = 0, mr_count = 0 }: Round) => {
  const { rows } = await sql<{ round: number }>`
    select case when ${mr_count}::int = 0 or bool_or(m.mr_count = ${mr_count}::int)
                then coalesce(max(m.mr_count), 0) + 1 else ${mr_count}::int end as round
      from mr_schedules m
     where m.proj_no = ${proj_no} and m.mr_type = ${mr_type} and crm_is_active_meeting(m.state, m.mr_checked)
       and m.ms_no <> ${ms_no}`.execute(db)
  return rows[0]?.round ?? 1
}

interface NewMeeting extends Span {
  proj_no: number | null
  client_no: number | null
  ms_who: string
  mr_type: number
  mr_way: string
  mr_place: string
  mr_no: number | null
  mr_text: string | null
  mr_count: number
  mr_comment: string | null
  mr_info: string
  reg_emp_no: number | null
}

export const insertMeeting = async (db: Db, meeting: NewMeeting) => {
  const { ms_no } = await db.insertInto('mr_schedules').values(meeting).returning('ms_no').executeTakeFirstOrThrow()
  return ms_no
}

export type MeetingChange = Partial<
  Omit<NewMeeting, 'proj_no' | 'client_no' | 'ms_who' | 'mr_info' | 'reg_emp_no'> & {
    state: number
    mr_checked: number
  }
>

export const updateMeeting = (db: Db, ms_no: number, change: MeetingChange) =>
  db.updateTable('mr_schedules').set(change).where('ms_no', '=', ms_no).execute()

/** Those who stay keep their row. */
export const replaceManagers = async (db: Db, ms_no: number, emp_nos: number[]) => {
  await sql`delete from mr_schedule_managers where ms_no = ${ms_no} and emp_no <> all (${emp_nos}::int[])`.execute(db)
  await sql`
    insert into mr_schedule_managers (ms_no, emp_no, end_dt)
    select m.ms_no, e, m.end_dt from mr_schedules m, unnest(${emp_nos}::int[]) e where m.ms_no = ${ms_no}
    on conflict (ms_no, emp_no) do nothing`.execute(db)
}

export const deleteMeeting = (db: Db, ms_no: number) =>
  db.deleteFrom('mr_schedules').where('ms_no', '=', ms_no).execute()

/** What people wrote about a meeting, and would lose with it. */
export const findTraces = (db: Db, ms_no: number) =>
  db
    .selectFrom('mr_schedules as m')
    .leftJoin('meeting_record as d', 'd.ms_no', 'm.ms_no')
    .leftJoin('pre_surveys as v', 'v.ms_no', 'm.ms_no')
    .leftJoin('mr_schedules_memo as o', 'o.ms_no', 'm.ms_no')
    .select(['v.answer_dt', 'o.msm_no'])
    // A record may hold recordings alone: minutes are what somebody wrote.
    .select(sql<boolean>`coalesce(d.mrd_content, '') <> '' or coalesce(d.mrd_secret, '') <> ''`.as('has_minutes'))
    .where('m.ms_no', '=', ms_no)
    .executeTakeFirst()

/** The columns that rules need of a meeting; locked, so that concurrent changes run one after the other. */
export const lockMeeting = async (db: Db, ms_no: number) => {
  const found = await db
    .selectFrom('mr_schedules as m')
    .select(['m.ms_no', 'm.proj_no', 'm.mr_no', 'm.mr_place', 'm.state', 'm.mr_checked', 'm.start_dt', 'm.end_dt'])
    .select(['m.mr_type', 'm.mr_way', 'm.mr_text', 'm.mr_count', 'm.mr_comment', 'm.reg_emp_no', 'm.rev'])
    .select(
      sql<number[]>`array(select g.emp_no from mr_schedule_managers g where g.ms_no = m.ms_no order by g.emp_no)`.as(
        'ms_managers',
      ),
    )
    .where('m.ms_no', '=', ms_no)
    .forUpdate()
    .executeTakeFirst()
  return found
}
export type StoredMeeting = NonNullable<Awaited<ReturnType<typeof lockMeeting>>>

/** What the client believes of a meeting: all of these together, before a change and after it. */
const promised = sql`m.start_dt, m.end_dt, m.mr_way, m.mr_place, m.mr_no, m.mr_text, m.state, case m.mr_checked when 2 then 2 else 0 end`
const remembered = sql`f.from_start_dt, f.from_end_dt, f.from_way, f.from_place, f.from_no, f.from_text, f.from_state, f.from_checked`

/**
 * Keeps what the client believed before a meeting was changed, until they are told: after several changes the first
 * counts, also while a message waits for the morning. What is as it was needs no telling.
 */
export const rememberChange = async (db: Db, before: StoredMeeting) => {
  await sql`
    insert into meeting_changes as f (ms_no, from_start_dt, from_end_dt, from_way, from_place, from_no, from_text, from_state, from_checked)
    values (${before.ms_no}, ${before.start_dt}, ${before.end_dt}, ${before.mr_way}, ${before.mr_place}, ${before.mr_no},
            ${before.mr_text}, ${before.state}, ${before.mr_checked === 2 ? 2 : 0})
    on conflict (ms_no) do update set (from_start_dt, from_end_dt, from_way, from_place, from_no, from_text, from_state, from_checked)
        = (excluded.from_start_dt, excluded.from_end_dt, excluded.from_way, excluded.from_place, excluded.from_no,
           excluded.from_text, excluded.from_state, excluded.from_checked), change_dt = now(), told_dt = null
     where f.told_dt is not null and not exists (
       select 1 from alimtalk t where t.to_table = 'mr_schedules' and t.to_no = f.ms_no
          and t.at_kind = 'meeting_change' and t.at_state = 'waiting')`.execute(db)
  await sql`
    delete from meeting_changes f using mr_schedules m
     where f.ms_no = ${before.ms_no} and m.ms_no = f.ms_no
       and row(${promised}) is not distinct from row(${remembered})`.execute(db)
}

/** The client has been told of what changed; what changes from now on is another change. */
export const markNotified = (db: Db, ms_no: number) =>
  db
    .updateTable('meeting_changes')
    .set({ told_dt: sql`now()` })
    .where('ms_no', '=', ms_no)
    .where('told_dt', 'is', null)
    .execute()
