import { sql } from 'kysely'
import { largeWords } from '../../../../seed/largePeople.ts'
import type { Db } from '../../../db/database.ts'

const largeCount = 300_000
/** Half of them have minutes. */
const minutesEvery = 2
const rareEvery = 500

/** Years of meetings behind the large company; the days around today are the demo's. */
const insertMeetings = (db: Db) =>
  sql`
    with total as (select count(*) as many from projects),
    running as (select proj_no, client_no, row_number() over (order by proj_no) - 1 as place from projects),
    planned as (
      select n, r.proj_no, r.client_no, n % 3 = 0 as in_room,
             (current_date - 30 - (n / 270)::int + time '09:00' + ((n / 27) % 10) * interval '1 hour')::timestamptz as start_dt
        from generate_series(0, ${sql.lit(largeCount - 1)}) n cross join total
        join running r on r.place = (n * 7) % total.many)
    insert into mr_schedules (proj_no, client_no, ms_who, mr_type, mr_way, mr_no, mr_place, start_dt, end_dt, mr_checked)
    select proj_no, client_no, 'client', 1 + n % 3, case when in_room then 'visit' else 'outer' end,
           case when in_room then 1 + (n / 3) % 9 end, case when in_room then 'room' else 'external' end,
           start_dt, start_dt + interval '45 minutes', 1
      from planned`.execute(db)

const insertManagers = (db: Db) =>
  sql`
    insert into mr_schedule_managers (ms_no, emp_no, end_dt)
    select m.ms_no, e.emp_no, m.end_dt from mr_schedules m join project_employees e using (proj_no)
    on conflict do nothing`.execute(db)

/** Chosen by hashes, so that every person and every day has its share. */
const insertMinutes = (db: Db) =>
  sql`
    insert into meeting_record (ms_no, proj_no, mrd_content, mrd_secret, published_dt)
    select m.ms_no, m.proj_no,
           case when hashint4(m.ms_no + 2) % ${rareEvery} = 0 then ${`${largeWords.rare} `} else '' end || '다음 회차까지 자료를 다시 쓰기로 했습니다.'
             || case when hashint4(m.ms_no + 1) % 3 <> 0 then ${` ${largeWords.common}`} else '' end,
           '예산이 빠듯해 보인다.', m.end_dt
      from mr_schedules m
     where hashint4(m.ms_no) % ${minutesEvery} = 0 and m.mr_checked = 1
       and not exists (select from meeting_record r where r.ms_no = m.ms_no)`.execute(db)

export const seedManyMeetings = async (db: Db) => {
  await insertMeetings(db)
  await insertManagers(db)
  await insertMinutes(db)
  return largeCount
}
