import { notComing } from '@crm/contract/features/meetings/meetings.words'
import type { Survey, SurveyAnswers, SurveyMeeting } from '@crm/contract/features/surveys/surveys'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

/** Active and not visited yet; written out, so that the partial index is used. */
const isComing = sql<boolean>`m.state = 1 and m.mr_checked = 0 and m.end_dt > now()`

const meetingsOf = (db: Db) =>
  db
    .selectFrom('mr_schedules as m')
    .leftJoin('clients as c', 'c.client_no', 'm.client_no')
    .leftJoin('pre_surveys as v', 'v.ms_no', 'm.ms_no')

const ownName = sql<string | null>`crm_visitor(c.client_name, m.mr_info)`

/**
 * Both must fit the same meeting: the company's name, however its legal form is written, and a number that we have of
 * its people.
 */
export const findComingOf = (db: Db, client_name: string, phone: string) =>
  meetingsOf(db)
    .select('m.ms_no')
    .where(isComing)
    .where(
      sql<boolean>`crm_company_core(${ownName}) = crm_company_core(${client_name})
        and (c.client_phone = ${phone}
          or c.client_contact @> jsonb_build_array(jsonb_build_object('number', ${phone}::text))
          or m.mr_info -> 'client_contact' @> jsonb_build_array(jsonb_build_object('number', ${phone}::text)))`,
    )
    .orderBy('m.start_dt')
    .limit(20)
    .execute()

/** Creates surveys for meetings without one; safe for concurrent calls. */
export const insertMissing = (db: Db, ms_nos: number[], ps_ids: string[]) =>
  sql`insert into pre_surveys (ms_no, ps_id)
    select n.ms_no, n.ps_id from unnest(${ms_nos}::int[], ${ps_ids}::text[]) n (ms_no, ps_id)
     where not exists (select from pre_surveys v where v.ms_no = n.ms_no)
    on conflict (ms_no) do nothing`.execute(db)

export const findIdOf = async (db: Db, ms_no: number) => {
  const found = await db.selectFrom('pre_surveys').select('ps_id').where('ms_no', '=', ms_no).executeTakeFirst()
  return found?.ps_id
}

const shown = (db: Db) =>
  db
    .selectFrom('pre_surveys as v')
    .innerJoin('mr_schedules as m', 'm.ms_no', 'v.ms_no')
    .leftJoin('clients as c', 'c.client_no', 'm.client_no')
    .select(['v.ps_id', 'm.mr_type', 'm.mr_way', 'm.start_dt', 'm.end_dt', ownName.as('client_name')])
    .select(['m.state', 'm.mr_checked', sql<boolean>`m.end_dt <= now()`.as('is_over')])
    .select(sql<boolean>`v.answer_dt is not null`.as('is_answered'))
    .$castTo<Omit<SurveyMeeting, 'closed_as'> & Parameters<typeof notComing>[0]>()

const withClosing = <Row extends Parameters<typeof notComing>[0]>(row: Row) => ({ ...row, closed_as: notComing(row) })

export const findShown = async (db: Db, ms_nos: number[]) =>
  (await shown(db).where('m.ms_no', 'in', ms_nos).orderBy('m.start_dt').execute()).map(withClosing)

export const findSurvey = async (db: Db, ps_id: string) => {
  const found = await shown(db).where('v.ps_id', '=', ps_id).executeTakeFirst()
  return found && withClosing(found)
}

/** Stores answers unless there are some already; returns the meeting's number. */
export const storeAnswers = (db: Db, ps_id: string, answers: SurveyAnswers) =>
  db
    .updateTable('pre_surveys')
    .set({
      ...answers,
      cust_founded_direct: answers.cust_founded === 'direct' ? answers.cust_founded_direct : null,
      need_buildup_direct: answers.need_buildup === 'direct' ? answers.need_buildup_direct : null,
      answer_dt: sql`now()`,
    })
    .where('ps_id', '=', ps_id)
    .where('answer_dt', 'is', null)
    .returning('ms_no')
    .executeTakeFirst()

export const findAnswered = (
  db: Db,
  { ms_no, proj_no }: { ms_no?: number | undefined; proj_no?: number | undefined },
) =>
  db
    .selectFrom('pre_surveys as v')
    .innerJoin('mr_schedules as m', 'm.ms_no', 'v.ms_no')
    .select(['v.ps_no', 'v.ms_no', 'm.mr_type', 'm.mr_count', 'm.start_dt'])
    .select(['v.annua_sales', 'v.expected_sales', 'v.member_of_total', 'v.cust_founded'])
    .select(['v.cust_founded_direct', 'v.financing_experience', 'v.need_buildup', 'v.need_buildup_direct'])
    .select('v.answer_dt')
    .where('v.answer_dt', 'is not', null)
    .$if(ms_no !== undefined, (query) => query.where('v.ms_no', '=', ms_no as number))
    .$if(proj_no !== undefined, (query) => query.where('m.proj_no', '=', proj_no as number))
    .orderBy('v.answer_dt', 'desc')
    .limit(100)
    .$narrowType<Survey>()
    .execute()

/** The people in charge, by user_no. */
export const findManagers = async (db: Db, ms_no: number) => {
  const rows = await db
    .selectFrom('mr_schedule_managers as g')
    .innerJoin('employees as e', 'e.emp_no', 'g.emp_no')
    .select('e.user_no')
    .where('g.ms_no', '=', ms_no)
    .execute()
  return rows.map(({ user_no }) => user_no)
}
