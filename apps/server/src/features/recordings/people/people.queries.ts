import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { type Paging, readQueryPage } from '../../../db/readPage.ts'

/** Those of these numbers who work here. */
export const findActiveStaff = async (db: Db, emp_nos: number[]) => {
  const rows = await db
    .selectFrom('employees as e')
    .innerJoin('users as u', 'u.user_no', 'e.user_no')
    .select('e.emp_no')
    .where('e.emp_no', '=', sql<number>`any (${emp_nos}::int[])`)
    .where('e.emp_state', '=', 1)
    .where('u.state', '=', 1)
    .execute()
  return rows.map(({ emp_no }) => emp_no)
}

/** Answers those who were not among them before. */
export const setPeople = async (db: Db, id: number, emp_nos: number[]) => {
  await sql`delete from recording_people where id = ${id} and emp_no <> all (${emp_nos}::int[])`.execute(db)
  const { rows } = await sql<{ emp_no: number }>`
    insert into recording_people (id, emp_no) select ${id}::int, e from unnest(${emp_nos}::int[]) e
    on conflict do nothing returning emp_no`.execute(db)
  return rows.map(({ emp_no }) => emp_no)
}

export const findNameOf = async (db: Db, user_no: number) => {
  const found = await db.selectFrom('users').select('user_name').where('user_no', '=', user_no).executeTakeFirst()
  return found?.user_name ?? ''
}

export const findUserOfStaff = async (db: Db, emp_no: number) => {
  const found = await db.selectFrom('employees').select('user_no').where('emp_no', '=', emp_no).executeTakeFirst()
  return found?.user_no ?? null
}

/** What a meeting's own record says about its recordings. */
export const findLinked = (db: Db, ms_no: number) =>
  db
    .selectFrom('recording_sessions')
    .select(['id', 'title', 'emp_no'])
    .where('ms_no', '=', ms_no)
    .where('deleted_dt', 'is', null)
    .orderBy('started_dt')
    .orderBy('id')
    .execute()

export const clearMeeting = (db: Db, ms_no: number) =>
  db.updateTable('recording_sessions').set({ ms_no: null }).where('ms_no', '=', ms_no).execute()

interface NewListen {
  id: number
  emp_no: number
  is_download: boolean
  ticket_hash: Buffer | null
}

export const insertListen = (db: Db, listen: NewListen) => db.insertInto('recording_listens').values(listen).execute()

/** A player asks for many parts of one file: within ten minutes that is one download. */
export const hasJustDownloaded = async (db: Db, id: number, emp_no: number) => {
  const found = await db
    .selectFrom('recording_listens')
    .select('listen_no')
    .where('id', '=', id)
    .where('emp_no', '=', emp_no)
    .where('is_download', '=', true)
    .where('listened_dt', '>', sql<string>`now() - interval '10 minutes'`)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Whose address it is, while it is open and they work here. */
export const findTicket = (db: Db, ticket_hash: Buffer, hours: number) =>
  db
    .selectFrom('recording_listens as n')
    .innerJoin('employees as e', 'e.emp_no', 'n.emp_no')
    .innerJoin('users as u', 'u.user_no', 'e.user_no')
    .select(['n.id', 'n.emp_no', 'n.is_download'])
    .where('n.ticket_hash', '=', ticket_hash)
    .where('n.listened_dt', '>', sql<string>`now() - ${hours} * interval '1 hour'`)
    .where('e.emp_state', '=', 1)
    .where('u.state', '=', 1)
    .executeTakeFirst()

export const findListens = (db: Db, id: number, page: Paging) =>
  readQueryPage(
    db
      .selectFrom('recording_listens as n')
      .innerJoin('employees as e', 'e.emp_no', 'n.emp_no')
      .innerJoin('users as u', 'u.user_no', 'e.user_no')
      .select(['n.emp_no', 'u.user_name as emp_name', 'n.listened_dt', 'n.is_download'])
      .where('n.id', '=', id)
      .orderBy('n.listen_no', 'desc'),
    page,
  )
