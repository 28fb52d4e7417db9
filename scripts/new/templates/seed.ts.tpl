import { sql } from 'kysely'
import { defineSeed } from '../../../seed/seed.ts'

/** A few of them by different people, so that lists and the browser tour have something to show. */
export const seed = defineSeed({
  after: ['auth'],
  demo: async (db) => {
    await sql`
      insert into {{table}} ({{p}}_title, {{p}}_content, emp_no, reg_dt)
      select '{{word}} ' || n, '{{word}} ' || n || '번째 내용이에요.', e.emp_no, now() - n * interval '1 day'
        from generate_series(1, 12) n
        join (select emp_no, row_number() over (order by emp_no) as place from employees) e on e.place = 1 + n % 5
       order by n desc`.execute(db)
  },
})
