import { type AlarmKind, usualChannelsOf } from '@crm/contract/alarmKinds'
import { type Alarm, type AlarmChannels, alarmChecked, alarmUnread } from '@crm/contract/features/alarms/alarms'
import { sql } from 'kysely'
import { withCachedTotal } from '../../db/cachedTotals.ts'
import type { Db } from '../../db/database.ts'

type AlarmState = Alarm['state']

/** Alarms about the same thing go into one row until it is read, or until nothing has come for this long. */
const gatherMinutes = 10
const keptDays = 365

const columns = ['al_no', 'state', 'al_title', 'al_body', 'al_link', 'al_count', 'reg_dt'] as const

interface NewAlarm {
  al_kind: AlarmKind
  al_title: string
  al_body: string
  al_link: string
  al_about: string
  /** The link once the alarm stands for several events. */
  linkOfMany: string | null
}

/** Rows that have been quiet for too long take in nothing more. */
export const stopGathering = (db: Db, users: number[], al_about: string) =>
  db
    .updateTable('alarms')
    .set({ is_gathering: false })
    .where('user_no', 'in', users)
    .where('al_about', '=', al_about)
    .where('state', '=', alarmUnread)
    .where('is_gathering', '=', true)
    .where('reg_dt', '<', sql<string>`now() - ${gatherMinutes} * interval '1 minute'`)
    .execute()

export interface Raised extends Alarm, AlarmChannels {
  user_no: number
  user_type: string
  user_name: string
  user_email: string | null
}

/** One row a person, new or grown by one. Always in the same order, so that two raises never wait for each other. */
export const upsertAlarms = async (db: Db, users: number[], alarm: NewAlarm): Promise<Raised[]> => {
  const usual = usualChannelsOf(alarm.al_kind)
  const { rows } = await sql<Raised>`
    with person as (
      select u.user_no, u.user_type, u.user_name, u.user_email, coalesce(s.in_app, ${usual.in_app}) as in_app,
             coalesce(s.push, ${usual.push}) as push, coalesce(s.mail, ${usual.mail}) as mail
        from users u left join alarm_settings s on s.user_no = u.user_no and s.kind = ${alarm.al_kind}
       where u.user_no = any(${users}) and u.state = 1),
    raised as (
      insert into alarms (user_no, al_kind, al_title, al_body, al_link, al_about, state, is_silent)
      select user_no, ${alarm.al_kind}, ${alarm.al_title}, ${alarm.al_body}, ${alarm.al_link}, ${alarm.al_about},
             case when in_app then ${alarmUnread}::int else ${alarmChecked}::int end, not in_app
        from person order by user_no
      on conflict (user_no, al_about) where state = 1 and is_gathering
      do update set al_count = alarms.al_count + 1, al_title = excluded.al_title, al_body = excluded.al_body,
                    al_link = coalesce(${alarm.linkOfMany}, excluded.al_link), reg_dt = greatest(alarms.reg_dt, excluded.reg_dt)
      returning ${sql.join(columns.map((name) => sql.ref(name)))}, user_no)
    select * from raised join person using (user_no)`.execute(db)
  return rows
}

interface Wanted {
  user_no: number
  offset: number
  limit: number
}

/** Written out: a kept plan could not know that the index of unread ones will do. */
const inState = (state: AlarmState | undefined) => (state === undefined ? sql`true` : sql`state = ${sql.lit(state)}`)

/** As text of the wire: inside JSON PostgreSQL would write them otherwise. */
const shownColumns = sql.join(
  columns.map((name) =>
    name === 'reg_dt' ? sql`to_char(a.reg_dt, 'YYYY-MM-DD HH24:MI') as reg_dt` : sql.ref(`a.${name}`),
  ),
)

/** A page in one statement; the total is remembered until somebody gets or checks an alarm (decision 015). */
export const findAlarms = async (db: Db, { user_no, offset, limit }: Wanted, state?: AlarmState) => {
  const mine = sql`alarms a where a.user_no = ${user_no} and ${inState(state)}`
  const rows = sql<Alarm[]>`coalesce((
    select json_agg(p) from (
      select ${shownColumns} from ${mine} order by a.reg_dt desc, a.al_no desc offset ${offset} limit ${limit}) p), '[]')`
  const count = sql<number>`(select count(*)::int from ${mine})`
  const cached = { key: `alarms ${user_no} ${state ?? 'all'}`, tables: ['alarms'], count, hot: true }
  const { rows: query, total } = await withCachedTotal(db, cached, rows)
  return { query, total }
}

/** Returns nothing for an alarm of another person. */
export const setChecked = (db: Db, user_no: number, al_no: number) =>
  db
    .updateTable('alarms')
    .set({ state: alarmChecked })
    .where('user_no', '=', user_no)
    .where('al_no', '=', al_no)
    .returning(columns)
    .execute() as Promise<Alarm[]>

export const setAllChecked = (db: Db, user_no: number) =>
  db
    .updateTable('alarms')
    .set({ state: alarmChecked })
    .where('user_no', '=', user_no)
    .where('state', '=', alarmUnread)
    .execute()

export const deleteOldAlarms = (db: Db) =>
  db
    .deleteFrom('alarms')
    .where('state', '=', alarmChecked)
    .where('reg_dt', '<', sql<string>`now() - ${keptDays} * interval '1 day'`)
    .execute()

/** The accounts of these members of staff. */
export const findUsersOf = async (db: Db, emp_nos: readonly number[]) => {
  if (!emp_nos.length) return []
  const rows = await db.selectFrom('employees').select('user_no').where('emp_no', 'in', emp_nos).execute()
  return rows.map(({ user_no }) => user_no)
}

/** Those raised at exactly this time; one that had taken in others before stays. Answers whose they were. */
export const deleteUnreadAlarms = async (db: Db, kinds: string[], at: string) => {
  const { rows } = await sql<{ user_no: number }>`
    delete from alarms a using employees e
     where e.user_no = a.user_no and a.state = ${sql.lit(alarmUnread)} and a.reg_dt = ${at}::timestamptz
       and a.al_kind = any (${kinds}::text[]) and a.al_count = 1
    returning a.user_no`.execute(db)
  return rows.map(({ user_no }) => user_no)
}

/** What nobody has read of this; answers whose it was. */
export const deleteUnreadAlarmsAbout = async (db: Db, al_about: string) => {
  const { rows } = await sql<{ user_no: number }>`
    delete from alarms a using employees e
     where e.user_no = a.user_no and a.state = ${sql.lit(alarmUnread)} and a.is_gathering and a.al_about = ${al_about}
    returning a.user_no`.execute(db)
  return rows.map(({ user_no }) => user_no)
}
