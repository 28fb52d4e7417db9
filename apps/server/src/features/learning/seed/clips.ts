import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { ALL_FORMATS, BufferSource, Input } from 'mediabunny'
import type { Db } from '../../../db/database.ts'
import type { Storage } from '../../../ports/storage/storage.ts'
import { probe } from '../packing/probe.ts'
import { cutSegments, type Segment } from '../packing/segments.ts'

/** Our own: 36 seconds of slides, H.264 with silence. */
const clip = new URL('clip.mp4', import.meta.url)

const storeFile = async (db: Db, storage: Storage, originalname: string, mimetype: string, bytes: Buffer) => {
  const upload_key = randomBytes(16).toString('hex')
  const size = bytes.length
  const place = await storage.put(upload_key, Readable.from([bytes]), { size, mimetype })
  const row = { user_no: 1, originalname, size, mimetype, upload_key, place }
  return (await db.insertInto('files').values(row).returning('file_no').executeTakeFirstOrThrow()).file_no
}

const packClip = async (bytes: Buffer) => {
  const input = new Input({ source: new BufferSource(new Uint8Array(bytes)), formats: ALL_FORMATS })
  const probed = await probe({ input, storageFailure: () => undefined })
  if (probed.is !== 'packable') throw new Error(`the clip of the demo is ${probed.is}`)
  const segments: Segment[] = []
  for await (const segment of cutSegments(probed.facts, 0)) segments.push(segment)
  return { facts: probed.facts, segments }
}

/** How long the clip plays: the lectures of the demo say so before their files are there. */
export const clipSeconds = 36

/** Every video lecture of the demo plays the same clip; its bytes are stored once. */
export const seedClips = async (db: Db, storage: Storage) => {
  const bytes = await readFile(clip)
  const { facts, segments } = await packClip(bytes)
  const source = await storeFile(db, storage, '강의 영상.mp4', 'video/mp4', bytes)
  const parts = Buffer.concat(segments.map((segment) => segment.bytes))
  const packed = await storeFile(db, storage, 'packed.m4s', 'video/iso.segment', parts)
  const { rows } = await sql<{ lr_no: number; lm_no: number }>`
    with made as (
      insert into lecture_media (crl_no, file_no, user_no, state, seconds, done_dt)
      select crl_no, ${source}, 1, 'done', ${clipSeconds}, now() from course_lectures where crl_kind = 'video'
      returning lm_no, crl_no),
    attached as (
      insert into file_attachments (file_no, to_table, to_no, user_no)
      select ${source}::int, 'lecture_sources', crl_no, 1 from made
      union all select ${packed}, 'lecture_media', lm_no, 1 from made)
    insert into lecture_renditions (lm_no, file_no, height, width, codecs, init, state)
    select lm_no, ${source}, ${facts.height}, ${facts.width}, ${facts.codecs}, ${segments[0]?.init ?? null}, 'done' from made
    returning lr_no, lm_no`.execute(db)
  let at_byte = 0
  const cuts = segments.map(({ fromMs, ms, bytes: { length } }, n) => {
    const cut = { n, from_ms: fromMs, ms, at_byte, bytes: length, file_no: packed }
    at_byte += length
    return cut
  })
  await db
    .insertInto('lecture_segments')
    .values(rows.flatMap(({ lr_no }) => cuts.map((cut) => ({ lr_no, ...cut }))))
    .execute()
}
