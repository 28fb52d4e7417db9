import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

const keptDays = 90

interface Visit {
  user_no: number
  route_to: string
  route_from: string | null
}

export const insertVisit = (db: Db, visit: Visit) => db.insertInto('web_access_logs').values(visit).execute()

export const deleteOldVisits = (db: Db) =>
  db.deleteFrom('web_access_logs').where('reg_dt', '<', sql<string>`now() - ${keptDays} * interval '1 day'`).execute()
