import { sql } from 'kysely'
import { defineSeed } from '../../../seed/seed.ts'
import type { Db } from '../../db/database.ts'

/** A question of the first companies about their newest project; the first of them is answered. */
const seedQuestions = async (db: Db) => {
  await sql`
    insert into comments (to_table, to_no, user_no, content, reg_dt)
    select 'client_questions', p.proj_no, a.user_no, '<p>다음 단계까지 저희가 준비할 자료가 있을까요?</p>', now() - interval '3 hours'
      from (select distinct on (client_no) client_no, user_no from client_members where client_state = 1 and is_verified order by client_no, user_no limit 2) a
      join lateral (select proj_no from projects where client_no = a.client_no order by proj_no desc limit 1) p on true`.execute(
    db,
  )
  await sql`
    insert into comments (to_table, to_no, user_no, content, reg_dt)
    select 'client_questions', q.to_no, e.user_no, '<p>최근 재무제표와 사업자등록증을 준비해 주세요. 나머지는 저희가 챙길게요.</p>', now() - interval '1 hour'
      from (select to_no from comments where to_table = 'client_questions' order by cmt_no limit 1) q
      join lateral (select m.emp_no from project_employees m where m.proj_no = q.to_no and m.pe_type = 'manager' order by m.emp_no limit 1) m on true
      join employees e on e.emp_no = m.emp_no`.execute(db)
}

export const seed = defineSeed({ after: ['projects'], demo: seedQuestions })
