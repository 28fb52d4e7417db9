import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

const keptDays = 90

interface Visit {
  user_no: number
  route_to: string
  route_from: string | null
}

/** One step every six seconds, all day: more than people take, and nobody fills the table. */
const mostPerHour = 600

export const insertVisit = (db: Db, { user_no, route_to, route_from }: Visit) =>
  sql`insert into web_access_logs (user_no, route_to, route_from)
      select ${user_no}::int, ${route_to}::text, ${route_from}::text
      where (select count(*) from web_access_logs
             where user_no = ${user_no} and reg_dt > now() - interval '1 hour') < ${mostPerHour}`.execute(db)

export const deleteOldVisits = (db: Db) =>
  db.deleteFrom('web_access_logs').where('reg_dt', '<', sql<string>`now() - ${keptDays} * interval '1 day'`).execute()
