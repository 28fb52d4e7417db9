import { sql } from 'kysely'
import { defineSeed } from '../../../seed/seed.ts'
import type { Db } from '../../db/database.ts'

/** Two companies wait for another time, one for a new meeting; one request was declined. */
const seedRequests = async (db: Db) => {
  await sql`
    insert into meeting_requests (kind, client_no, proj_no, ms_no, from_dt, words, wishes, user_no)
    select 'move', m.client_no, m.proj_no, m.ms_no, m.start_dt, '그날 출장이 잡혀서 다른 날로 옮기고 싶어요.',
           array[m.start_dt + interval '1 day', m.start_dt + interval '2 days 2 hours'], a.user_no
      from (select distinct on (client_no) client_no, user_no from client_members where client_state = 1 and is_verified order by client_no, user_no) a
      join lateral (select * from mr_schedules s where s.client_no = a.client_no and s.state = 1 and s.mr_checked = 0
                       and s.start_dt > now() + interval '1 day' order by s.start_dt limit 1) m on true
     limit 2`.execute(db)
  await sql`
    insert into meeting_requests (kind, state, client_no, proj_no, mr_way, words, wishes, user_no, answer, done_dt)
    select 'new', r.state, p.client_no, p.proj_no, 'zoom', r.words,
           array[(current_date + 8 + time '10:00')::timestamptz, (current_date + 9 + time '15:00')::timestamptz], a.user_no,
           r.answer, case when r.answer is null then null else now() end
      from (select distinct on (client_no) client_no, user_no from client_members where client_state = 1 and is_verified order by client_no, user_no) a
      join lateral (select proj_no, client_no from projects where client_no = a.client_no order by proj_no limit 1) p on true
     cross join (values ('asked', '사업계획서 수정본을 함께 보고 싶어요.', null),
                        ('declined', '투자자 소개 일정을 상의하고 싶어요.', '다음 주는 일정이 모두 찼어요. 그다음 주로 다시 요청해 주세요.')) r (state, words, answer)
     order by a.client_no limit 2`.execute(db)
}

export const seed = defineSeed({ after: ['meetings'], demo: seedRequests })
