import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

/** Staff who handle money and see what is sold. */
export const findMoneyStaff = async (db: Db, level: number) => {
  const { rows } = await sql<{ emp_no: number }>`
    select e.emp_no from employees e join users u using (user_no)
     where e.emp_state = 1 and u.state = 1 and e.emp_lv >= ${level}
       and e.emp_scope && array['CampAdmList', 'AdminMembership']`.execute(db)
  return rows.map(({ emp_no }) => emp_no)
}

/** Whom mails about a payment go to: the buyer, or everybody of the company that is to pay. */
export const findPayers = async (
  db: Db,
  { user_no, client_no }: { user_no: number | null; client_no: number | null },
) => {
  const { rows } = await sql<{ user_name: string; user_email: string }>`
    select u.user_name, u.user_email from users u
     where u.state = 1 and u.user_email is not null and u.user_email <> ''
       and (u.user_no = ${user_no}::int
         or ${user_no}::int is null and u.user_no in (select m.user_no from client_members m where m.client_no = ${client_no}))
     order by u.user_no limit 20`.execute(db)
  return rows
}
