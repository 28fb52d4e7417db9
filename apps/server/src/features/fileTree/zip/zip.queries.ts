import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'

export interface ZippedFile {
  fv_no: number
  ft_no: number
  ver: number
  is_current: boolean
  size: number
  place: string
  reg_dt: string
}

/** Where the bytes of these files are; of their current versions, or of all. */
export const findZipped = async (db: Db, ft_nos: number[], withVersions: boolean) => {
  const { rows } = await sql<ZippedFile>`
    select v.fv_no, v.ft_no, v.ver, v.fv_no = f.fv_no as is_current, v.size, o.place, v.reg_dt
      from file_versions v join file_tree f using (ft_no) join files o on o.file_no = v.file_no
     where v.ft_no = any (${ft_nos}::int[]) and (v.fv_no = f.fv_no or ${withVersions})
     order by v.ft_no, v.ver desc`.execute(db)
  return rows
}

/** Who asked for it: somebody signed in, or a guest of a link. */
export type TicketOwner = { session_no: number } | { sg_no: number }

export type NewTicket = TicketOwner & { token_hash: Buffer; ft_nos: number[]; with_versions: boolean }

/** Old ones go along the way, so that no more are kept than were asked for within minutes. */
export const insertTicket = async (db: Db, ticket: NewTicket, minutes: number) => {
  await db.deleteFrom('zip_tickets').where('expires_dt', '<', sql<string>`now()`).execute()
  await db
    .insertInto('zip_tickets')
    .values({ ...ticket, expires_dt: sql`now() + ${minutes} * interval '1 minute'` })
    .execute()
}

export const findTicket = (db: Db, token_hash: Buffer) =>
  db
    .selectFrom('zip_tickets')
    .select(['session_no', 'sg_no', 'ft_nos', 'with_versions'])
    .where('token_hash', '=', token_hash)
    .where('expires_dt', '>', sql<string>`now()`)
    .executeTakeFirst()
