import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

/** Several trees always in the same order, so that two calls never wait for each other. */
export const lockTrees = (db: Db, tree_nos: number[]) =>
  db
    .selectFrom('file_trees')
    .select('tree_no')
    .where('tree_no', '=', sql<number>`any (${tree_nos}::int[])`)
    .orderBy('tree_no')
    .forUpdate()
    .execute()

/** The entry of this name in a box, as the database compares names. */
export const findByName = (db: Db, parent: number, name: string) =>
  db
    .selectFrom('file_tree')
    .select(['ft_no', 'kind', 'name'])
    .where('parent', '=', parent)
    .where('state', '=', 1)
    .where('name_key', '=', sql<string>`lower(normalize(${name}, nfkc))`)
    .executeTakeFirst()

/** The names in a box, as the database compares them. */
export const findNameKeys = async (db: Db, parent: number) => {
  const rows = await db
    .selectFrom('file_tree')
    .select('name_key')
    .where('parent', '=', parent)
    .where('state', '=', 1)
    .execute()
  return new Set(rows.map(({ name_key }) => name_key))
}

interface NewBox {
  tree_no: number
  parent: number
  name: string
  owner: number
}

/** `scope` and `path` follow from the parent (trigger). */
export const insertBox = (db: Db, box: NewBox) =>
  db
    .insertInto('file_tree')
    .values({ ...box, kind: 'box', scope: 'other', path: [] })
    .returning('ft_no')
    .executeTakeFirstOrThrow()

interface NewVersion {
  file_no: number
  user_no: number
  note: string | null
}

const nextNo = (table: 'file_tree' | 'file_versions', column: 'ft_no' | 'fv_no') =>
  sql<number>`nextval(pg_get_serial_sequence(${table}, ${column}))::int`

/** A file with its first version; the caller attaches the bytes to the version. */
export const insertFile = async (db: Db, entry: Omit<NewBox, 'owner'>, version: NewVersion) => {
  const { rows } = await sql<{ ft_no: number; fv_no: number }>`
    select ${nextNo('file_tree', 'ft_no')} as ft_no, ${nextNo('file_versions', 'fv_no')} as fv_no`.execute(db)
  const { ft_no, fv_no } = rows[0] as { ft_no: number; fv_no: number }
  await db
    .insertInto('file_tree')
    .values({ ...entry, ft_no, fv_no, kind: 'file', owner: version.user_no, scope: 'other', path: [] })
    .execute()
  await insertVersionRow(db, { fv_no, ft_no, ver: 1, ...version })
  return { ft_no, fv_no }
}

const insertVersionRow = (db: Db, version: NewVersion & { fv_no: number; ft_no: number; ver: number }) =>
  db
    .insertInto('file_versions')
    .columns(['fv_no', 'ft_no', 'ver', 'file_no', 'user_no', 'note', 'size', 'mimetype'])
    .expression(({ selectFrom }) =>
      selectFrom('files')
        .select([
          sql<number>`${version.fv_no}::int`.as('fv_no'),
          sql<number>`${version.ft_no}::int`.as('ft_no'),
          sql<number>`${version.ver}::int`.as('ver'),
          'file_no',
          sql<number>`${version.user_no}::int`.as('user_no'),
          sql<string | null>`${version.note}::text`.as('note'),
          'size',
          'mimetype',
        ])
        .where('file_no', '=', version.file_no),
    )
    .execute()

/** A further version of a file, and now the current one. The tree is locked; the caller attaches the bytes to the version. */
export const insertVersion = async (db: Db, ft_no: number, version: NewVersion) => {
  const { rows } = await sql<{ fv_no: number; ver: number }>`
    select ${nextNo('file_versions', 'fv_no')} as fv_no, max(ver) + 1 as ver from file_versions where ft_no = ${ft_no}
  `.execute(db)
  const { fv_no, ver } = rows[0] as { fv_no: number; ver: number }
  await insertVersionRow(db, { fv_no, ft_no, ver, ...version })
  await setCurrentVersion(db, ft_no, fv_no)
  return fv_no
}

export const setCurrentVersion = (db: Db, ft_no: number, fv_no: number) =>
  db.updateTable('file_tree').set({ fv_no, update_dt: sql`now()` }).where('ft_no', '=', ft_no).execute()

export const deleteVersion = (db: Db, fv_no: number) =>
  db.deleteFrom('file_versions').where('fv_no', '=', fv_no).execute()

/** An upload that was stored in this box or below already: the call is a repetition. */
export const findStored = (db: Db, box: number, file_no: number) =>
  db
    .selectFrom('file_versions as v')
    .innerJoin('file_tree as f', 'f.ft_no', 'v.ft_no')
    .select(['f.ft_no', 'v.fv_no'])
    .where('v.file_no', '=', file_no)
    .where('f.state', '=', 1)
    .where(sql<boolean>`${box} = any (f.path)`)
    .orderBy('v.fv_no')
    .limit(1)
    .executeTakeFirst()

export const findUploadSize = (db: Db, file_no: number) =>
  db.selectFrom('files').select('size').where('file_no', '=', file_no).executeTakeFirst()

/** When somebody opened these files; to the minute, because a download in many parts is one. */
export const noteOpened = (db: Db, user_no: number, ft_nos: number[]) =>
  sql`insert into file_opens (user_no, ft_no) select ${user_no}, unnest(${ft_nos}::int[])
      on conflict (user_no, ft_no) do update set open_dt = now() where file_opens.open_dt < now() - interval '1 minute'`.execute(
    db,
  )

export const setStar = (db: Db, user_no: number, ft_no: number) =>
  db
    .insertInto('file_stars')
    .values({ user_no, ft_no })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

export const deleteStar = (db: Db, user_no: number, ft_no: number) =>
  db.deleteFrom('file_stars').where('user_no', '=', user_no).where('ft_no', '=', ft_no).execute()
