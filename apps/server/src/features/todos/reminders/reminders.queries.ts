import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'

interface Reminder {
  user_no: number
  tomorrow: number
  overdue: number
  /** The most pressing one. */
  tl_no: number
  tl_title: string
}

/** For each person what falls due tomorrow or is overdue: what is addressed to them, and what they noted for themselves. */
export const findReminders = async (db: Db) => {
  const { rows } = await sql<Reminder>`
    with pressing as (
      select tl_no, tl_title, due_dt, from_emp_no, to_emp_no from todo_list
       where state in (2, 3) and due_dt < current_date + 2 and (due_dt < now() or due_dt >= current_date + 1)),
    whose as (
      select s.tl_to as emp_no, p.* from pressing p join todo_list_share s using (tl_no) where s.is_recipient
      union all
      select from_emp_no, p.* from pressing p where to_emp_no is null)
    select e.user_no, count(*) filter (where due_dt >= now())::int as tomorrow,
           count(*) filter (where due_dt < now())::int as overdue,
           (array_agg(tl_no order by due_dt, tl_no))[1] as tl_no, (array_agg(tl_title order by due_dt, tl_no))[1] as tl_title
      from whose join employees e using (emp_no)
     group by e.user_no order by e.user_no`.execute(db)
  return rows
}
