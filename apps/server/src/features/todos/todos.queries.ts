import { type Todo, type TodoRow, type TodoState, todoDone } from '@crm/contract/features/todos/todos.rows'
import { type Insertable, sql, type UpdateObject } from 'kysely'
import type { Db } from '../../db/database.ts'
import { type Parameter, type Placeholders, prepared } from '../../db/hot/prepared.ts'
import type { DB, TodoList } from '../../db/types.gen.ts'
import type { Relation } from './todos.policy.ts'

type TodoColumns = Insertable<TodoList>
export type TodoChanges = UpdateObject<DB, 'todo_list'>

/** The record as far as rules and alarms need it, with what the person has to do with it. */
export interface KnownTodo extends Relation {
  tl_no: number
  tl_title: string
  tl_todo: string
  due_dt: string | null
  from_emp_no: number
  is_issue: boolean
  state_before: TodoState | null
}

const knownTodo = (db: Db, tl_no: number, emp_no: number) =>
  db
    .selectFrom('todo_list as t')
    .select(['t.tl_no', 't.tl_title', 't.tl_todo', 't.due_dt', 't.state', 't.state_before', 't.is_issue'])
    .select(['t.from_emp_no', 't.to_emp_no', 't.proj_no'])
    .select([
      sql<boolean>`t.from_emp_no = ${emp_no}`.as('is_sender'),
      sql<boolean>`t.to_emp_no is not distinct from ${emp_no}`.as('is_addressee'),
      sql<boolean>`exists (select from todo_list_share s where s.tl_no = t.tl_no and s.tl_to = ${emp_no})`.as(
        'is_participant',
      ),
      sql<boolean>`exists (select from project_employees p where p.proj_no = t.proj_no and p.emp_no = ${emp_no})`.as(
        'is_project_staff',
      ),
    ])
    .where('t.tl_no', '=', tl_no)

export const findTodoWithRelation = (db: Db, tl_no: number, emp_no: number) =>
  knownTodo(db, tl_no, emp_no).executeTakeFirst() as Promise<KnownTodo | undefined>

/** The same, and locked until the transaction ends. */
export const lockTodoWithRelation = (db: Db, tl_no: number, emp_no: number) =>
  knownTodo(db, tl_no, emp_no).forUpdate('t').executeTakeFirst() as Promise<KnownTodo | undefined>

/** The rule of `canSee`, for rows of `todo_list` under this name. */
export const seenBy = (emp_no: Parameter<number>, alias: string) => {
  const todo = sql.table(alias)
  return sql<boolean>`(${todo}.from_emp_no = ${emp_no}
    or (${todo}.to_emp_no is null and ${todo}.proj_no is null)
    or exists (select from project_employees p where p.proj_no = ${todo}.proj_no and p.emp_no = ${emp_no})
    or exists (select from todo_list_share s where s.tl_no = ${todo}.tl_no and s.tl_to = ${emp_no}))`
}

const members = sql<TodoRow['members']>`coalesce((
  select json_agg(json_build_object('emp_no', s.tl_to, 'emp_name', u.user_name) order by s.tl_to <> t.to_emp_no, u.user_name)
    from todo_list_share s join employees e on e.emp_no = s.tl_to join users u using (user_no)
   where s.tl_no = t.tl_no and s.is_recipient), '[]')`

const rows = (db: Db, emp_no: Parameter<number>) =>
  db
    .selectFrom('todo_list as t')
    .innerJoin('employees as fe', 'fe.emp_no', 't.from_emp_no')
    .innerJoin('users as fu', 'fu.user_no', 'fe.user_no')
    .leftJoin('employees as te', 'te.emp_no', 't.to_emp_no')
    .leftJoin('users as tu', 'tu.user_no', 'te.user_no')
    .leftJoin('projects as p', 'p.proj_no', 't.proj_no')
    .leftJoin('clients as c', 'c.client_no', 'p.client_no')
    .leftJoin('pocket_service as ps', 'ps.psrv_no', 'p.psrv_no')
    // A linked todo or issue is shown only to callers who may see it.
    .leftJoin('todo_list as i', (join) =>
      join.onRef('i.tl_ref_no', '=', 't.tl_no').on(sql<boolean>`i.state <> 0`).on(seenBy(emp_no, 'i')),
    )
    .leftJoin('todo_list as a', (join) => join.onRef('a.tl_no', '=', 't.tl_ref_no').on(seenBy(emp_no, 'a')))
    .select(['t.tl_no', 't.tl_title', 't.tl_todo', 't.state', 't.due_dt', 't.reg_dt', 't.done_dt', 't.proj_no'])
    .select(['p.proj_name', 'c.client_name', 'ps.psrv_name', 't.from_emp_no', 'fu.user_name as from_emp_name'])
    .select([
      't.to_emp_no',
      'tu.user_name as to_emp_name',
      'i.tl_no as ttl2_tl_no',
      'a.tl_no as tl_ref_no',
      't.is_issue',
      't.ms_no',
    ])
    .select([
      members.as('members'),
      sql<boolean>`i.tl_no is not null`.as('exist_issue'),
      sql<number>`(select count(*)::int from comments r where r.to_table = 'todo_list' and r.to_no = t.tl_no and r.state = 1)`.as(
        'reply_qtt',
      ),
      sql<number>`(select count(*)::int from file_attachments a where a.to_table = 'todo_list' and a.to_no = t.tl_no)`.as(
        'file_qtt',
      ),
      sql<boolean>`exists (select from todo_list_share s where s.tl_no = t.tl_no and not s.is_recipient)`.as(
        'is_shared',
      ),
      sql<boolean>`exists (select from todo_list_read r
        where r.tl_no = t.tl_no and r.emp_no = ${emp_no} and r.read_dt >= t.moved_dt)`.as('is_read'),
    ])

const rowsByNo = prepared((db, { emp_no, tl_nos }: Placeholders<{ emp_no: number; tl_nos: number[] }>) =>
  rows(db, emp_no).where('t.tl_no', '=', sql<number>`any (${tl_nos}::int[])`),
)

/** These todos as one person sees them, in this order. */
export const findTodosByNo = async (db: Db, emp_no: number, tl_nos: number[]): Promise<TodoRow[]> => {
  if (!tl_nos.length) return []
  const found = new Map(((await rowsByNo(db, { emp_no, tl_nos })) as TodoRow[]).map((row) => [row.tl_no, row]))
  return tl_nos.flatMap((tl_no) => found.get(tl_no) ?? [])
}

export const findTitle = async (db: Db, tl_no: number) => {
  const found = await db.selectFrom('todo_list').select('tl_title').where('tl_no', '=', tl_no).executeTakeFirst()
  return found?.tl_title
}

type Linked = NonNullable<Todo['issue']>

export const findLinked = async (db: Db, tl_nos: (number | null)[]) => {
  const wanted = tl_nos.filter((tl_no) => tl_no !== null)
  if (!wanted.length) return new Map<number, Linked>()
  const found = await db
    .selectFrom('todo_list')
    .select(['tl_no', 'tl_title', 'state'])
    .where('tl_no', 'in', wanted)
    .execute()
  return new Map((found as Linked[]).map((row) => [row.tl_no, row]))
}

/** The issue that was raised about a todo. */
export const findIssueOf = (db: Db, tl_no: number) =>
  db
    .selectFrom('todo_list')
    .select('tl_no')
    .where('tl_ref_no', '=', tl_no)
    .where(sql<boolean>`state <> 0`)
    .executeTakeFirst()

export const insertTodo = async (db: Db, todo: TodoColumns) => {
  const { tl_no } = await db.insertInto('todo_list').values(todo).returning('tl_no').executeTakeFirstOrThrow()
  return tl_no
}

export const updateTodoRow = (db: Db, tl_no: number, change: TodoChanges) =>
  db.updateTable('todo_list').set(change).where('tl_no', '=', tl_no).execute()

/** What a state brings with it. */
export const stateColumns = (state: TodoState): TodoChanges => ({
  state,
  state_before: null,
  done_dt: state === todoDone ? sql`now()` : null,
})

export const deletedColumns: TodoChanges = { state: 0, state_before: sql<number>`state` }
export const restoredColumns: TodoChanges = { state: sql<number>`state_before`, state_before: null }

/** Marks the todo as changed: it is unread for everybody but the caller. */
export const markChanged = async (db: Db, tl_no: number, emp_no: number) => {
  await db
    .updateTable('todo_list')
    .set({ moved_dt: sql`greatest(moved_dt, clock_timestamp())` })
    .where('tl_no', '=', tl_no)
    .execute()
  await markRead(db, tl_no, emp_no)
}

/**
 * True when it was unread. Called before the todo is read, so that a change in between stays unread; the lock keeps
 * changes apart from it, so that the list of what is unread stays exact.
 */
export const markRead = async (db: Db, tl_no: number, emp_no: number) => {
  const { rows: marked } = await sql`
    insert into todo_list_read (tl_no, emp_no, read_dt)
    select t.tl_no, ${emp_no}, t.moved_dt from todo_list t where t.tl_no = ${tl_no} for share
    on conflict (tl_no, emp_no) do update set read_dt = excluded.read_dt
      where todo_list_read.read_dt < excluded.read_dt
    returning tl_no`.execute(db)
  return marked.length > 0
}
