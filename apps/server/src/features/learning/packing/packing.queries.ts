import type { MediaFault } from '@crm/contract/features/learning/media.rows'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'

/** Nothing comes back when this upload is known already. */
export const insertMedia = (db: Db, row: { crl_no: number; file_no: number; user_no: number }) =>
  db
    .insertInto('lecture_media')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('lm_no')
    .executeTakeFirst()

/** With its upload, locked: two jobs about one video come one after the other. */
export const lockMedia = (db: Db, lm_no: number) =>
  db
    .selectFrom('lecture_media as m')
    .innerJoin('files as f', 'f.file_no', 'm.file_no')
    .select(['m.lm_no', 'm.crl_no', 'm.file_no', 'm.user_no', 'm.state', 'f.size', 'f.originalname'])
    .select(sql<string>`f.place`.as('place'))
    .where('m.lm_no', '=', lm_no)
    .forUpdate('m')
    .executeTakeFirst()
export type Media = NonNullable<Awaited<ReturnType<typeof lockMedia>>>

export const failMedia = (db: Db, lm_no: number, fault: MediaFault) =>
  db.updateTable('lecture_media').set({ state: 'failed', fault }).where('lm_no', '=', lm_no).execute()

export const startMedia = (db: Db, lm_no: number) =>
  db.updateTable('lecture_media').set({ state: 'packing' }).where('lm_no', '=', lm_no).execute()

/** The newest upload of a lecture waits again, if it has failed. */
export const restartMedia = (db: Db, crl_no: number) =>
  db
    .updateTable('lecture_media')
    .set({ state: 'waiting', fault: null })
    .where('lm_no', '=', (eb) =>
      eb.selectFrom('lecture_media').select(eb.fn.max('lm_no').as('lm_no')).where('crl_no', '=', crl_no),
    )
    .where('state', '=', 'failed')
    .returning('lm_no')
    .executeTakeFirst()

export const deleteRenditions = (db: Db, lm_no: number) =>
  db.deleteFrom('lecture_renditions').where('lm_no', '=', lm_no).execute()

interface NewRendition {
  lm_no: number
  file_no: number | null
  height: number
  width: number
  codecs: string
}

export const insertRendition = async (db: Db, row: NewRendition) =>
  (await db.insertInto('lecture_renditions').values(row).returning('lr_no').executeTakeFirstOrThrow()).lr_no

export const lockRendition = (db: Db, lr_no: number) =>
  db
    .selectFrom('lecture_renditions as r')
    .innerJoin('lecture_media as m', 'm.lm_no', 'r.lm_no')
    .leftJoin('files as f', 'f.file_no', 'r.file_no')
    .select(['r.lr_no', 'r.lm_no', 'r.file_no', 'r.height', 'r.state', 'r.init', 'm.crl_no', 'm.user_no'])
    .select(['m.file_no as upload_no', 'f.size', 'f.place'])
    .where('r.lr_no', '=', lr_no)
    .forUpdate('r')
    .executeTakeFirst()
export type Rendition = NonNullable<Awaited<ReturnType<typeof lockRendition>>>

interface RenditionChange {
  state?: 'packing' | 'done' | 'failed'
  file_no?: number | null
  codecs?: string
  init?: Buffer
}

export const updateRendition = (db: Db, lr_no: number, change: RenditionChange) =>
  db.updateTable('lecture_renditions').set(change).where('lr_no', '=', lr_no).execute()

/** Where an earlier run has ended. */
export const findPacked = async (db: Db, lr_no: number) => {
  const row = await db
    .selectFrom('lecture_segments')
    .select([sql<number>`count(*)::int`.as('count'), sql<number>`coalesce(max(from_ms + ms), 0)::int`.as('ms')])
    .where('lr_no', '=', lr_no)
    .executeTakeFirstOrThrow()
  return row
}

export interface SegmentRow {
  lr_no: number
  n: number
  from_ms: number
  ms: number
  file_no: number
  at_byte: number
  bytes: number
}

export const insertSegments = (db: Db, rows: SegmentRow[]) => db.insertInto('lecture_segments').values(rows).execute()

/** What was packed before it turned out that the rest cannot be read; answers in which files it was. */
export const deleteSegments = async (db: Db, lr_no: number) => {
  const gone = await db.deleteFrom('lecture_segments').where('lr_no', '=', lr_no).returning('file_no').execute()
  return [...new Set(gone.map(({ file_no }) => file_no))]
}

/** The video can be watched from now on, and takes the place of older ones of the lecture; false where it was done already. */
export const finishMedia = async (db: Db, { lm_no, crl_no }: Pick<Media, 'lm_no' | 'crl_no'>, seconds: number) => {
  const { numUpdatedRows } = await db
    .updateTable('lecture_media')
    .set({ state: 'done', done_dt: sql`now()`, seconds })
    .where('lm_no', '=', lm_no)
    .where('state', '=', 'packing')
    .executeTakeFirst()
  if (!numUpdatedRows) return false
  await db.deleteFrom('lecture_media').where('crl_no', '=', crl_no).where('lm_no', '<', lm_no).execute()
  return true
}

/** Whether some size of the video is still coming or there. */
export const hasOtherRendition = async (db: Db, lm_no: number) =>
  (await db
    .selectFrom('lecture_renditions')
    .select('lr_no')
    .where('lm_no', '=', lm_no)
    .where('state', '<>', 'failed')
    .executeTakeFirst()) !== undefined

export const findStoredFile = (db: Db, file_no: number) =>
  db
    .selectFrom('files')
    .select(['size', sql<string>`place`.as('place')])
    .where('file_no', '=', file_no)
    .executeTakeFirstOrThrow()
