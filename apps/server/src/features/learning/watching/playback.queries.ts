import type { SubtitleLang } from '@crm/contract/features/learning/media.rows'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'

/**
 * The session of a ticket while it may play: it has not ended, its seat is live or it needs none, and whoever opened it
 * may still sign in.
 */
const playing = (ticket_hash: Buffer) => sql`
  from watch_sessions w
  join course_lectures l using (crl_no)
  join courses c on c.crs_no = l.crs_no
  join users u on u.user_no = w.user_no and u.state = 1
  left join course_seats s on s.cs_no = w.cs_no
 where w.ticket_hash = ${ticket_hash} and w.ended_dt is null and w.reg_dt > now() - interval '3 days'
   and (w.cs_no is null or (s.state = 1 and s.cs_end_dt > now()))`

const mediaOf = sql`(select max(m.lm_no) from lecture_media m where m.crl_no = w.crl_no and m.state = 'done')`

export const findPlaying = async (db: Db, ticket_hash: Buffer) => {
  const { rows } = await sql<{ ws_no: number; crl_no: number; lm_no: number | null }>`
    select w.ws_no, w.crl_no, ${mediaOf} as lm_no ${playing(ticket_hash)}`.execute(db)
  return rows[0]
}

export const findRenditions = async (db: Db, lm_no: number) => {
  const { rows } = await sql<{ lr_no: number; width: number; height: number; codecs: string; bits: number }>`
    select r.lr_no, r.width, r.height, r.codecs,
           (select max(8000.0 * g.bytes / g.ms) from lecture_segments g where g.lr_no = r.lr_no)::bigint::int as bits
      from lecture_renditions r where r.lm_no = ${lm_no} and r.state = 'done' order by r.height desc`.execute(db)
  return rows
}

export const findRenditionOf = (db: Db, lm_no: number, lr_no: number) =>
  db
    .selectFrom('lecture_renditions')
    .select(['lr_no', 'init'])
    .where('lm_no', '=', lm_no)
    .where('lr_no', '=', lr_no)
    .where('state', '=', 'done')
    .executeTakeFirst()

export const findSegmentTimes = (db: Db, lr_no: number) =>
  db.selectFrom('lecture_segments').select(['n', 'ms']).where('lr_no', '=', lr_no).orderBy('n').execute()

/** One segment with all that decides about it, in one read: players ask for one every few seconds. */
export const findSegment = async (db: Db, ticket_hash: Buffer, lr_no: number, n: number) => {
  const { rows } = await sql<{
    ws_no: number
    counts: boolean
    is_guarded: boolean
    furthest: number
    from_ms: number
    ms: number
    at_byte: number
    bytes: number
    place: string
  }>`
    select w.ws_no, w.cs_no is not null as counts, c.is_guarded and w.cs_no is not null as is_guarded,
           coalesce((select upper(x.watched) from lecture_watches x where x.user_no = w.user_no and x.crl_no = w.crl_no), 0) as furthest,
           g.from_ms, g.ms, g.at_byte, g.bytes, g.place
      from (select g.*, f.place from lecture_segments g join files f using (file_no)
             where g.lr_no = ${lr_no} and g.n = ${n}) g
      join lecture_renditions r using (lr_no),
           lateral (select w.* ${playing(ticket_hash)}) w
      join course_lectures l using (crl_no)
      join courses c on c.crs_no = l.crs_no
     where r.lm_no = (select max(m.lm_no) from lecture_media m where m.crl_no = w.crl_no and m.state = 'done')`.execute(
    db,
  )
  return rows[0]
}

/** The seconds of a segment: the last one has a part of a second more. */
export const noteDelivery = (db: Db, ws_no: number, from_ms: number, ms: number) =>
  sql`update watch_sessions
         set delivered = delivered + int4multirange(int4range(${Math.floor(from_ms / 1000)}, ${Math.ceil((from_ms + ms) / 1000)}))
       where ws_no = ${ws_no}
         and not delivered @> int4range(${Math.floor(from_ms / 1000)}, ${Math.ceil((from_ms + ms) / 1000)})`.execute(db)

export const findVtt = async (db: Db, crl_no: number, lang: SubtitleLang) =>
  (
    await db
      .selectFrom('lecture_subtitles')
      .select('vtt')
      .where('crl_no', '=', crl_no)
      .where('lang', '=', lang)
      .executeTakeFirst()
  )?.vtt
