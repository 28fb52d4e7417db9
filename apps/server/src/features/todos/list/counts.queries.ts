import type { TodoCount } from '@crm/contract/features/todos/todos.rows'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { sendQuick } from '../../../db/hot/sendHot.ts'

/** What the home and the menu show: sums that triggers keep, and what came in since the day began (decision 015). */
export const findTodoCounts = (db: Db, emp_no: number, today: string): Promise<TodoCount[]> =>
  sendQuick(
    db,
    sql<TodoCount>`
      select received + shared as total_qtt, unread as not_read_qtt, received as received_qtt, shared as shared_qtt,
             sent as sent_qtt,
             (select count(*)::int from todo_list_share
               where tl_to = ${emp_no} and state in (2, 3) and is_recipient and todo_reg_dt >= ${today}::date) as new_qtt
        from (select coalesce(sum(received), 0)::int as received, coalesce(sum(shared), 0)::int as shared,
                     coalesce(sum(sent), 0)::int as sent, coalesce(sum(unread), 0)::int as unread
                from todo_list_counts where emp_no = ${emp_no}) sums`,
  )

/** Makes one row of several that a person has; whoever reads at the same time sees those before or the one after. */
export const sumTodoCounts = async (db: Db) => {
  await sql`
    with many as (select emp_no from todo_list_counts group by emp_no having count(*) > 1),
    gone as (
      delete from todo_list_counts c using many where c.emp_no = many.emp_no
      returning c.emp_no, received, shared, sent, unread)
    insert into todo_list_counts (emp_no, received, shared, sent, unread)
    select emp_no, sum(received), sum(shared), sum(sent), sum(unread) from gone group by emp_no`.execute(db)
}
