import type { Viewings } from '@crm/contract/features/estimateSteps/estimateSteps'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'

/** So many phones follow one draft at once; a further one takes the place of the oldest. */
const mostViewings = 10

const isLive = sql`v.ended_dt is null and v.expires_dt > now()`

/** Also forgets those that ended long ago. */
export const insertViewing = async (
  db: Db,
  { est_no, token_hash, emp_no }: { est_no: number; token_hash: Buffer; emp_no: number | null },
) => {
  await sql`delete from estimate_viewings where expires_dt < now() - interval '1 day'`.execute(db)
  await db.insertInto('estimate_viewings').values({ est_no, token_hash, emp_no }).execute()
  const { rows } = await sql<{ ev_no: number }>`
    update estimate_viewings v set ended_dt = now()
     where ${isLive} and v.ev_no in (select o.ev_no from estimate_viewings o
                                      where o.est_no = ${est_no} and o.ended_dt is null
                                      order by o.ev_no desc offset ${mostViewings}) returning v.ev_no`.execute(db)
  return rows
}

export interface OpenViewing {
  ev_no: number
  est_no: number
  expiresAt: number
}

/** By the token's hash; nothing where it has ended, or the estimate is no longer written. */
export const findOpenViewing = async (db: Db, token_hash: Buffer) => {
  const { rows } = await sql<OpenViewing>`
    select v.ev_no, v.est_no, (extract(epoch from v.expires_dt) * 1000)::float8 as "expiresAt"
      from estimate_viewings v join estimates e using (est_no)
     where v.token_hash = ${token_hash} and ${isLive} and e.est_state in ('draft', 'asking')`.execute(db)
  return rows[0]
}

export const findLiveViewings = async (db: Db, est_no: number) => {
  const { rows } = await sql<{ ev_no: number }>`
    select v.ev_no from estimate_viewings v where v.est_no = ${est_no} and ${isLive}`.execute(db)
  return rows
}

/** True for the first time only. */
export const markViewed = async (db: Db, ev_no: number) => {
  const { numUpdatedRows } = await db
    .updateTable('estimate_viewings')
    .set({ first_read_dt: sql<string>`now()` })
    .where('ev_no', '=', ev_no)
    .where('first_read_dt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export interface EndedViewing {
  ev_no: number
  token_hash: Buffer
  emp_no: number | null
}

/** All that were live, as they end. */
export const endLiveViewings = async (db: Db, est_no: number) => {
  const { rows } = await sql<EndedViewing>`
    update estimate_viewings v set ended_dt = now() where v.est_no = ${est_no} and ${isLive}
    returning v.ev_no, v.token_hash, v.emp_no`.execute(db)
  return rows
}

export const countViewings = async (db: Db, est_no: number) => {
  const { rows } = await sql<Viewings>`
    select count(*)::int as count, count(v.first_read_dt)::int as read, max(v.expires_dt) as expires_dt
      from estimate_viewings v where v.est_no = ${est_no} and ${isLive}`.execute(db)
  return rows[0] as Viewings
}
