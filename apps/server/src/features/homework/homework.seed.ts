import { sql } from 'kysely'
import { defineSeed } from '../../../seed/seed.ts'
import type { Db } from '../../db/database.ts'
import { today } from '../../db/today.ts'

/** The first companies watch three lectures before their next meeting. */
const seedHomework = async (db: Db) => {
  await sql`
    insert into homework (client_no, proj_no, crs_no, hw_lectures, hw_due_dt, hw_memo, emp_no)
    select p.client_no, p.proj_no, s.crs_no,
           array(select l.crl_no from course_lectures l where l.crs_no = s.crs_no and not l.is_hidden order by l.crl_no limit 3),
           case when p.n = 2 then ${today} + 5 end, '미팅에서 함께 이야기해요.',
           (select min(emp_no) from employees)
      from (select client_no, max(proj_no) as proj_no, row_number() over (order by client_no) as n
              from projects join client_members m using (client_no) join users u using (user_no)
             where u.user_id in ('client', 'client2') group by client_no) p
      join lateral (select crs_no from course_seats where client_no = p.client_no and state = 1 order by cs_no limit 1) s on true`.execute(
    db,
  )
}

export const seed = defineSeed({ after: ['projects', 'enrolments'], demo: seedHomework })
