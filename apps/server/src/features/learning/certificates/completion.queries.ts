import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { today } from '../../../db/today.ts'

/** How far somebody is with the lectures that are there now. */
export const findCompletion = async (db: Db, user_no: number, crs_no: number) => {
  const { rows } = await sql<{ lectures: number; done: number; crs_rate: number; has_certificate: boolean }>`
    select count(*)::int as lectures, count(w.done_dt)::int as done, c.crs_rate,
           exists (select from certificates t where t.crs_no = c.crs_no and t.user_no = ${user_no}) as has_certificate
      from courses c
      join course_lectures l on l.crs_no = c.crs_no and not l.is_hidden
      left join lecture_watches w on w.crl_no = l.crl_no and w.user_no = ${user_no}
     where c.crs_no = ${crs_no} group by c.crs_no`.execute(db)
  return rows[0]
}

/** Numbers of a year are given one after the other, and taken back with the transaction that asked for one. */
const lockNumbers = (db: Db) => sql`select pg_advisory_xact_lock(hashtext('certificates'))`.execute(db)

/** Answers nothing when somebody else was first. */
export const insertCertificate = async (db: Db, user_no: number, crs_no: number) => {
  await lockNumbers(db)
  const { rows } = await sql<{ crt_no: number }>`
    with today as (select ${today} as day)
    insert into certificates (crs_no, user_no, crt_year, crt_seq, user_name, client_name, crs_title, seconds, start_dt, completed_dt, lectures)
    select c.crs_no, u.user_no, extract(year from t.day),
           1 + coalesce((select max(crt_seq) from certificates where crt_year = extract(year from t.day)), 0),
           u.user_name, coalesce(k.client_name, ''), c.crs_title, l.seconds,
           (select min(w.first_dt) at time zone 'Asia/Seoul' from lecture_watches w join course_lectures x using (crl_no)
             where w.user_no = u.user_no and x.crs_no = c.crs_no)::date,
           t.day, l.nos
      from today t, courses c, users u
      left join client_members m on m.user_no = u.user_no
      left join clients k on k.client_no = m.client_no,
           lateral (select array_agg(crl_no order by crl_no) as nos, sum(crl_seconds)::int as seconds
                      from course_lectures where crs_no = ${crs_no} and not is_hidden) l
     where c.crs_no = ${crs_no} and u.user_no = ${user_no}
       and not exists (select from certificates where crs_no = ${crs_no} and user_no = ${user_no})
    returning crt_no`.execute(db)
  return rows[0]?.crt_no
}
