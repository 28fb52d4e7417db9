import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

const tree = sql`select ft_no from file_tree join file_trees using (tree_no) left join projects p using (proj_no)
  where coalesce(p.client_no, file_trees.client_no) = `
const people = sql`select user_no from client_members where client_no = `

/** Where a company's records of each name are found. */
const queries = {
  proj_no: (company: number) => sql`select proj_no as id from projects where client_no = ${company}`,
  est_no: (company: number) =>
    sql`select est_no as id from estimates join projects using (proj_no) where client_no = ${company}`,
  projcrd_no: (company: number) =>
    sql`select projcrd_no as id from project_credits join contracts using (ctr_no) join projects using (proj_no)
         where client_no = ${company}`,
  ms_no: (company: number) => sql`select ms_no as id from mr_schedules where client_no = ${company}`,
  mrd_no: (company: number) =>
    sql`select mrd_no as id from meeting_record join mr_schedules using (ms_no) where client_no = ${company}`,
  al_no: (company: number) => sql`select al_no as id from alarms where user_no in (${people}${company})`,
  session_no: (company: number) => sql`select session_no as id from sessions where user_no in (${people}${company})`,
  user_no: (company: number) => sql`select user_no as id from (${people}${company}) c`,
  ci_no: (company: number) => sql`select ci_no as id from client_invites where client_no = ${company}`,
  mq_no: (company: number) => sql`select mq_no as id from meeting_requests where client_no = ${company}`,
  cmt_no: (company: number) =>
    sql`select cmt_no as id from comments where to_table = 'client_questions' and user_no in (${people}${company})`,
  ft_no: (company: number) => sql`select ft_no as id from (${tree}${company}) t`,
  frl_no: (company: number) =>
    sql`select frl_no as id from file_request_lines join file_requests using (fr_no) join projects using (proj_no)
         where client_no = ${company}`,
  pay_no: (company: number) => sql`select pay_no as id from payments where client_no = ${company}`,
  pi_no: (company: number) =>
    sql`select pi_no as id from payment_items join payments using (pay_no) where client_no = ${company}`,
  rf_no: (company: number) =>
    sql`select rf_no as id from payment_refunds join payments using (pay_no) where client_no = ${company}`,
  cs_no: (company: number) => sql`select cs_no as id from course_seats where client_no = ${company}`,
  hw_no: (company: number) => sql`select hw_no as id from homework where client_no = ${company}`,
  mbs_no: (company: number) => sql`select mbs_no as id from memberships where client_no = ${company}`,
  wd_no: (company: number) => sql`select wd_no as id from watch_devices where user_no in (${people}${company})`,
  ws_no: (company: number) => sql`select ws_no as id from watch_sessions where user_no in (${people}${company})`,
  lo_no: (company: number) => sql`select lo_no as id from lecture_memos where user_no in (${people}${company})`,
  cq_no: (company: number) => sql`select cq_no as id from course_questions where user_no in (${people}${company})`,
  cr_no: (company: number) => sql`select cr_no as id from course_reviews where user_no in (${people}${company})`,
  crt_no: (company: number) => sql`select crt_no as id from certificates where user_no in (${people}${company})`,
}
export type IdName = keyof typeof queries
export const isIdName = (name: string): name is IdName => name in queries

/** Numbers of a company's own records, newest first. */
export const idsOfCompany = async (db: Db, company: number) => {
  const found = {} as Record<IdName, number[]>
  for (const name of Object.keys(queries).filter(isIdName)) {
    const { rows } = await sql<{ id: number }>`${queries[name](company)} order by id desc limit 5`.execute(db)
    found[name] = rows.map(({ id }) => id)
  }
  return found
}
