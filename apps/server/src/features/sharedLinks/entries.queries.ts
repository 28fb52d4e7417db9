import type { SharedEntry } from '@crm/contract/features/sharedLinks/sharedLinks'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { type Paging, readQueryPage } from '../../db/readPage.ts'

const entries = (db: Db) =>
  db
    .selectFrom('file_tree as f')
    .leftJoin('file_versions as v', 'v.fv_no', 'f.fv_no')
    .leftJoin('file_renditions as r', (on) => on.onRef('r.fv_no', '=', 'f.fv_no').on('r.state', '=', 'done'))
    .select(sql<boolean>`coalesce(v.mimetype = 'application/pdf', false) or r.fv_no is not null`.as('has_pdf'))
    .select(['f.ft_no', 'f.kind', 'f.name', 'v.size', 'v.mimetype', 'f.update_dt'])
    .select(
      sql<number | null>`case when f.kind = 'box' then (
        select count(*)::int from file_tree c where c.parent = f.ft_no and c.state = 1) end`.as('entries'),
    )
    .where('f.state', '=', 1)
    .$castTo<SharedEntry>()

/** What lies in a box, boxes first. */
export const findInBox = (db: Db, box: number, page: Paging) =>
  readQueryPage(
    entries(db)
      .where('f.parent', '=', box)
      .orderBy('f.kind')
      .orderBy(sql`f.name_key collate crm_natural`)
      .orderBy('f.ft_no'),
    page,
  )

export const findShared = (db: Db, ft_no: number) => entries(db).where('f.ft_no', '=', ft_no).execute()

/** Entries that are there, each with the way from the top to it. */
export const findOnPaths = (db: Db, ft_nos: number[]) =>
  db
    .selectFrom('file_tree')
    .select(['ft_no', 'parent', 'kind', 'name', 'path'])
    .where('ft_no', '=', sql<number>`any (${ft_nos}::int[])`)
    .where('state', '=', 1)
    .execute()

export const findNames = (db: Db, ft_nos: number[]) =>
  db
    .selectFrom('file_tree')
    .select(['ft_no', 'name'])
    .where('ft_no', '=', sql<number>`any (${ft_nos}::int[])`)
    .execute()

/** How many files lie in it, and how large they are together. */
export const sumFiles = (db: Db, ft_no: number) =>
  db
    .selectFrom('file_tree as f')
    .innerJoin('file_versions as v', 'v.fv_no', 'f.fv_no')
    .select([sql<number>`count(*)::int`.as('files'), sql<number>`coalesce(sum(v.size), 0)::bigint`.as('bytes')])
    .where(sql<boolean>`${ft_no} = any (f.path)`)
    .where('f.tree_no', '=', (eb) => eb.selectFrom('file_tree').select('tree_no').where('ft_no', '=', ft_no))
    .where('f.state', '=', 1)
    .executeTakeFirstOrThrow()

/** The current version of a file, as it is stored. */
export const findStored = (db: Db, ft_no: number) =>
  db
    .selectFrom('file_tree as f')
    .innerJoin('file_versions as v', 'v.fv_no', 'f.fv_no')
    .innerJoin('files as i', 'i.file_no', 'v.file_no')
    .innerJoin('file_attachments as a', (on) =>
      on.onRef('a.file_no', '=', 'v.file_no').onRef('a.to_no', '=', 'v.fv_no').on('a.to_table', '=', 'file_versions'),
    )
    .leftJoin('file_renditions as r', (on) => on.onRef('r.fv_no', '=', 'f.fv_no').on('r.state', '=', 'done'))
    .leftJoin('files as p', 'p.file_no', 'r.file_no')
    .select(['p.place as pdf_place', sql<number | null>`p.size::float8`.as('pdf_size')])
    .select(sql<string>`to_char(now(), 'YYYY-MM-DD HH24:MI')`.as('now_dt'))
    .select([
      'a.fa_no',
      'v.file_no',
      'f.name as originalname',
      'v.size',
      'v.mimetype',
      sql<string>`i.place`.as('place'),
    ])
    .where('f.ft_no', '=', ft_no)
    .executeTakeFirst()

export const findSharer = async (db: Db, emp_no: number) => {
  const found = await db
    .selectFrom('employees as e')
    .innerJoin('users as u', 'u.user_no', 'e.user_no')
    .select('u.user_name')
    .where('e.emp_no', '=', emp_no)
    .executeTakeFirst()
  return found?.user_name ?? ''
}
