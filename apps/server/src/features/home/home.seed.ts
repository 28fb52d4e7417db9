import { sql } from 'kysely'
import { defineSeed } from '../../../seed/seed.ts'
import type { Db } from '../../db/database.ts'

/** Somebody of a client company and a colleague who came this week: their homes show the first steps. */
const seedNewcomers = async (db: Db) => {
  await sql`update users set reg_dt = now() - interval '3 days' where user_id in ('client2', 'cai')`.execute(db)
}

export const seed = defineSeed({ after: ['todos'], demo: seedNewcomers })
