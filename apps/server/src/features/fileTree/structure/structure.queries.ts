import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'

export interface InsideRow {
  ft_no: number
  parent: number
  kind: 'box' | 'file'
  name: string
  name_key: string
  owner: number | null
  fv_no: number | null
}

/** Everything that is there below these boxes, boxes before what lies in them. */
export const findInside = async (db: Db, boxes: number[]) => {
  const { rows } = await sql<InsideRow>`
    with recursive inside as (
      select c.ft_no, c.parent, c.kind, c.name, c.name_key, c.owner, c.fv_no, 1 as level from file_tree c
       where c.parent = any (${boxes}::int[]) and c.state = 1
      union all
      select c.ft_no, c.parent, c.kind, c.name, c.name_key, c.owner, c.fv_no, i.level + 1
        from inside i join file_tree c on c.parent = i.ft_no and c.state = 1
       where i.kind = 'box')
    select ft_no, parent, kind, name, name_key, owner, fv_no from inside order by level, ft_no`.execute(db)
  return rows
}

/** Of the current versions of these entries and of everything inside, the bytes together. */
export const sumBytes = async (db: Db, ft_nos: number[]) => {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(v.size), 0)::bigint as bytes from file_tree f join file_versions v on v.fv_no = f.fv_no
     where f.tree_no in (select tree_no from file_tree where ft_no = any (${ft_nos}::int[]))
       and f.state = 1 and f.path && ${ft_nos}::int[]`.execute(db)
  return rows[0]?.bytes ?? 0
}

export const renameEntry = (db: Db, ft_no: number, name: string) =>
  db.updateTable('file_tree').set({ name, update_dt: sql`now()` }).where('ft_no', '=', ft_no).execute()

/** What lies inside goes along (trigger). */
export const moveEntries = (db: Db, ft_nos: number[], parent: number) =>
  db.updateTable('file_tree').set({ parent }).where('ft_no', '=', sql<number>`any (${ft_nos}::int[])`).execute()

interface Copied {
  ft_no: number
  name: string
}

/**
 * Copies entries with everything inside, all in one statement: boxes before what lies in them, because the path of an entry
 * follows from its box (trigger). Files get a first version with the bytes of their current one.
 */
export const copyEntries = async (
  db: Db,
  roots: Copied[],
  target: { tree_no: number; parent: number; owner: number },
) => {
  const { rows } = await sql<{ from_no: number; ft_no: number; fv_no: number | null; file_no: number | null }>`
    with root as (select * from unnest(${roots.map(({ ft_no }) => ft_no)}::int[], ${roots.map(({ name }) => name)}::text[]) r(ft_no, name)),
    source as materialized (
      select f.ft_no as from_no, f.parent as from_parent, f.kind, coalesce(r.name, f.name) as name, r.ft_no is not null as is_root,
             cardinality(f.path) as depth, v.file_no, v.size, v.mimetype,
             nextval(pg_get_serial_sequence('file_tree', 'ft_no'))::int as ft_no,
             case when f.kind = 'file' then nextval(pg_get_serial_sequence('file_versions', 'fv_no'))::int end as fv_no
        from file_tree f
        left join root r on r.ft_no = f.ft_no
        left join file_versions v on v.fv_no = f.fv_no
       where f.tree_no in (select tree_no from file_tree join root using (ft_no))
         and f.state = 1 and f.path && (select array_agg(ft_no) from root)),
    -- Looked up instead of joined: how many rows there are is not known when the plan is made.
    boxes as materialized (select coalesce(jsonb_object_agg(from_no, ft_no), '{}') as numbers from source where kind = 'box'),
    made as (
      insert into file_tree (ft_no, tree_no, parent, kind, name, scope, owner, fv_no, path)
      select s.ft_no, ${target.tree_no}::int, case when s.is_root then ${target.parent}::int else (boxes.numbers ->> s.from_parent::text)::int end, s.kind, s.name,
             'other', ${target.owner}::int, s.fv_no, '{}'
        from source s cross join boxes
       order by s.depth, s.from_no),
    versions as (
      insert into file_versions (fv_no, ft_no, ver, file_no, user_no, size, mimetype)
      select fv_no, ft_no, 1, file_no, ${target.owner}::int, size, mimetype from source where fv_no is not null)
    select from_no, ft_no, fv_no, file_no from source where is_root or fv_no is not null order by from_no`.execute(db)
  return rows
}

/** Into the bin, with everything inside; what was in the bin before stays there by itself. */
export const binEntries = async (db: Db, roots: number[], user_no: number) => {
  await sql`
    update file_tree f set state = 0, deleted_dt = now(), deleted_by = ${user_no}, bin_root = r.root
      from unnest(${roots}::int[]) r(root)
     where f.tree_no in (select tree_no from file_tree where ft_no = any (${roots}::int[]))
       and f.state = 1 and r.root = any (f.path)`.execute(db)
}
