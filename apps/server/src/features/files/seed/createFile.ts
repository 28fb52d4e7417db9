import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { Storage } from '../../../ports/storage/storage.ts'

export interface DemoFile {
  originalname: string
  mimetype: string
  bytes: Buffer
}

/** A file that was uploaded so many days ago. */
export const createFile = async (
  db: Db,
  storage: Storage,
  { originalname, mimetype, bytes }: DemoFile,
  { to_table, to_no, user_no, daysAgo }: { to_table: string; to_no: number; user_no: number; daysAgo: number },
) => {
  const upload_key = randomBytes(16).toString('hex')
  const place = await storage.put(upload_key, Readable.from([bytes]), { size: bytes.length, mimetype })
  const reg_dt = sql<string>`now() - ${daysAgo} * interval '1 day'`
  const { file_no } = await db
    .insertInto('files')
    .values({ user_no, originalname, size: bytes.length, mimetype, upload_key, place, reg_dt })
    .returning('file_no')
    .executeTakeFirstOrThrow()
  await db.insertInto('file_attachments').values({ file_no, to_table, to_no, user_no, reg_dt }).execute()
}
