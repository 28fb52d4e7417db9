import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

/** A version with the place of its bytes; nothing once it is deleted. */
export const findVersionFile = (db: Db, fv_no: number) =>
  db
    .selectFrom('file_versions as v')
    .innerJoin('files as f', 'f.file_no', 'v.file_no')
    .innerJoin('file_tree as t', 't.ft_no', 'v.ft_no')
    .select(['v.fv_no', 'v.ft_no', 'v.user_no', 'v.size', 'f.place', 't.name'])
    .where('v.fv_no', '=', fv_no)
    .executeTakeFirst()

export type VersionFile = NonNullable<Awaited<ReturnType<typeof findVersionFile>>>

export type TextState = 'done' | 'none' | 'failed'

interface ReadVersion {
  fv_no: number
  state: TextState
  content: string
  pages: number | null
}

export const saveText = (db: Db, { fv_no, ...text }: ReadVersion) =>
  db
    .insertInto('file_texts')
    .values({ fv_no, ...text, done_dt: sql`now()` })
    .onConflict((conflict) => conflict.column('fv_no').doUpdateSet({ ...text, done_dt: sql`now()` }))
    .execute()

/** A PDF that is not made after so long never will be: its job was lost. */
const forgottenAfter = sql`interval '10 minutes'`

export const findRendition = (db: Db, fv_no: number) =>
  db
    .selectFrom('file_renditions as r')
    .leftJoin('files as f', 'f.file_no', 'r.file_no')
    .select(['r.fv_no', 'f.place', 'f.size', 'f.mimetype'])
    .select(
      sql<'waiting' | 'done' | 'failed'>`
        case when r.state = 'waiting' and r.reg_dt < now() - ${forgottenAfter} then 'failed' else r.state end`.as(
        'state',
      ),
    )
    .where('r.fv_no', '=', fv_no)
    .executeTakeFirst()

/** Of these versions those up to a size whose names match; they wait for a PDF from now on. Those that do already are left out. */
export const insertRenditions = async (db: Db, fv_nos: number[], most: number, names = '') => {
  const { rows } = await sql<{ fv_no: number }>`
    insert into file_renditions (fv_no)
    select v.fv_no from file_versions v join file_tree t using (ft_no)
     where v.fv_no = any (${fv_nos}::int[]) and v.size <= ${most} and t.name ~* ${names}
    on conflict do nothing
    returning fv_no`.execute(db)
  return rows
}

/** Makes one that failed wait again; nothing comes back where it has not failed. */
export const restartRendition = (db: Db, fv_no: number) =>
  db
    .updateTable('file_renditions')
    .set({ state: 'waiting', reg_dt: sql`now()`, done_dt: null })
    .where('fv_no', '=', fv_no)
    .where(sql<boolean>`(state = 'failed' or state = 'waiting' and reg_dt < now() - ${forgottenAfter})`)
    .returning('fv_no')
    .executeTakeFirst()

export const saveRendition = (db: Db, fv_no: number, file_no: number | null) =>
  db
    .updateTable('file_renditions')
    .set({ state: file_no === null ? 'failed' : 'done', file_no, done_dt: sql`now()` })
    .where('fv_no', '=', fv_no)
    .execute()

/** It never gets one: browsers say why by the document itself. */
export const deleteRendition = (db: Db, fv_no: number) =>
  db.deleteFrom('file_renditions').where('fv_no', '=', fv_no).where('state', '<>', 'done').execute()
