import type { FileTarget } from '@crm/contract/features/files/files'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { type Placeholders, prepared } from '../../db/hot/prepared.ts'
import { type Paging, readQueryPage } from '../../db/readPage.ts'

interface NewFile {
  user_no: number
  originalname: string
  size: number
  mimetype: string
  upload_key: string
}

export const insertFiles = (db: Db, drafts: NewFile[]) =>
  db.insertInto('files').values(drafts).returning(['file_no', 'upload_key']).execute()

/** Calls of one person wait for each other, so that together they keep to what is left. */
export const lockUploadsOf = (db: Db, user_no: number) =>
  sql`select pg_advisory_xact_lock(hashtext('files.pending'), ${user_no})`.execute(db)

/** How many bytes a person has asked to upload, or uploaded, that are attached to nothing; older ones are swept. */
export const sumPendingBytes = async (db: Db, user_no: number, olderThanSeconds: number) => {
  const { bytes } = await db
    .selectFrom('files as f')
    .select(({ fn }) => fn.coalesce(fn.sum<number>('f.size'), sql<number>`0`).as('bytes'))
    .where('f.user_no', '=', user_no)
    .where('f.reg_dt', '>', sql<string>`now() - ${olderThanSeconds} * interval '1 second'`)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('file_attachments as a').select('a.fa_no').whereRef('a.file_no', '=', 'f.file_no'))),
    )
    .executeTakeFirstOrThrow()
  return Number(bytes)
}

/** Only who asked for an upload finishes it. */
export const findUpload = (db: Db, file_no: number, user_no: number) =>
  db
    .selectFrom('files')
    .select(['file_no', 'upload_key', 'size', 'mimetype', 'place'])
    .where('file_no', '=', file_no)
    .where('user_no', '=', user_no)
    .executeTakeFirst()

/** Stores where the bytes are; of concurrent calls the first one wins. */
export const settlePlace = (db: Db, file_no: number, place: string) =>
  db
    .updateTable('files')
    .set({ place: sql`coalesce(place, ${place})` })
    .where('file_no', '=', file_no)
    .returning('place')
    .executeTakeFirst()

/** Returns undefined when it is attached there already. */
export const attach = (db: Db, row: FileTarget & { file_no: number; user_no: number }) =>
  db
    .insertInto('file_attachments')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('fa_no')
    .executeTakeFirst()

/** Many files to many records of a table, each once. */
export const attachMany = (db: Db, to_table: string, rows: { to_no: number; file_no: number }[], user_no: number) =>
  sql`insert into file_attachments (file_no, to_table, to_no, user_no)
      select f, ${to_table}, t, ${user_no}
        from unnest(${rows.map(({ file_no }) => file_no)}::int[], ${rows.map(({ to_no }) => to_no)}::int[]) x(f, t)`.execute(
    db,
  )

export const deleteAttachmentsOfMany = (db: Db, to_table: string, to_nos: number[]) =>
  db
    .deleteFrom('file_attachments')
    .where('to_table', '=', to_table)
    .where('to_no', '=', sql<number>`any(${to_nos}::int[])`)
    .execute()

export const deleteAttachmentsByFile = (db: Db, { to_table, to_no }: FileTarget, file_nos: number[]) =>
  db
    .deleteFrom('file_attachments')
    .where('to_table', '=', to_table)
    .where('to_no', '=', to_no)
    .where('file_no', '=', sql<number>`any(${file_nos}::int[])`)
    .execute()

const attachments = (db: Db) =>
  db
    .selectFrom('file_attachments as a')
    .innerJoin('files as f', 'f.file_no', 'a.file_no')
    .innerJoin('users as u', 'u.user_no', 'a.user_no')
    .select(['a.fa_no', 'a.file_no', 'a.to_table', 'a.to_no', 'a.user_no', 'u.user_name', 'a.reg_dt', 'a.access_dt'])
    .select(['f.originalname', 'f.size', 'f.mimetype', sql<string>`f.place`.as('place')])

export type AttachmentRow = Awaited<ReturnType<typeof findAttachmentsOf>>[number]

const attachmentsOf = prepared((db, { to_table, to_nos }: Placeholders<{ to_table: string; to_nos: number[] }>) =>
  attachments(db)
    .where('a.to_table', '=', to_table)
    .where('a.to_no', '=', sql<number>`any(${to_nos}::int[])`)
    .orderBy('a.fa_no', 'desc'),
)

/** Newest first. */
export const findAttachmentsOf = (db: Db, to_table: string, to_nos: number[]) => attachmentsOf(db, { to_table, to_nos })

export const findAttachmentPage = (db: Db, target: FileTarget, page: Paging) =>
  readQueryPage(
    attachments(db)
      .where('a.to_table', '=', target.to_table)
      .where('a.to_no', '=', target.to_no)
      .orderBy('a.fa_no', 'desc'),
    page,
  )

export const findAttachment = (db: Db, fa_no: number) => attachments(db).where('a.fa_no', '=', fa_no).executeTakeFirst()

export const findAttachmentNo = (db: Db, fa_no: number) =>
  db.selectFrom('file_attachments').select('fa_no').where('fa_no', '=', fa_no).executeTakeFirst()

export const findAttachmentOfFile = (db: Db, { to_table, to_no }: FileTarget, file_no: number) =>
  attachments(db)
    .where('a.to_table', '=', to_table)
    .where('a.to_no', '=', to_no)
    .where('a.file_no', '=', file_no)
    .executeTakeFirst()

export const countAttachments = (db: Db, to_table: string, to_nos: number[]) =>
  db
    .selectFrom('file_attachments')
    .select(['to_no', (eb) => eb.fn.countAll<number>().as('count')])
    .where('to_table', '=', to_table)
    .where('to_no', '=', sql<number>`any(${to_nos}::int[])`)
    .groupBy('to_no')
    .execute()

/** To the minute: a download in many parts is one access. */
export const noteAccess = (db: Db, fa_no: number) =>
  db
    .updateTable('file_attachments')
    .set({ access_dt: sql`now()` })
    .where('fa_no', '=', fa_no)
    .where(sql<boolean>`coalesce(access_dt < now() - interval '1 minute', true)`)
    .execute()

export const renameFile = (db: Db, file_no: number, originalname: string) =>
  db.updateTable('files').set({ originalname }).where('file_no', '=', file_no).execute()

export const deleteAttachment = (db: Db, fa_no: number) =>
  db.deleteFrom('file_attachments').where('fa_no', '=', fa_no).returning('fa_no').executeTakeFirst()

/** Its bytes are kept for some minutes more, so that its removal can be taken back. */
export const noteRemoval = (db: Db, file_no: number) =>
  db.updateTable('files').set({ removed_dt: sql`now()` }).where('file_no', '=', file_no).execute()

export const noteRemovals = async (db: Db, file_nos: number[]) => {
  if (file_nos.length === 0) return
  await db
    .updateTable('files')
    .set({ removed_dt: sql`now()` })
    .where('file_no', '=', sql<number>`any(${file_nos}::int[])`)
    .execute()
}

/** The same for all files of a record. */
export const deleteAttachmentsOf = async (db: Db, { to_table, to_no }: FileTarget) => {
  await sql`
    with gone as (
      delete from file_attachments where to_table = ${to_table} and to_no = ${to_no} returning file_no
    )
    update files f set removed_dt = now() from gone where f.file_no = gone.file_no`.execute(db)
}

/** Files without an attachment and uploads that were never finished; locked, so that none is attached meanwhile. */
export const lockForgotten = (db: Db, olderThanSeconds: number, limit: number) =>
  db
    .selectFrom('files as f')
    .select(['f.file_no', 'f.upload_key', 'f.place'])
    .where('f.reg_dt', '<', sql<string>`now() - ${olderThanSeconds} * interval '1 second'`)
    .where(sql<boolean>`coalesce(f.removed_dt < now() - interval '5 minutes', true)`)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('file_attachments as a').select('a.fa_no').whereRef('a.file_no', '=', 'f.file_no'))),
    )
    .orderBy('f.reg_dt')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()

export const deleteFiles = (db: Db, file_nos: number[]) =>
  db.deleteFrom('files').where('file_no', '=', sql<number>`any(${file_nos}::int[])`).execute()
