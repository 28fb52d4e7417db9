import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { type Paging, readQueryPage } from '../../db/readPage.ts'

// Nodes that start together take turns; any constant does.
const lockKey = 7_214_020

export const findVersions = (db: Db, page: Paging) =>
  readQueryPage(db.selectFrom('version_logs').select(['vl_version', 'reg_dt']).orderBy('vl_no', 'desc'), page)

/** Adds one row also when several nodes start together; going back to an older version adds a row as well. */
export const insertIfNews = (db: Db, vl_version: string) =>
  db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${lockKey})`.execute(tx)
    const { query } = await findVersions(tx, { offset: 0, limit: 1 })
    if (query[0]?.vl_version === vl_version) return
    await tx.insertInto('version_logs').values({ vl_version }).execute()
  })
