import { sql } from 'kysely'
import { defineSeed } from '../../../seed/seed.ts'
import type { Db } from '../../db/database.ts'
import { demoSurveyId } from './demoSurvey.ts'

/** Surveys of the pre-meetings that come: the first is open under an address that the browser tour knows, every second one answered. */
const seedSurveys = async (db: Db) => {
  const ids = Array.from({ length: 12 }, (_, index) => demoSurveyId(index + 1))
  await sql`
    with coming as (
      select ms_no, row_number() over (order by start_dt, ms_no) as place from mr_schedules
       where mr_type = 1 and state = 1 and mr_checked = 0 and start_dt > now() + interval '1 hour'
       order by place limit ${ids.length})
    insert into pre_surveys (ms_no, ps_id) select ms_no, (${ids}::text[])[place] from coming order by place`.execute(db)
  await sql`
    update pre_surveys set annua_sales = (array['none', 'under_500m', '500m_2b'])[1 + ps_no % 3],
           expected_sales = (array['under_500m', '500m_2b', '2b_5b'])[1 + ps_no % 3],
           member_of_total = (array['solo', '1_10', '11_50'])[1 + ps_no % 3],
           cust_founded = case when ps_no % 3 = 0 then 'pre' else 'direct' end,
           cust_founded_direct = case when ps_no % 3 <> 0 then (extract(year from now())::int - 1 - ps_no % 4)::text end,
           financing_experience = case when ps_no % 3 = 0 then array['own'] else array['loan', 'grant'] end,
           need_buildup = (array['investment', 'grants', 'branding'])[1 + ps_no % 3],
           answer_dt = now() - ps_no * interval '5 hours'
     where ps_no % 2 = 0`.execute(db)
}

export const seed = defineSeed({ after: ['meetings'], demo: seedSurveys })
