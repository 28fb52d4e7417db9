import { sql } from 'kysely'
import type { TestApp } from './startTestApp.ts'

export interface MeetingDraft {
  /** From now; negative for what has been. */
  inHours: number
  by?: number[]
  mr_type?: number
  mr_count?: number
  state?: number
  mr_checked?: number
  /** Without one the meeting is with people who are not in the books. */
  proj_no?: number | null
  client_no?: number | null
  mr_info?: { client_name: string; client_contact: { name: string; number: string }[] }
}

/** Inserts a meeting directly into the database, without the rules of booking. */
export const bookedAt = async (app: TestApp, draft: MeetingDraft) => {
  const { inHours, by = [], mr_type = 2, mr_count = 1, state = 1, mr_checked = 0 } = draft
  const { proj_no = null, client_no = null, mr_info = {} } = draft
  const { rows } = await sql<{ ms_no: number }>`
    insert into mr_schedules (proj_no, client_no, ms_who, mr_type, mr_count, mr_way, mr_place, start_dt, end_dt, state, mr_checked, mr_info)
    values (${proj_no}, ${client_no}, ${proj_no ? 'client' : 'people'}, ${mr_type}, ${mr_count}, 'visit', 'external',
            date_trunc('minute', now()) + ${inHours} * interval '1 hour', date_trunc('minute', now()) + ${inHours + 1} * interval '1 hour',
            ${state}, ${mr_checked}, ${JSON.stringify(mr_info)}::jsonb)
    returning ms_no`.execute(app.db)
  const ms_no = rows[0]?.ms_no as number
  await sql`insert into mr_schedule_managers (ms_no, emp_no, end_dt)
    select ms_no, e, end_dt from mr_schedules, unnest(${by}::int[]) e where ms_no = ${ms_no}`.execute(app.db)
  return ms_no
}

export const projectOf = async (app: TestApp, client_no: number, proj_name = '투자 준비') => {
  const { rows } = await sql<{ proj_no: number }>`
    insert into projects (proj_name, client_no, psrv_no) values (${proj_name}, ${client_no}, 1) returning proj_no`.execute(
    app.db,
  )
  return rows[0]?.proj_no as number
}
