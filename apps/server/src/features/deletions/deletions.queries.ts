import { undoMinutes } from '@crm/contract/features/deletions/deletions'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { DB } from '../../db/types.gen.ts'

export interface Deletion {
  user_no: number
  to_table: keyof DB & string
  to_no: number
  /** Further columns of the key, where it has more than one. */
  also?: Record<string, string>
  /** Published again when it is taken back. */
  topics: string[]
}

/** The row with its whole key, as JSON; null where there is none. */
const rowsOf = ({ to_table, to_no, also = {} }: Deletion) => sql`
  crm_rows_where(${to_table}::regclass,
    format('t.%I = %s and to_jsonb(t) @> $1', (crm_key_columns(${to_table}::regclass))[1], ${to_no}::int),
    ${JSON.stringify(also)}::jsonb, null)`

/** Copies the row and all that goes with it; before anything of it is deleted. Says which files go with it. */
export const insertDeletion = async (db: Db, deletion: Deletion) => {
  const { user_no, to_table, to_no, topics } = deletion
  const { rows } = await sql<{ del_no: number; file_nos: number[] }>`
    insert into deletions (user_no, to_table, to_no, topics, parts)
    select ${user_no}, ${to_table}, ${to_no}, ${topics}::text[], crm_rows_of_deletion(${to_table}::regclass, going.rows)
      from (select ${rowsOf(deletion)} as rows) going
     where going.rows is not null
    returning del_no, array(
      select attached::int
        from jsonb_path_query(parts, '$[*] ? (@.table == "file_attachments").rows[*].file_no') attached) as file_nos`.execute(
    db,
  )
  return rows[0]
}

/** Keeps the state that the row has now, for records that are never really deleted. */
export const insertStateDeletion = async (db: Db, deletion: Deletion) => {
  const { user_no, to_table, to_no, topics } = deletion
  const { rows } = await sql<{ del_no: number }>`
    insert into deletions (user_no, to_table, to_no, topics, parts)
    select ${user_no}, ${to_table}, ${to_no}, ${topics}::text[],
           jsonb_build_array(jsonb_build_object('table', ${to_table}::text, 'rows', going.rows, 'state', true))
      from (select ${rowsOf(deletion)} as rows) going
     where going.rows is not null
    returning del_no`.execute(db)
  return rows[0]?.del_no
}

/** One's own deletion that is not too old, which is then no longer there: it is taken back once. */
export const takeDeletion = (db: Db, del_no: number, user_no: number) =>
  db
    .deleteFrom('deletions')
    .where('del_no', '=', del_no)
    .where('user_no', '=', user_no)
    .where('reg_dt', '>', sql<string>`now() - ${undoMinutes} * interval '1 minute'`)
    .returning(['to_table', 'to_no', 'topics', 'parts'])
    .executeTakeFirst()

export const insertAgain = (db: Db, parts: unknown) =>
  sql`select crm_undo_deletion(${JSON.stringify(parts)}::jsonb)`.execute(db)

export const deleteOldDeletions = (db: Db) =>
  db.deleteFrom('deletions').where('reg_dt', '<', sql<string>`now() - ${undoMinutes} * interval '1 minute'`).execute()
