import type { FileEntry, FileVersion } from '@crm/contract/features/fileTree/fileTree.rows'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { isLeftTo } from './structure/leftFiles.ts'

/** Shares that still let somebody in. */
export const shareIsLive = sql`s.state = 'active' and (s.expires_dt is null or s.expires_dt > now())
  and (s.most_opens is null or s.opens < s.most_opens)`

/** What a list shows of an entry, without what depends on rules. */
export type EntryRow = Omit<FileEntry, 'picture' | 'may_change' | 'may_delete'>

/** With where it lies, for lists of several boxes, and how it came into the bin. */
export interface PlacedRow extends EntryRow {
  tree_no: number
  path: number[]
  deleted_dt: string | null
  deleted_by_name: string | null
}

const selectEntries = async <Row extends EntryRow>(
  db: Db,
  user_no: number,
  ft_nos: number[],
  { columns, join, tree_no }: { columns: RawBuilder<unknown>; join: RawBuilder<unknown>; tree_no: RawBuilder<unknown> },
) => {
  const { rows } = await sql<Row>`
    select f.ft_no, f.parent, f.kind, f.name, f.scope, t.proj_no, t.client_no, f.owner, u.user_name as owner_name,
           f.fv_no, a.fa_no, v.ver, v.size, v.mimetype,
           case when f.kind = 'box' then (select count(*)::int from file_tree c where c.parent = f.ft_no and c.state = 1) end as entries,
           f.ft_no in (select x.ft_no from file_stars x where x.user_no = ${user_no}) as is_starred,
           coalesce(shared.shares, 0) as shares, f.rev, f.reg_dt, f.update_dt ${columns}
      from file_tree f
      join file_trees t on t.tree_no = ${tree_no}
      left join users u on u.user_no = f.owner
      left join file_versions v on v.fv_no = f.fv_no
      left join file_attachments a on a.to_table = 'file_versions' and a.to_no = f.fv_no
      left join (select s.ft_no, count(*)::int as shares from file_shares s
                  where s.ft_no = any (${ft_nos}::int[]) and ${shareIsLive} group by s.ft_no) shared on shared.ft_no = f.ft_no
      ${join}
     where f.ft_no = any (${ft_nos}::int[])`.execute(db)
  return rows
}

/** Entries of one tree, maybe hundreds of a box: no more columns than its list shows. In any order. */
export const findTreeRows = (db: Db, user_no: number, tree_no: number, ft_nos: number[]) =>
  selectEntries(db, user_no, ft_nos, { columns: sql``, join: sql``, tree_no: sql`${tree_no}` })

/** Entries of any trees, in any order. */
export const findPlacedRows = (db: Db, user_no: number, ft_nos: number[]) =>
  selectEntries<PlacedRow>(db, user_no, ft_nos, {
    columns: sql`, f.tree_no, f.path, f.deleted_dt, d.user_name as deleted_by_name`,
    join: sql`left join users d on d.user_no = f.deleted_by`,
    tree_no: sql`f.tree_no`,
  })

/** Where the bytes of these versions lie. */
export const findPlaces = async (db: Db, fv_nos: number[]) => {
  const { rows } = await sql<{ fv_no: number; place: string }>`
    select v.fv_no, o.place from file_versions v join files o using (file_no) where v.fv_no = any (${fv_nos}::int[])`.execute(
    db,
  )
  return new Map(rows.map(({ fv_no, place }) => [fv_no, place]))
}

/** Of these boxes, those in which something of somebody else lies; of boxes in the bin, something that was deleted before as well. */
export const findBoxesWithOthers = async (db: Db, user_no: number, boxes: number[], isBin = false) => {
  const isThere = isBin ? sql`true` : sql`c.state = 1`
  const { rows } = await sql<{ root: number }>`
    with recursive inside as (
      select c.parent as root, c.ft_no, c.kind, c.owner from file_tree c
       where c.parent = any (${boxes}::int[]) and ${isThere}
      union all
      select i.root, c.ft_no, c.kind, c.owner from inside i join file_tree c on c.parent = i.ft_no and ${isThere}
       where i.kind = 'box')
    select distinct root from inside
     where owner is distinct from ${user_no} and not ${isLeftTo(user_no, sql`inside.ft_no`)}`.execute(db)
  return new Set(rows.map(({ root }) => root))
}

/** The names of boxes, for paths. */
export const findBoxNames = async (db: Db, ft_nos: number[]) => {
  const rows = await db
    .selectFrom('file_tree')
    .select(['ft_no', 'name'])
    .where('ft_no', '=', sql<number>`any (${ft_nos}::int[])`)
    .execute()
  return new Map(rows.map(({ ft_no, name }) => [ft_no, name]))
}

/** The boxes of a path, and which of them have live shares. */
export const findSharedPath = async (db: Db, path: number[]) => {
  const { rows } = await sql<{ ft_no: number; name: string; is_shared: boolean }>`
    select f.ft_no, f.name, exists (select from file_shares s where s.ft_no = f.ft_no and ${shareIsLive}) as is_shared
      from file_tree f where f.ft_no = any (${path}::int[])
     order by array_position(${path}::int[], f.ft_no)`.execute(db)
  return rows
}

/** Whose tree, in words. */
export const findTreeNames = async (db: Db, tree_nos: number[]) => {
  const { rows } = await sql<{ tree_no: number; proj_name: string | null; client_name: string | null }>`
    select t.tree_no, p.proj_name, c.client_name from file_trees t
      left join projects p using (proj_no)
      left join clients c on c.client_no = coalesce(t.client_no, p.client_no)
     where t.tree_no = any (${tree_nos}::int[])`.execute(db)
  return new Map(rows.map(({ tree_no, ...names }) => [tree_no, names]))
}

export type VersionRow = Omit<FileVersion, 'may_delete'>

/** The versions of a file, newest first. */
export const findVersions = async (db: Db, ft_no: number) => {
  const { rows } = await sql<VersionRow>`
    select v.fv_no, v.ft_no, v.ver, a.fa_no, v.file_no, v.size, v.mimetype, v.note, v.user_no, u.user_name, v.reg_dt,
           v.fv_no = f.fv_no as is_current
      from file_versions v
      join file_tree f using (ft_no)
      join users u on u.user_no = v.user_no
      join file_attachments a on a.to_table = 'file_versions' and a.to_no = v.fv_no
     where v.ft_no = ${ft_no} order by v.ver desc`.execute(db)
  return rows
}

/** Which entry a version belongs to, with what its name is now. */
export const findEntryOfVersion = (db: Db, fv_no: number) =>
  db
    .selectFrom('file_versions as v')
    .innerJoin('file_tree as f', 'f.ft_no', 'v.ft_no')
    .select(['f.ft_no', 'f.name', 'f.fv_no as current', 'v.ver', 'f.bin_root'])
    .where('v.fv_no', '=', fv_no)
    .executeTakeFirst()
