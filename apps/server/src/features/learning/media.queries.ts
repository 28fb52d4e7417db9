import type { LectureMediaRow, MediaFault, mediaState, SubtitleLang } from '@crm/contract/features/learning/media.rows'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

type State = (typeof mediaState.values)[number]

interface Row extends Omit<LectureMediaRow, 'upload'> {
  lm_no: number | null
  originalname: string
  size: number
  state: State
  fault: MediaFault | null
  percent: number
}

/** Every lecture of a course in its order, with its newest upload. */
export const findMediaOf = async (db: Db, crs_no: number): Promise<LectureMediaRow[]> => {
  const { rows } = await sql<Row>`
    select l.crl_no, c.crc_title, l.crl_title, l.crl_kind, l.is_sample, l.crl_seconds,
           m.lm_no, f.originalname, f.size, m.state, m.fault,
           case when m.state = 'done' then 100 else coalesce(least(99, 100 * p.packed / nullif(f.size, 0)), 0) end::int as percent,
           coalesce((select array_agg(r.height order by r.height desc) from lecture_renditions r
                       join lecture_media d using (lm_no)
                      where d.crl_no = l.crl_no and d.state = 'done' and r.state = 'done'), '{}') as heights,
           coalesce((select array_agg(s.lang order by s.lang) from lecture_subtitles s where s.crl_no = l.crl_no), '{}') as subtitles,
           (select count(*)::int from file_attachments a where a.to_table = 'lecture_materials' and a.to_no = l.crl_no) as materials
      from course_lectures l
      join course_chapters c using (crc_no)
      left join lateral (select * from lecture_media x where x.crl_no = l.crl_no order by x.lm_no desc limit 1) m on true
      left join files f on f.file_no = m.file_no
      left join lateral (
        select sum(g.bytes) as packed from lecture_segments g
         where g.lr_no = (select max(r.lr_no) from lecture_renditions r where r.lm_no = m.lm_no and r.file_no = m.file_no)
      ) p on true
     where l.crs_no = ${crs_no}
     order by c.crc_place, l.crl_place`.execute(db)
  return rows.map(({ lm_no, originalname, size, state, fault, percent, ...row }) => ({
    ...row,
    upload: lm_no === null ? null : { lm_no, originalname, size: Number(size), state, fault, percent },
  }))
}

export const findLectureFacts = (db: Db, crl_no: number) =>
  db
    .selectFrom('course_lectures')
    .select(['crl_no', 'crs_no', 'crl_kind'])
    .where('crl_no', '=', crl_no)
    .executeTakeFirst()

export const upsertSubtitles = (db: Db, row: { crl_no: number; lang: SubtitleLang; vtt: string }) =>
  db
    .insertInto('lecture_subtitles')
    .values(row)
    .onConflict((conflict) => conflict.columns(['crl_no', 'lang']).doUpdateSet({ vtt: row.vtt, reg_dt: sql`now()` }))
    .execute()

export const deleteSubtitles = (db: Db, crl_no: number, lang: SubtitleLang) =>
  db.deleteFrom('lecture_subtitles').where('crl_no', '=', crl_no).where('lang', '=', lang).execute()
