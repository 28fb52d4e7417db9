import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'

export interface StoredChunk {
  seq: number
  samples: number
  place: string | null
  upload_key: string
  hash: string
}

export const findChunk = (db: Db, id: number, seq: number): Promise<StoredChunk | undefined> =>
  db
    .selectFrom('recording_chunks')
    .select(['seq', 'samples', 'place', 'upload_key', 'hash'])
    .where('id', '=', id)
    .where('seq', '=', seq)
    .executeTakeFirst()

export const nextSeq = async (db: Db, id: number) => {
  const { last } = await db
    .selectFrom('recording_chunks')
    .select(({ fn }) => fn.max('seq').as('last'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return (last ?? -1) + 1
}

interface NewChunk {
  id: number
  seq: number
  samples: number
  hash: string
  levels: number[]
  upload_key: string
}

/** Replaces one that was begun and never stored. */
export const upsertChunk = (db: Db, chunk: NewChunk) =>
  db
    .insertInto('recording_chunks')
    .values(chunk)
    .onConflict((conflict) =>
      conflict.columns(['id', 'seq']).doUpdateSet(chunk).where('recording_chunks.place', 'is', null),
    )
    .execute()

/** False when another call has stored it meanwhile. */
export const settleChunk = async (db: Db, id: number, { upload_key, place }: { upload_key: string; place: string }) => {
  const settled = await db
    .updateTable('recording_chunks')
    .set({ place })
    .where('upload_key', '=', upload_key)
    .where('place', 'is', null)
    .returning('samples')
    .executeTakeFirst()
  if (!settled) return false
  await db
    .updateTable('recording_sessions')
    .set({
      samples: sql`samples + ${settled.samples}`,
      tab_seen_dt: sql`case when state = 'recording' and tab is not null then now() end`,
    })
    .where('id', '=', id)
    .execute()
  return true
}

export const setSampleRate = (db: Db, id: number, sample_rate: number) =>
  db.updateTable('recording_sessions').set({ sample_rate }).where('id', '=', id).execute()

/** All that have arrived, in their order. */
export const findChunks = (db: Db, id: number) =>
  db
    .selectFrom('recording_chunks')
    .select(['seq', 'samples', 'place'])
    .where('id', '=', id)
    .where('place', 'is not', null)
    .orderBy('seq')
    .$castTo<{ seq: number; samples: number; place: string }>()
    .execute()

/** Everything that was ever asked to be stored of these sessions. */
export const findStored = (db: Db, ids: number[]) =>
  db
    .selectFrom('recording_chunks')
    .select(['upload_key', 'place'])
    .where('id', '=', sql<number>`any (${ids}::int[])`)
    .execute()
