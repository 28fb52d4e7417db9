import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { today } from '../../db/today.ts'

const tidyAtOnce = 500

/** Paid memberships whose first day has come; those whom another node has in hand are left to it. */
export const lockStarting = (db: Db) =>
  lockDue(db, sql<boolean>`mbs_state = 12 and suspended_dt is null and start_dt <= ${today}`)

const lockDue = async (db: Db, due: ReturnType<typeof sql<boolean>>) => {
  const rows = await db
    .selectFrom('memberships')
    .select(['mbs_no', 'client_no'])
    .where(due)
    .orderBy('mbs_no')
    .limit(tidyAtOnce)
    .forUpdate()
    .skipLocked()
    .execute()
  return rows
}

export const lockEnded = (db: Db) => lockDue(db, sql<boolean>`mbs_state = 1 and end_dt < ${today}`)

export const lockUnpaid = (db: Db) =>
  lockDue(
    db,
    sql<boolean>`mbs_state in (10, 11) and pay_until_dt < ${today} and not exists (
      select from payments p where p.pay_key = 'memberships:' || mbs_no and p.pay_state in (10, 11))`,
  )

export interface Ending {
  mbs_no: number
  client_no: number
  mbs_name: string
  end_dt: string
  days: 30 | 7 | 1
}

/** Those that end within 30, 7 or 1 days and have not been told so; who has renewed already need not be told. */
export const findEnding = async (db: Db) => {
  const { rows } = await sql<Ending>`
    select m.mbs_no, m.client_no, m.mbs_name, m.end_dt, s.days from memberships m
      cross join lateral (select min(days) as days from unnest(array[30, 7, 1]) days where m.end_dt - ${today} <= days) s
     where m.mbs_state in (1, 12) and m.start_dt <= ${today} and m.end_dt >= ${today} and s.days is not null
       and s.days < coalesce(m.reminded_days, 31) and m.suspended_dt is null
       and not exists (select from memberships n where n.client_no = m.client_no and n.mbs_state = 12 and n.start_dt > m.end_dt)
     order by m.mbs_no for update of m skip locked`.execute(db)
  return rows
}

export const setReminded = async (db: Db, mbs_no: number, reminded_days: number) => {
  await db.updateTable('memberships').set({ reminded_days }).where('mbs_no', '=', mbs_no).execute()
}
