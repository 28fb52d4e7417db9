import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'

/** What one person opens and registers comes one after the other. */
export const lockWatcher = async (db: Db, user_no: number) => {
  await sql`select pg_advisory_xact_lock(hashtext('watch_sessions'), ${user_no}::int)`.execute(db)
}

/** Finds the device again; undefined when it is not one of the person's. */
export const touchDevice = (db: Db, user_no: number, device_code: string) =>
  db
    .updateTable('watch_devices')
    .set({ seen_dt: sql`now()` })
    .where('user_no', '=', user_no)
    .where('device_code', '=', device_code)
    .where('removed_dt', 'is', null)
    .returning('wd_no')
    .executeTakeFirst()

/** Takes a free slot; undefined when both are taken. */
export const insertDevice = async (db: Db, user_no: number, device_code: string, device_name: string) => {
  const { rows } = await sql<{ wd_no: number }>`
    insert into watch_devices (user_no, slot, device_code, device_name)
    select ${user_no}::int, s, ${device_code}, ${device_name}
      from generate_series(1, 2) s
     where not exists (select from watch_devices d where d.user_no = ${user_no} and d.slot = s and d.removed_dt is null)
     order by s limit 1
    returning wd_no`.execute(db)
  return rows[0]
}

export const findDevices = (db: Db, user_no: number, here: string) =>
  db
    .selectFrom('watch_devices')
    .select(['wd_no', 'device_name', 'reg_dt', 'seen_dt', sql<boolean>`device_code = ${here}`.as('is_here')])
    .where('user_no', '=', user_no)
    .where('removed_dt', 'is', null)
    .orderBy('slot')
    .execute()

/** When the person may change a device again; null when they may now. */
export const findNextChange = async (db: Db, user_no: number, days: number) => {
  const { rows } = await sql<{ day: string | null }>`
    select to_char(max(removed_dt) + ${days} * interval '1 day', 'YYYY-MM-DD') as day
      from watch_devices
     where user_no = ${user_no} and emp_no is null and removed_dt > now() - ${days} * interval '1 day'`.execute(db)
  return rows[0]?.day ?? null
}

export const removeDeviceRow = (db: Db, user_no: number, wd_no: number) =>
  db
    .updateTable('watch_devices')
    .set({ removed_dt: sql`now()` })
    .where('wd_no', '=', wd_no)
    .where('user_no', '=', user_no)
    .where('removed_dt', 'is', null)
    .returning('wd_no')
    .executeTakeFirst()

export const removeDevicesOf = (db: Db, user_no: number, emp_no: number) =>
  db
    .updateTable('watch_devices')
    .set({ removed_dt: sql`now()`, emp_no })
    .where('user_no', '=', user_no)
    .where('removed_dt', 'is', null)
    .execute()

/** Playing on a device that was removed ends. */
export const endSessionsOn = (db: Db, user_no: number) =>
  db
    .updateTable('watch_sessions')
    .set({ ended_dt: sql`clock_timestamp()` })
    .where('user_no', '=', user_no)
    .where('ended_dt', 'is', null)
    .where('wd_no', 'in', (eb) =>
      eb.selectFrom('watch_devices').select('wd_no').where('user_no', '=', user_no).where('removed_dt', 'is not', null),
    )
    .execute()
