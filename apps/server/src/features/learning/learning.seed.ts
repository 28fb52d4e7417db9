import { showNumber } from '@crm/contract/kit/numbers'
import { sql } from 'kysely'
import { defineSeed } from '../../../seed/seed.ts'
import { withoutTriggers } from '../../../seed/withoutTriggers.ts'
import type { Db } from '../../db/database.ts'
import { insertCertificate } from './certificates/completion.queries.ts'
import { clipSeconds, seedClips } from './seed/clips.ts'

/** Everybody who opened a video has watched it, those who go on with one a part of it. */
const seedWatched = async (db: Db) => {
  await db.updateTable('course_lectures').set({ crl_seconds: clipSeconds }).where('crl_kind', '=', 'video').execute()
  await sql`
    update lecture_watches w
       set watched = int4multirange(int4range(0, ${clipSeconds})), at_second = ${clipSeconds}
      from course_lectures l where l.crl_no = w.crl_no and l.crl_kind = 'video'`.execute(db)
  // One lecture more that was opened and not finished, so that there is something to go on with.
  await sql`
    insert into lecture_watches (user_no, crl_no, watched, at_second, first_dt, last_dt)
    select distinct on (s.user_no) s.user_no, l.crl_no, '{[0,14)}', 14, now() - interval '1 day', now() - interval '1 day'
      from course_seats s
      join course_lectures l on l.crs_no = s.crs_no and l.crl_kind = 'video' and not l.is_hidden
      join course_chapters c using (crc_no)
     where s.state = 1 and s.opened_dt is not null
       and not exists (select from lecture_watches w where w.user_no = s.user_no and w.crl_no = l.crl_no)
     order by s.user_no, s.cs_no, c.crc_place, l.crl_place`.execute(db)
}

/** Whoever has opened something did so on a device of theirs; the sessions are over. */
const seedSessions = async (db: Db) => {
  await sql`
    insert into watch_devices (user_no, slot, device_code, device_name, reg_dt, seen_dt)
    select user_no, 1, 'demo-' || user_no, 'Chrome · Windows', min(opened_dt), now() - interval '1 day'
      from course_seats where opened_dt is not null group by user_no`.execute(db)
  await sql`
    insert into watch_sessions (user_no, crl_no, cs_no, wd_no, ticket_hash, beat_dt, reg_dt, ended_dt)
    select distinct on (s.cs_no) s.user_no, w.crl_no, s.cs_no, d.wd_no, sha256(('demo ' || s.cs_no)::bytea), w.last_dt, w.first_dt, w.last_dt
      from course_seats s
      join course_lectures l using (crs_no)
      join lecture_watches w on w.crl_no = l.crl_no and w.user_no = s.user_no
      join watch_devices d on d.user_no = s.user_no
     where s.opened_dt is not null
     order by s.cs_no, w.last_dt desc`.execute(db)
  await sql`
    insert into lecture_memos (user_no, crl_no, at_second, memo, reg_dt)
    select distinct on (user_no) user_no, crl_no, 9, ${texts.memo}, last_dt
      from lecture_watches order by user_no, last_dt desc, crl_no`.execute(db)
}

const texts = {
  memo: '우리 자료에서는 이 순서를 바꿔 보기',
  question: '투자자가 가장 먼저 보는 장은 어디인가요?',
  answer: '문제와 시장을 다루는 두 장을 가장 먼저 봐요. 그다음이 팀이에요.',
  open: '경쟁사를 어디까지 적어야 할까요?',
  review: '바로 따라 할 수 있는 예시가 많아서 첫 자료를 하루 만에 만들었어요.',
  low: '내용은 좋은데 소리가 작아서 이어폰을 써야 했어요.',
}

const seedTalk = async (db: Db) => {
  await sql`
    with asked as (
      insert into course_questions (crs_no, crl_no, user_no, at_second, cq_text, reg_dt)
      select distinct on (s.crs_no) s.crs_no, l.crl_no, s.user_no, 12, ${texts.question}, now() - interval '3 days'
        from course_seats s join course_lectures l using (crs_no)
       where s.opened_dt is not null and not l.is_hidden order by s.crs_no, l.crl_no
      returning cq_no)
    insert into course_answers (cq_no, emp_no, ca_text, reg_dt)
    select cq_no, 1, ${texts.answer}, now() - interval '2 days' from asked order by cq_no limit 1`.execute(db)
  await sql`
    insert into course_questions (crs_no, crl_no, user_no, at_second, cq_text, is_private)
    select distinct on (s.crs_no) s.crs_no, l.crl_no, s.user_no, 20, ${texts.open}, true
      from course_seats s join course_lectures l using (crs_no)
     where s.opened_dt is not null and not l.is_hidden order by s.crs_no, l.crl_no desc`.execute(db)
  await sql`
    insert into course_reviews (crs_no, user_no, stars, cr_text, reg_dt)
    select crs_no, user_no, case row_number() over (order by crs_no) % 3 when 0 then 2 else 5 end,
           case row_number() over (order by crs_no) % 3 when 0 then ${texts.low} else ${texts.review} end, now() - interval '2 days'
      from (select distinct crs_no, user_no from course_seats where opened_dt is not null) s`.execute(db)
}

/** Whoever has finished a course has its certificate. */
const seedCertificates = async (db: Db) => {
  const { rows } = await sql<{ user_no: number; crs_no: number }>`
    select s.user_no, s.crs_no
      from course_seats s join course_lectures l on l.crs_no = s.crs_no and not l.is_hidden
      left join lecture_watches w on w.crl_no = l.crl_no and w.user_no = s.user_no
     where s.opened_dt is not null group by 1, 2 having count(*) = count(w.done_dt) order by 2, 1`.execute(db)
  for (const { user_no, crs_no } of rows) await insertCertificate(db, user_no, crs_no)
}

const watches = 3_000_000

/** Progress of everybody who has a seat in the lectures of their courses. */
const seedManyWatches = async (db: Db) => {
  await withoutTriggers(db, ['lecture_watches'], async () => {
    await sql`
      insert into lecture_watches (user_no, crl_no, watched, seconds, at_second, first_dt, last_dt, done_dt)
      select s.user_no, l.crl_no, int4multirange(int4range(0, 60)), 60, 60, s.reg_dt, s.reg_dt,
             case when l.crl_no % 3 > 0 then s.reg_dt end
        from course_seats s join course_lectures l using (crs_no)
       where s.user_no is not null and s.opened_dt is not null
       limit ${watches}
      on conflict do nothing`.execute(db)
  })
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from lecture_watches`.execute(db)
  return [`시청 기록 ${showNumber(rows[0]?.count ?? 0)}개`]
}

export const seed = defineSeed({
  after: ['auth', 'courses', 'enrolments'],
  demo: async (db) => {
    await seedWatched(db)
    await seedSessions(db)
    await seedTalk(db)
    await seedCertificates(db)
  },
  files: seedClips,
  large: seedManyWatches,
})
