import { sql } from 'kysely'
import { empNoOf, largeWords } from '../../../../seed/largePeople.ts'
import type { Db } from '../../../db/database.ts'
import { works } from './words.ts'

const projectCount = 100_000
/** The newest belong to the people who are here now, in every stage; the others to those who were here before, and are over. */
const currentCount = 100
const formerStaff = 1_000
/** Every second project is the busy person's as well, and this many are the quiet one's. */
const quietCount = 40
const rareEvery = 5_000

const rows = async <Row>(db: Db, query: ReturnType<typeof sql<Row>>) => (await query.execute(db)).rows

/** Those who came and went in fifteen years. */
const seedFormerStaff = (db: Db) =>
  sql`
    with model as (select user_pw from users where user_id = 'staff'),
    made as (
      insert into users (user_id, user_pw, user_name, user_type, state, closed_as, closed_dt)
      select 'former' || n, model.user_pw, '퇴사자' || n, 'emp', 0, 'left', now() - n * interval '5 days'
        from generate_series(1, ${formerStaff}) n, model returning user_no)
    insert into employees (user_no, team_no, emp_lv, emp_state) select user_no, 2 + user_no % 5, 1, 1 from made`.execute(
    db,
  )

const seedRows = (db: Db) =>
  sql`
    with company as (select client_no, client_name, thm_no, row_number() over (order by client_no) - 1 as place
                       from clients where client_type = 'client'),
    total as (select count(*) as companies from company),
    made as (select n, n::bigint * 7 % companies as company, n % ${works.length} + 1 as work
               from generate_series(1, ${projectCount}) n, total),
    work as (select * from unnest(${works.map(([psrv_no]) => psrv_no)}::int[], ${works.map(([, pt_no]) => pt_no)}::int[],
                                  ${works.map(([, , words]) => words)}::text[]) with ordinality w (psrv_no, pt_no, words, place))
    insert into projects (proj_name, client_no, psrv_no, pt_no, thm_no, proj_grade, progress_status, project_start, project_end, reg_dt)
    select left(c.client_name || ' ' || w.words ||
             case when n % ${rareEvery} = 0 then ${` ${largeWords.rare}`} else '' end ||
             case when n % 3 > 0 then ${` ${largeWords.common}`} else '' end, 100), c.client_no, w.psrv_no, w.pt_no, c.thm_no, (array['a', 'b', 'c'])[n % 3 + 1],
           case when n > ${projectCount - currentCount} then (array['pre', 'guide', 'paid', 'started', 'completed', null])[n % 6 + 1]
                when n % 13 = 0 then 'unknown' else 'completed' end,
           current_date - (${projectCount} - n) / 20, current_date - (${projectCount} - n) / 20 + 90,
           now() - (${projectCount} - n) * interval '70 minutes'
      from made m join company c on c.place = m.company join work w on w.place = m.work
     order by n`.execute(db)

const seedPeople = (db: Db, from: number) =>
  sql`
    with here as (select array_agg(emp_no order by emp_no) as nos from employees join users u using (user_no)
                   where emp_state = 1 and u.state = 1 and team_no < 7),
    gone as (select array_agg(emp_no order by emp_no) as nos from employees join users u using (user_no) where u.user_id like 'former_%')
    insert into project_employees (proj_no, emp_no, pe_type, start_dt, pe_contribution)
    select p.proj_no, pool.nos[(p.proj_no * 7 + k * 3) % cardinality(pool.nos) + 1],
           case k when 0 then 'manager' else 'participant' end, p.project_start, 60 - k * 20
      from projects p cross join generate_series(0, 1) k cross join here cross join gone
     cross join lateral (select case when p.proj_no > ${from + projectCount - currentCount} then here.nos else gone.nos end as nos) pool
     where p.proj_no > ${from} and (k = 0 or p.proj_no % 2 = 0)`.execute(db)

/** After all others, so that nobody else's share changes. */
const seedOwn = (db: Db, from: number) =>
  sql`
    insert into project_employees (proj_no, emp_no, pe_type, start_dt)
    select proj_no, ${empNoOf('busy')}, 'participant', project_start from projects where proj_no > ${from} and proj_no % 2 = 0
    union all
    select proj_no, ${empNoOf('quiet')}, 'participant', project_start from projects
     where proj_no > ${from} and proj_no % ${projectCount / quietCount} = 0`.execute(db)

/** 100,000 projects over the large company's clients, by statements over whole sets. */
export const seedLargeProjects = async (db: Db) => {
  const [newest] = await rows(db, sql<{ proj_no: number }>`select max(proj_no) as proj_no from projects`)
  const from = newest?.proj_no ?? 0
  await seedFormerStaff(db)
  await seedRows(db)
  await seedPeople(db, from)
  await seedOwn(db, from)
  return projectCount
}
