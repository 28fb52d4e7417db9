import { sql } from 'kysely'
import { empNoOf, type LargePerson, largeWords } from '../../../../seed/largePeople.ts'
import type { Db } from '../../../db/database.ts'

const largeCount = 1_000_000
/** Of these the people who are here now have the newest, and only some of those are still open, as in life. */
const currentCount = 50_000
const openEach = 5
const ownCount: Record<LargePerson, number> = { busy: 60_000, quiet: 60 }
const rareEvery = 500

/** Checking references row by row takes as long as everything else; only a superuser may leave that out. */
const triggers = async (db: Db, what: 'enable' | 'disable') => {
  const { rows } = await sql<{ rolsuper: boolean }>`select rolsuper from pg_roles where rolname = current_user`.execute(
    db,
  )
  const which = rows[0]?.rolsuper ? 'all' : 'user'
  for (const table of ['todo_list', 'todo_list_share', 'todo_list_read']) {
    await sql`alter table ${sql.table(table)} ${sql.raw(`${what} trigger ${which}`)}`.execute(db)
  }
}

const insertAll = (db: Db) =>
  sql`
    with people as (
      select array_agg(emp_no order by emp_no) filter (where u.state = 1 and emp_state = 1) as present,
             array_agg(emp_no order by emp_no) as everybody
        from employees join users u using (user_no) where team_no is not null),
    lists as (select p.*, (select array_agg(proj_no order by proj_no) from projects) as work from people p),
    -- Addressee and sender are never the same, and every pair of them occurs.
    plan as (
      select n, work[1 + n % cardinality(work)] as proj_no, staff[1 + n % many] as to_emp_no,
             staff[1 + (n + 1 + n / many % (many - 1)) % many] as from_emp_no, n / many < ${openEach} and n < ${currentCount} as is_open
        from lists l, generate_series(0, ${largeCount}::int - 1) n,
             lateral (select case when n < ${currentCount} then present else everybody end as staff) s,
             lateral (select cardinality(staff) as many) c),
    made as (
      insert into todo_list (tl_title, tl_todo, tl_text, state, state_before, due_dt, proj_no, from_emp_no, to_emp_no,
                             reg_dt, moved_dt, done_dt)
      select '자료 검토 ' || n, '<p>확인 부탁드려요.</p>', '확인 부탁드려요.',
             case when is_open then 2 + n % 2 when n % 50 = 0 then 0 else 4 end,
             case when not is_open and n % 50 = 0 then 4 end,
             now() + (n % 30 - 5) * interval '1 day' - case when is_open then interval '0' else n * interval '1 minute' end,
             proj_no, from_emp_no, to_emp_no, at, at, case when not is_open then at + interval '1 day' end
        from plan, lateral (select now() - n * interval '1 minute' as at) a
       -- The newest come last, as they did.
       order by n desc
      returning tl_no, to_emp_no, state, due_dt, reg_dt),
    shared as (
      insert into todo_list_share (tl_no, tl_to, is_recipient, state, due_dt, todo_reg_dt)
      select tl_no, to_emp_no, true, state, due_dt, reg_dt from made)
    insert into todo_list_read (tl_no, emp_no)
    select tl_no, to_emp_no from made where state not in (2, 3) or tl_no % 3 > 0`.execute(db)

/**
 * A person's own: of six one is received and open, one sent and open, one an own note, one received and done, two sent and
 * done.
 */
const insertOwn = (db: Db, person: LargePerson) =>
  sql`
    with other as (select min(emp_no) as emp_no from employees where team_no is not null),
    me as (select ${empNoOf(person)} as emp_no),
    plan as (
      select n, n % 6 < 3 as is_open,
             case when n % 6 in (0, 3) then other.emp_no else me.emp_no end as from_emp_no,
             case when n % 6 in (0, 3) then me.emp_no when n % 6 = 2 then null else other.emp_no end as to_emp_no
        from generate_series(1, ${ownCount[person]}::int) n, other, me),
    made as (
      insert into todo_list (tl_title, tl_todo, tl_text, state, due_dt, from_emp_no, to_emp_no, reg_dt, moved_dt, done_dt)
      select case when n / 6 % ${rareEvery} = 0 then ${`${largeWords.rare} `} else '' end ||
               '자료 ' || case when n / 6 % 3 > 0 then ${largeWords.common}::text else '정리' end || ' ' || n,
             '<p>확인 부탁드려요.</p>', '확인 부탁드려요.', case when is_open then 2 + n % 2 else 4 end,
             now() + (n % 30 - 5) * interval '1 day', from_emp_no, to_emp_no, at, at, case when not is_open then at end
        from plan, lateral (select now() - (${ownCount[person]}::int - n) * interval '1 minute' as at) a
      returning tl_no, to_emp_no, state, due_dt, reg_dt),
    shared as (
      insert into todo_list_share (tl_no, tl_to, is_recipient, state, due_dt, todo_reg_dt)
      select tl_no, to_emp_no, true, state, due_dt, reg_dt from made where to_emp_no is not null)
    insert into todo_list_read (tl_no, emp_no) select tl_no, me.emp_no from made, me where tl_no % 3 > 0`.execute(db)

/** Years of todos. */
export const seedLargeTodos = async (db: Db) => {
  await triggers(db, 'disable')
  await insertAll(db)
  await insertOwn(db, 'busy')
  await insertOwn(db, 'quiet')
  await sql`select crm_recount_todos()`.execute(db)
  await triggers(db, 'enable')
  return largeCount
}
