import type { FileEntry, FileVersion } from '@crm/contract/features/fileTree/fileTree.rows'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

/** Shares that still let somebody in. */
export const shareIsLive = sql`s.state = 'active' and (s.expires_dt is null or s.expires_dt > now())
  and (s.most_opens is null or s.opens < s.most_opens)`

/** Entries as people get them, without what depends on rules. In any order. */
export const findEntryRows = async (db: Db, user_no: number, ft_nos: number[]) => {
  const { rows } = await sql<EntryRow>`
    select f.ft_no, f.tree_no, f.parent, f.kind, f.name, f.scope, t.proj_no, t.client_no, f.owner, u.user_name as owner_name,
           f.fv_no, a.fa_no, v.ver, v.size, v.mimetype, o.place, f.path, f.state,
           case when f.kind = 'box' then (select count(*)::int from file_tree c where c.parent = f.ft_no and c.state = 1) end as entries,
           exists (select from file_stars x where x.user_no = ${user_no} and x.ft_no = f.ft_no) as is_starred,
           (select count(*)::int from file_shares s where s.ft_no = f.ft_no and ${shareIsLive}) as shares,
           f.rev, f.reg_dt, f.update_dt, f.deleted_dt, d.user_name as deleted_by_name
      from file_tree f
      join file_trees t using (tree_no)
      left join users u on u.user_no = f.owner
      left join users d on d.user_no = f.deleted_by
      left join file_versions v on v.fv_no = f.fv_no
      left join files o on o.file_no = v.file_no
      left join file_attachments a on a.to_table = 'file_versions' and a.to_no = f.fv_no
     where f.ft_no = any (${ft_nos}::int[])`.execute(db)
  return rows
}

export interface EntryRow extends Omit<FileEntry, 'picture' | 'may_change' | 'may_delete'> {
  tree_no: number
  place: string | null
  path: number[]
  state: number
  deleted_dt: string | null
  deleted_by_name: string | null
}

/** Of these boxes, those in which something of somebody else lies. */
export const findBoxesWithOthers = async (db: Db, user_no: number, boxes: number[]) => {
  const { rows } = await sql<{ root: number }>`
    with recursive inside as (
      select c.parent as root, c.ft_no, c.kind, c.owner from file_tree c
       where c.parent = any (${boxes}::int[]) and c.state = 1
      union all
      select i.root, c.ft_no, c.kind, c.owner from inside i join file_tree c on c.parent = i.ft_no and c.state = 1
       where i.kind = 'box')
    select distinct root from inside where owner is distinct from ${user_no}`.execute(db)
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

/** Whose tree, in words. */
export const findTreeNames = async (db: Db, tree_nos: number[]) => {
  const { rows } = await sql<{ tree_no: number; proj_name: string | null; client_name: string | null }>`
    select t.tree_no, p.proj_name, c.client_name from file_trees t
      left join projects p using (proj_no)
      left join clients c on c.client_no = coalesce(t.client_no, p.client_no)
     where t.tree_no = any (${tree_nos}::int[])`.execute(db)
  return new Map(rows.map(({ tree_no, ...names }) => [tree_no, names]))
}

/** The versions of a file, newest first. */
export const findVersions = async (db: Db, ft_no: number) => {
  const { rows } = await sql<FileVersion>`
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
