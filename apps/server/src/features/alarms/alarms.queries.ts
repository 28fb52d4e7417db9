import { type Alarm, alarmChecked, alarmUnread } from '@crm/contract/features/alarms'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

/** A burst goes into one row until it is read, or until nothing has come for this long. */
const gatherMinutes = 10
const keptDays = 365

const columns = ['al_no', 'state', 'al_title', 'al_body', 'al_link', 'al_count', 'reg_dt'] as const

export interface NewAlarm {
  al_title: string
  al_body: string
  al_link: string
  al_about: string
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

export interface Raised extends Alarm {
  user_no: number
  user_type: string
}

/** One row a person, new or grown by one. Always in the same order, so that two raises never wait for each other. */
export const upsertAlarms = async (db: Db, users: number[], alarm: NewAlarm): Promise<Raised[]> => {
  const { rows } = await sql<Raised>`
    with raised as (
      insert into alarms (user_no, al_title, al_body, al_link, al_about)
      select u.user_no, ${alarm.al_title}, ${alarm.al_body}, ${alarm.al_link}, ${alarm.al_about}
        from users u
       where u.user_no = any(${users}) and u.state = 1
       order by u.user_no
      on conflict (user_no, al_about) where state = 1 and is_gathering
      do update set al_count = alarms.al_count + 1, al_title = excluded.al_title, al_body = excluded.al_body,
                    al_link = excluded.al_link, reg_dt = greatest(alarms.reg_dt, excluded.reg_dt)
      returning ${sql.join(columns.map((name) => sql.ref(name)))}, user_no)
    select raised.*, u.user_type from raised join users u using (user_no)`.execute(db)
  return rows
}

const own = (db: Db, user_no: number, state?: number) => {
  const found = db.selectFrom('alarms').where('user_no', '=', user_no)
  return state === undefined ? found : found.where('state', '=', state)
}

interface Wanted {
  state?: number | undefined
  offset: number
  limit: number
}

export const findAlarms = async (db: Db, user_no: number, { state, offset, limit }: Wanted) => {
  const query = await own(db, user_no, state)
    .select(columns)
    .orderBy('reg_dt', 'desc')
    .orderBy('al_no', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
  const { total } = await own(db, user_no, state)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { query: query as Alarm[], total }
}

/** Nothing comes back for somebody else's. */
export const checkAlarm = (db: Db, user_no: number, al_no: number) =>
  db
    .updateTable('alarms')
    .set({ state: alarmChecked })
    .where('user_no', '=', user_no)
    .where('al_no', '=', al_no)
    .returning(columns)
    .execute() as Promise<Alarm[]>

export const checkAllAlarms = (db: Db, user_no: number) =>
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
