import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'

export const findCertificate = (db: Db, crt_no: number) =>
  db
    .selectFrom('certificates')
    .select(['crt_no', 'user_no', 'crt_year', 'crt_seq', 'user_name', 'client_name', 'crs_title', 'seconds', 'pdf'])
    .select([
      sql<string>`start_dt::text`.as('start_dt'),
      sql<string>`completed_dt::text`.as('completed_dt'),
      sql<string>`to_char(reg_dt at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`.as('created'),
    ])
    .where('crt_no', '=', crt_no)
    .executeTakeFirst()
export type CertificateFacts = NonNullable<Awaited<ReturnType<typeof findCertificate>>>

/** Its bytes, if they were made; of many who ask at once one makes them. */
export const lockCertificate = async (db: Db, crt_no: number) =>
  (await db.selectFrom('certificates').select('pdf').where('crt_no', '=', crt_no).forUpdate().executeTakeFirst())?.pdf

export const savePdf = (db: Db, crt_no: number, pdf: Buffer) =>
  db.updateTable('certificates').set({ pdf }).where('crt_no', '=', crt_no).execute()

export const findLearner = async (db: Db, user_no: number, crs_no: number) => {
  const { rows } = await sql<{ user_name: string; client_name: string; crs_title: string; today: string; now: string }>`
    select u.user_name, coalesce(k.client_name, '') as client_name, c.crs_title,
           to_char(now() at time zone 'Asia/Seoul', 'YYYY-MM-DD') as today,
           to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as now
      from courses c, users u
      left join client_members m on m.user_no = u.user_no
      left join clients k on k.client_no = m.client_no
     where u.user_no = ${user_no} and c.crs_no = ${crs_no}`.execute(db)
  return rows[0]
}
export type Learner = NonNullable<Awaited<ReturnType<typeof findLearner>>>

export interface StudiedRow {
  crl_title: string
  opened: string
  seconds: number
  is_done: boolean
}

export const findStudied = async (db: Db, user_no: number, crs_no: number) => {
  const { rows } = await sql<StudiedRow>`
    select l.crl_title, to_char(w.first_dt at time zone 'Asia/Seoul', 'YYYY-MM-DD HH24:MI') as opened, w.seconds,
           w.done_dt is not null as is_done
      from lecture_watches w join course_lectures l using (crl_no) join course_chapters c using (crc_no)
     where w.user_no = ${user_no} and l.crs_no = ${crs_no}
     order by c.crc_place, l.crl_place`.execute(db)
  return rows
}
