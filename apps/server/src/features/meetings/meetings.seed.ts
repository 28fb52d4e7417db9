import { showNumber } from '@crm/contract/kit/numbers'
import { sql } from 'kysely'
import { defineSeed } from '../../../seed/seed.ts'
import type { Db } from '../../db/database.ts'
import { seedManyMeetings } from './seed/large.ts'

/** Somebody's words about a meeting that comes, and what was written down after one. */
const memos = [
  ['IR 덱 초안 확인', '10쪽 시장 규모 근거 자료를 다시 확인하고, 대표님께 매출 추이를 요청한다.'],
  ['계약서 검토', '지급 조건과 산출물 범위를 다시 맞춰 본다. 법무 검토 의견 공유.'],
  ['킥오프 준비', '일정표와 역할 분담표를 미리 보낸다.'],
  ['지원사업 요건', '창업 7년 이내 증빙과 고용보험 명부를 챙겨 달라고 안내한다.'],
]
const minutes = [
  '다음 회차까지 사업계획서 3장을 다시 쓰기로 했습니다. 시장 규모는 하향식과 상향식을 함께 제시합니다.',
  '투자자 목록 20곳을 함께 정리했고, 다음 주부터 순서대로 연락하기로 했습니다.',
  '디자인 시안 가운데 두 번째 안으로 진행하기로 했습니다. 색은 한 단계 밝게 조정합니다.',
]
const secrets = [
  '대표자의 의사 결정이 빠르다. 추가 계약 가능성이 높음.',
  '예산이 빠듯해 보인다. 잔금 일정 확인 필요.',
  '공동 창업자와 의견 차이가 있는 듯하다.',
]

/** Six weeks around today, eight meetings on each working day; no room is ever used twice at a time. */
const insertSchedules = (db: Db) =>
  sql`
  with running as (
    select p.proj_no, p.client_no, p.progress_status, row_number() over (order by p.proj_no) - 1 as place, count(*) over () as many
      from projects p where p.progress_status is distinct from 'unknown'),
  slots as (
    select d, i, row_number() over (order by d, i) as n
      from generate_series(-21, 21) d cross join generate_series(0, 7) i
     where extract(isodow from current_date + d) <= 5),
  planned as (
    select r.*, s.d, s.i, s.n,
           (current_date + s.d + time '09:30' + (s.i * 75) * interval '1 minute')::timestamptz as start_dt,
           case r.progress_status when 'pre' then 1 when 'guide' then 3 else 2 end as mr_type,
           (array['visit', 'visit', 'zoom', 'outer', 'visit'])[1 + s.n % 5] as mr_way
      from slots s join running r on r.place = (s.n * 7) % r.many)
  insert into mr_schedules (proj_no, client_no, ms_who, mr_type, mr_way, mr_no, mr_place, mr_text, mr_count, start_dt, end_dt, mr_checked, reg_emp_no)
  select proj_no, client_no, 'client', mr_type, mr_way,
         case mr_way when 'visit' then 1 + n % 9 end,
         case mr_way when 'visit' then 'room' when 'zoom' then 'direct' else 'external' end,
         case mr_way when 'zoom' then 'Zoom 회의' when 'outer' then '고객사 사무실' end,
         row_number() over (partition by proj_no, mr_type order by start_dt),
         start_dt, start_dt + interval '1 hour',
         case when start_dt < now() - interval '1 day' then case when n % 17 = 0 then 2 else 1 end else 0 end, null
    -- Nobody meets about what is done.
    from planned where start_dt < now() or progress_status is distinct from 'completed'`.execute(db)

const insertManagers = (db: Db) =>
  sql`
  insert into mr_schedule_managers (ms_no, emp_no, end_dt)
  select m.ms_no, e.emp_no, m.end_dt from mr_schedules m join project_employees e using (proj_no)`.execute(db)

const insertWords = async (db: Db) => {
  await sql`
    insert into mr_schedules_memo (ms_no, msm_title, msm_content, emp_no)
    select m.ms_no, w.words ->> 0, w.words ->> 1, (select min(g.emp_no) from mr_schedule_managers g where g.ms_no = m.ms_no)
      from mr_schedules m
      join jsonb_array_elements(${JSON.stringify(memos)}::jsonb) with ordinality w(words, i) on w.i = 1 + m.ms_no % ${sql.lit(memos.length)}
     where m.start_dt > now() and m.ms_no % 3 = 0`.execute(db)
  await sql`
    insert into meeting_record (ms_no, proj_no, mrd_content, mrd_secret, emp_no, published_dt)
    select m.ms_no, m.proj_no, (${minutes}::text[])[1 + m.ms_no % 3], (${secrets}::text[])[1 + m.ms_no % 3],
           (select min(g.emp_no) from mr_schedule_managers g where g.ms_no = m.ms_no),
           -- A few are written and not shown to the client yet.
           case when m.ms_no % 11 <> 0 then now() end
      from mr_schedules m where m.mr_checked = 1 and m.ms_no % 4 <> 0`.execute(db)
}

/** Some guide meetings are put aside, so that there are projects whose next round is still to be found. */
const putGuidesAside = (db: Db) =>
  sql`
  update mr_schedules set state = 2
   where mr_type = 3 and start_dt > now() and proj_no in (
     select proj_no from (select proj_no, row_number() over (order by proj_no) as place from projects where progress_status = 'guide') p
      where place % 4 = 0)`.execute(db)

/** Every ninth meeting that comes was at another hour the day before, and nobody has told the client yet. */
const rememberMoves = (db: Db) =>
  sql`
  insert into meeting_changes (ms_no, from_start_dt, from_end_dt, from_way, from_place, from_no, from_text, from_state, from_checked)
  select ms_no, start_dt - interval '1 day', end_dt - interval '1 day', mr_way, mr_place, mr_no, mr_text, 1, 0
    from mr_schedules where start_dt > now() + interval '2 days' and state = 1 and mr_checked = 0 and ms_no % 9 = 0`.execute(
    db,
  )

/** Meetings of the demo's projects, their people, memos for some that come, minutes of most that were. */
const seedMeetings = async (db: Db) => {
  await insertSchedules(db)
  await insertManagers(db)
  await insertWords(db)
  await putGuidesAside(db)
  await rememberMoves(db)
}

export const seed = defineSeed({
  after: ['projects'],
  demo: seedMeetings,
  large: async (db) => [`미팅 ${showNumber(await seedManyMeetings(db))}건`],
})
