import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { Storage } from '../../../ports/storage/storage.ts'
import { type BodyName, createBodies } from './bodies.ts'
import { companyFiles, type DemoFile, projectFiles } from './trees.ts'

const projects = 20
const companies = 12

interface Tree {
  tree_no: number
  /** Who brings its files, in turns. */
  owners: number[]
  files: DemoFile[]
}

/** Each document is stored once; all entries with it share its row. */
const storeBodies = async (db: Db, storage: Storage, user_no: number) => {
  const stored = new Map<string, { file_no: number; text: string; pages: number | null }>()
  for (const [name, { bytes, mimetype, text, pages }] of Object.entries(await createBodies())) {
    const upload_key = randomBytes(16).toString('hex')
    const size = bytes.length
    const place = await storage.put(upload_key, Readable.from([bytes]), { size, mimetype })
    const { file_no } = await db
      .insertInto('files')
      .values({ user_no, originalname: name, size, mimetype, upload_key, place })
      .returning('file_no')
      .executeTakeFirstOrThrow()
    stored.set(name, { file_no, text, pages })
  }
  return (name: BodyName) => stored.get(name) as { file_no: number; text: string; pages: number | null }
}

const findTrees = async (db: Db, staff: number[]): Promise<Tree[]> => {
  const { rows: ofProjects } = await sql<{ tree_no: number; name: string }>`
    select t.tree_no, c.client_name as name from file_trees t join projects p using (proj_no) join clients c on c.client_no = p.client_no
     order by p.proj_no limit ${projects}`.execute(db)
  const { rows: ofCompanies } = await sql<{ tree_no: number; name: string; people: number[] }>`
    select t.tree_no, c.client_name as name, array(select m.user_no from client_members m where m.client_no = c.client_no order by 1) as people
      from file_trees t join clients c using (client_no) order by c.client_no limit ${companies}`.execute(db)
  return [
    ...ofProjects.map(({ tree_no, name }, index) => ({ tree_no, owners: staff, files: projectFiles(name, index) })),
    ...ofCompanies.map(({ tree_no, name, people }) => ({
      tree_no,
      owners: people.length ? people : staff,
      files: companyFiles(name),
    })),
  ]
}

const keyOf = (tree_no: number, folders: string[]) => `${tree_no}/${folders.join('/')}`

/** All boxes of a depth at once, the upper ones first. */
const createBoxes = async (db: Db, trees: Tree[]) => {
  const tree_nos = trees.map(({ tree_no }) => tree_no)
  const { rows: tops } = await sql<{ ft_no: number; tree_no: number; scope: string }>`
    select ft_no, tree_no, scope from file_tree where parent is null and tree_no = any (${tree_nos}::int[])`.execute(db)
  const boxes = new Map(tops.map(({ ft_no, tree_no, scope }) => [keyOf(tree_no, [scope]), ft_no]))
  for (let depth = 2; ; depth++) {
    const level = new Map<string, object>()
    for (const { tree_no, owners, files } of trees) {
      for (const { folders } of files.filter((file) => file.folders.length >= depth)) {
        const path = folders.slice(0, depth)
        const parent = boxes.get(keyOf(tree_no, path.slice(0, -1)))
        level.set(keyOf(tree_no, path), { tree_no, parent, name: path.at(-1), owner: owners[0] })
      }
    }
    if (!level.size) return boxes
    const { rows } = await sql<{ ft_no: number }>`
      insert into file_tree (tree_no, parent, kind, name, scope, owner, path, reg_dt, update_dt)
      select tree_no, parent, 'box', name, 'other', owner, '{}', now() - interval '41 days', now() - interval '41 days'
        from jsonb_to_recordset(${JSON.stringify([...level.values()])}::jsonb) x(tree_no int, parent int, name text, owner int)
      returning ft_no`.execute(db)
    for (const [index, key] of [...level.keys()].entries()) boxes.set(key, rows[index]?.ft_no as number)
  }
}

/** Files with all their versions, what is read of them, stars and the bin. */
const insertFiles = (db: Db, files: object[], texts: object[], user_no: number) =>
  sql`
    with file as materialized (
      select x.*, nextval(pg_get_serial_sequence('file_tree', 'ft_no'))::int as ft_no
        from jsonb_to_recordset(${JSON.stringify(files)}::jsonb)
          x(parent int, name text, owner int, days int, file_nos int[], is_starred boolean, is_deleted boolean)),
    version as materialized (
      select f.ft_no, f.owner, u.file_no, u.ver::int as ver, u.ver = cardinality(f.file_nos) as is_current,
             now() - (f.days - (u.ver - 1) * least(f.days / 4, 5)) * interval '1 day' as at,
             nextval(pg_get_serial_sequence('file_versions', 'fv_no'))::int as fv_no
        from file f cross join unnest(f.file_nos) with ordinality u(file_no, ver)),
    entries as (
      insert into file_tree (ft_no, tree_no, parent, kind, name, scope, owner, fv_no, path, reg_dt, update_dt,
                             state, deleted_dt, deleted_by, bin_root)
      select f.ft_no, b.tree_no, f.parent, 'file', f.name, 'other', f.owner, v.fv_no, '{}', now() - f.days * interval '1 day', v.at,
             case when f.is_deleted then 0 else 1 end, case when f.is_deleted then now() - interval '2 days' end,
             case when f.is_deleted then f.owner end, case when f.is_deleted then f.ft_no end
        from file f join version v on v.ft_no = f.ft_no and v.is_current join file_tree b on b.ft_no = f.parent),
    versions as (
      insert into file_versions (fv_no, ft_no, ver, file_no, user_no, size, mimetype, reg_dt)
      select v.fv_no, v.ft_no, v.ver, v.file_no, v.owner, o.size, o.mimetype, v.at from version v join files o using (file_no)),
    attached as (
      insert into file_attachments (file_no, to_table, to_no, user_no, reg_dt)
      select file_no, 'file_versions', fv_no, owner, at from version),
    words as (
      insert into file_texts (fv_no, state, content, pages, done_dt)
      select v.fv_no, case when x.text = '' then 'none' else 'done' end, x.text, x.pages, v.at
        from version v join jsonb_to_recordset(${JSON.stringify(texts)}::jsonb) x(file_no int, text text, pages int) using (file_no))
    insert into file_stars (user_no, ft_no) select ${user_no}, ft_no from file where is_starred`.execute(db)

/** Data rooms of the first projects and companies, with versions, stars and something in the bin. */
export const seedTrees = async (db: Db, storage: Storage) => {
  await storage.check()
  const people = await db
    .selectFrom('users')
    .select('user_no')
    .where('user_id', 'in', ['manager', 'staff', 'designer'])
    .orderBy('user_no')
    .execute()
  const staff = people.map(({ user_no }) => user_no)
  const [user_no] = staff
  if (!user_no) return
  const bodyOf = await storeBodies(db, storage, user_no)
  const trees = await findTrees(db, staff)
  const boxes = await createBoxes(db, trees)
  const used = new Map<number, object>()
  const files = trees.flatMap(({ tree_no, owners, files }) =>
    files.map(({ folders, name, bodies, daysAgo, isStarred, isDeleted }, index) => {
      const stored = bodies.map(bodyOf)
      for (const body of stored) used.set(body.file_no, body)
      return {
        parent: boxes.get(keyOf(tree_no, folders)),
        name,
        owner: owners[index % owners.length],
        days: daysAgo,
        file_nos: stored.map(({ file_no }) => file_no),
        is_starred: isStarred ?? false,
        is_deleted: isDeleted ?? false,
      }
    }),
  )
  await insertFiles(db, files, [...used.values()], user_no)
}
