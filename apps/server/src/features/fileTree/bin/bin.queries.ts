import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { type Paging, readPage } from '../../../db/readPage.ts'
import { findPlacedRows, type PlacedRow } from '../entries.queries.ts'

/** What was deleted, newest first; what lay inside goes with it. `owner` where only one's own is to be seen. */
export const findBin = (db: Db, tree_no: number, owner: number | undefined, page: Paging, user_no: number) =>
  readPage<PlacedRow>(db, {
    id: 'f.ft_no',
    from: sql`file_tree f`,
    where: [
      sql`f.tree_no = ${tree_no} and f.state = 0 and f.bin_root = f.ft_no`,
      ...(owner === undefined ? [] : [sql`f.owner = ${owner}`]),
    ],
    orderBy: sql`f.deleted_dt desc, f.ft_no desc`,
    page,
    total: 'query',
    rows: (ids) => findPlacedRows(db, user_no, ids),
  })

/** Entries that were deleted themselves, with the box they came from. */
export const findBinned = async (db: Db, ft_nos: number[]) => {
  const { rows } = await sql<Binned>`
    select f.ft_no, f.tree_no, f.name, f.owner, t.proj_no, t.client_no,
           case when b.state = 1 then b.ft_no else top.ft_no end as parent
      from file_tree f
      join file_trees t using (tree_no)
      join file_tree b on b.ft_no = f.parent
      join file_tree top on top.tree_no = f.tree_no and top.parent is null and top.scope = f.scope
     where f.ft_no = any (${ft_nos}::int[]) and f.state = 0 and f.bin_root = f.ft_no
     order by f.ft_no`.execute(db)
  return rows
}

export interface Binned {
  ft_no: number
  tree_no: number
  name: string
  owner: number | null
  proj_no: number | null
  client_no: number | null
  /** Where it goes back to: its box, or the top box of its kind when that is gone. */
  parent: number
}

/** Boxes before what lies in them: nothing may lie in a box that is still in the bin. */
export const restoreEntry = async (db: Db, { ft_no, parent, name }: Pick<Binned, 'ft_no' | 'parent' | 'name'>) => {
  await sql`update file_tree set state = 1, deleted_dt = null, deleted_by = null, bin_root = null, parent = ${parent}, name = ${name}
             where ft_no = ${ft_no}`.execute(db)
  const levels = await sql<{ depth: number }>`
    select distinct cardinality(path) as depth from file_tree where bin_root = ${ft_no} and state = 0 order by 1`.execute(
    db,
  )
  for (const { depth } of levels.rows) {
    await sql`update file_tree set state = 1, deleted_dt = null, deleted_by = null, bin_root = null
               where bin_root = ${ft_no} and state = 0 and cardinality(path) = ${depth}`.execute(db)
  }
}

/** What has been in the bin for long enough; oldest first. */
export const findOldBin = (db: Db, days: number, limit: number) =>
  db
    .selectFrom('file_tree')
    .select(['ft_no', 'tree_no'])
    .where('state', '=', 0)
    .whereRef('bin_root', '=', 'ft_no')
    .where('deleted_dt', '<', sql<string>`now() - ${days} * interval '1 day'`)
    .orderBy('deleted_dt')
    .limit(limit)
    .execute()

/** Entries of the bin with everything inside. */
const insideOf = (roots: number[]) => sql`(
  with recursive gone as (
    select ft_no from file_tree where ft_no = any (${roots}::int[]) and state = 0
    union
    select c.ft_no from gone g join file_tree c on c.parent = g.ft_no)
  select ft_no from gone)`

export const findVersionsInside = async (db: Db, roots: number[]) => {
  const { rows } = await sql<{ fv_no: number }>`
    select fv_no from file_versions where ft_no in ${insideOf(roots)}`.execute(db)
  return rows.map(({ fv_no }) => fv_no)
}

/** For good, with everything inside. Versions go before entries, so that the bytes of the tree are counted. */
export const deleteEntries = async (db: Db, roots: number[]) => {
  await sql`delete from file_versions where ft_no in ${insideOf(roots)}`.execute(db)
  await sql`delete from file_tree where ft_no in ${insideOf(roots)}`.execute(db)
}
