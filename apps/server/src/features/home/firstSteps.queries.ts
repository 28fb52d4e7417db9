import { type FirstStep, firstStepsDays } from '@crm/contract/features/home/home'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../../db/database.ts'

type Done = Partial<Record<FirstStep, boolean>>

const has = (from: RawBuilder<unknown>) => sql<SqlBool>`exists (select from ${from})`

const phone = sql<SqlBool>`u.user_phone is not null`

/** What each step of staff is done by. */
const staffSteps = (emp_no: number) => ({
  phone,
  project: has(sql`project_employees m where m.emp_no = ${emp_no}`),
  meeting: has(sql`mr_schedule_managers m where m.emp_no = ${emp_no}`),
  todo: has(sql`todo_list t where t.from_emp_no = ${emp_no}`),
})

/** The same of somebody of a client company. */
const clientSteps = (client_no: number) => ({
  phone,
  contact: has(sql`clients c where c.client_no = ${client_no} and c.client_contact <> '[]'`),
  colleague: has(sql`client_members m where m.client_no = ${client_no} and m.user_no <> u.user_no`),
  meeting: has(sql`mr_schedules m where m.client_no = ${client_no}`),
})

/** Which steps are done; undefined for somebody who is not new or has put them away. */
const findDone = async (
  db: Db,
  user_no: number,
  steps: Record<string, RawBuilder<SqlBool>>,
): Promise<Done | undefined> => {
  const columns = Object.entries(steps).map(([step, isDone]) => sql`${isDone} as ${sql.ref(step)}`)
  const { rows } = await sql<Done>`
    select ${sql.join(columns)} from users u
     where u.user_no = ${user_no} and u.reg_dt > now() - ${firstStepsDays} * interval '1 day'
       and not exists (select from first_steps_dismissed d where d.user_no = u.user_no)`.execute(db)
  return rows[0]
}

export const findStaffSteps = (db: Db, user_no: number, emp_no: number) => findDone(db, user_no, staffSteps(emp_no))
export const findClientSteps = (db: Db, user_no: number, client_no: number) =>
  findDone(db, user_no, clientSteps(client_no))

export const insertDismissal = (db: Db, user_no: number) =>
  db
    .insertInto('first_steps_dismissed')
    .values({ user_no })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
