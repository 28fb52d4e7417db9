import { sql } from 'kysely'
import type { Reasons } from '../../context.ts'
import type { Db } from '../../db/database.ts'
import type { Mapping } from '../../import/mapping.ts'
import type { Table, TableRow } from '../../import/table.ts'

export interface StoredPreview {
  ip_token: string
  import_name: string
  file_name: string
  heads: string[]
  mapping: Mapping | null
  total: number
  wrong: number
}

interface NewPreview {
  user_no: number
  import_name: string
  file_name: string
  table: Table
}

export const insertPreview = async (db: Db, { table, ...preview }: NewPreview) => {
  const { ip_token } = await db
    .insertInto('import_previews')
    .values({ ...preview, heads: JSON.stringify(table.heads) })
    .returning('ip_token')
    .executeTakeFirstOrThrow()
  await sql`
    insert into import_rows (ip_token, row_no, cells)
    select ${ip_token}::uuid, row_no, cells
      from jsonb_to_recordset(${JSON.stringify(table.rows)}::jsonb) as r(row_no integer, cells jsonb)`.execute(db)
  return ip_token
}

const previews = (db: Db, user_no: number, ip_token: string) =>
  db
    .selectFrom('import_previews as p')
    .where('p.ip_token', '=', ip_token)
    .where('p.user_no', '=', user_no)
    .where('p.expires_at', '>', sql<string>`now()`)

/** One's own, while it lasts. */
export const findPreview = (db: Db, user_no: number, ip_token: string) =>
  previews(db, user_no, ip_token)
    .select((eb) => [
      'p.ip_token',
      'p.import_name',
      'p.file_name',
      'p.heads',
      'p.mapping',
      eb
        .selectFrom('import_rows as r')
        .select((row) => row.fn.countAll<number>().as('total'))
        .whereRef('r.ip_token', '=', 'p.ip_token')
        .as('total'),
      eb
        .selectFrom('import_rows as r')
        .select((row) => row.fn.countAll<number>().as('wrong'))
        .whereRef('r.ip_token', '=', 'p.ip_token')
        .where('r.reasons', 'is not', null)
        .as('wrong'),
    ])
    .executeTakeFirst() as Promise<StoredPreview | undefined>

/** Whoever registers or changes a preview waits for others who do; one that is gone by then is not found. */
export const lockPreview = async (db: Db, user_no: number, ip_token: string) =>
  (await previews(db, user_no, ip_token).select('p.ip_token').forUpdate().executeTakeFirst()) !== undefined

export const deletePreview = (db: Db, user_no: number, ip_token: string) =>
  db
    .deleteFrom('import_previews')
    .where('ip_token', '=', ip_token)
    .where('user_no', '=', user_no)
    .returning('ip_token')
    .executeTakeFirst()

export const deleteExpiredPreviews = async (db: Db) => {
  await db.deleteFrom('import_previews').where('expires_at', '<=', sql<string>`now()`).execute()
}

export const findRows = (db: Db, ip_token: string) =>
  db
    .selectFrom('import_rows')
    .select(['row_no', 'cells'])
    .where('ip_token', '=', ip_token)
    .orderBy('row_no')
    .execute() as Promise<TableRow[]>

/** The first few rows, for the samples under each head. */
export const findFirstRows = (db: Db, ip_token: string, limit: number) =>
  db
    .selectFrom('import_rows')
    .select(['row_no', 'cells'])
    .where('ip_token', '=', ip_token)
    .orderBy('row_no')
    .limit(limit)
    .execute() as Promise<TableRow[]>

interface RowPage {
  is_wrong?: number | undefined
  offset: number
  limit: number
}

export const findRowPage = (db: Db, ip_token: string, { is_wrong, offset, limit }: RowPage) =>
  db
    .selectFrom('import_rows')
    .select(['row_no', 'cells', 'reasons'])
    .where('ip_token', '=', ip_token)
    .$if(is_wrong === 1, (query) => query.where('reasons', 'is not', null))
    .$if(is_wrong === 0, (query) => query.where('reasons', 'is', null))
    .orderBy('row_no')
    .offset(offset)
    .limit(limit)
    .execute() as Promise<(TableRow & { reasons: Reasons | null })[]>

/** Keeps the mapping of a preview, and what is wrong with each of its rows by it. */
export const saveChecked = async (db: Db, ip_token: string, mapping: Mapping, wrong: Map<number, Reasons>) => {
  const rows = [...wrong].map(([row_no, reasons]) => ({ row_no, reasons }))
  await db
    .updateTable('import_previews')
    .set({ mapping: JSON.stringify(mapping) })
    .where('ip_token', '=', ip_token)
    .execute()
  await sql`
    update import_rows r set reasons = w.reasons
      from import_rows i
      left join jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as w(row_no integer, reasons jsonb) on w.row_no = i.row_no
     where i.ip_token = ${ip_token}::uuid and r.ip_token = i.ip_token and r.row_no = i.row_no
       and r.reasons is distinct from w.reasons`.execute(db)
}

export const findRememberedHeads = async (db: Db, user_no: number, import_name: string) => {
  const found = await db
    .selectFrom('import_mappings')
    .select('heads')
    .where('user_no', '=', user_no)
    .where('import_name', '=', import_name)
    .executeTakeFirst()
  return (found?.heads ?? {}) as Record<string, string>
}

export const rememberHeads = async (db: Db, user_no: number, import_name: string, heads: Record<string, string>) => {
  await db
    .insertInto('import_mappings')
    .values({ user_no, import_name, heads: JSON.stringify(heads) })
    .onConflict((conflict) =>
      conflict.columns(['user_no', 'import_name']).doUpdateSet({ heads: JSON.stringify(heads) }),
    )
    .execute()
}
