import {
  type TodoCount,
  type TodoFilter,
  type TodoRow,
  type TodoSort,
  type TodoView,
  usualTodoSort,
} from '@crm/contract/features/todos/todos.rows'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { filterConditions } from '../../../db/filters.ts'
import { type Parameter, type Placeholders, prepared } from '../../../db/hot/prepared.ts'
import { readIds, readPage } from '../../../db/readPage.ts'
import { matches } from '../../../db/search.ts'
import { findTodosByNo, seenBy } from '../todos.queries.ts'

/** States are written out: a kept plan could not know that the index of open ones will do. */
const open = sql`state in (2, 3)`
const inState = { done: sql`state = 4`, deleted: sql`state = 0`, all: sql`state <> 0` }

/** A part of a view, in SQL. The parts of one view exclude each other. */
type Part = RawBuilder<unknown>

const shared = (emp_no: number, which: RawBuilder<unknown>): Part =>
  sql`select tl_no, due_dt from todo_list_share where tl_to = ${emp_no} and ${which}`
const sent = (emp_no: number, which: RawBuilder<unknown>): Part =>
  sql`select tl_no, due_dt from todo_list where from_emp_no = ${emp_no} and ${which}`
const either = (emp_no: number, which: RawBuilder<unknown>): Part[] => [
  shared(emp_no, sql`not is_sender and ${which}`),
  sent(emp_no, which),
]

/** Those sent to a person, and their own notes: todos without a recipient. */
const received = (emp_no: number) => [
  shared(emp_no, sql`${open} and is_recipient`),
  sent(emp_no, sql`${open} and to_emp_no is null`),
]
const onlyShared = (emp_no: number) => [shared(emp_no, sql`${open} and not is_recipient`)]

/** Those of a project or a meeting that a person may see, by the same rule as each of them. */
const seenAmong = (emp_no: number, which: RawBuilder<unknown>): Part[] => [
  sql`select t.tl_no, t.due_dt from todo_list t where ${which} and t.state <> 0 and ${seenBy(emp_no, 't')}`,
]

const views: Record<Exclude<TodoView, 'project' | 'meeting'>, (emp_no: number) => Part[]> = {
  received,
  shared: onlyShared,
  sent: (emp_no) => [sent(emp_no, open)],
  done: (emp_no) => either(emp_no, inState.done),
  deleted: (emp_no) => either(emp_no, inState.deleted),
  all: (emp_no) => either(emp_no, inState.all),
}

const partsOf = (emp_no: number, { type, view, proj_no, ms_no }: TodoFilter) => {
  if (type === 'dashboard') return [...received(emp_no), ...onlyShared(emp_no)]
  if (view === 'project') return seenAmong(emp_no, sql`t.proj_no = ${proj_no ?? 0}`)
  if (view === 'meeting') return seenAmong(emp_no, sql`t.ms_no = ${ms_no ?? 0}`)
  return views[view](emp_no)
}

const together = (parts: Part[]) => sql`(${sql.join(parts, sql` union all `)})`

const isUnread = (emp_no: Parameter<number>) => sql<SqlBool>`not exists (
  select from todo_list_read r where r.tl_no = t.tl_no and r.emp_no = ${emp_no} and r.read_dt >= t.moved_dt)`

const conditions = (emp_no: number, { type: _, view: __, ms_no: ___, ...filter }: TodoFilter) =>
  filterConditions(filter, {
    keyword: (keyword) => matches(sql`t.search_text`, keyword),
    proj_no: (proj_no) => sql`t.proj_no = ${proj_no}`,
    start_dt: (day) => sql`t.due_dt >= ${day}::date`,
    end_dt: (day) => sql`t.due_dt < ${day}::date + 1`,
    is_issue: (is_issue) => (is_issue ? sql`t.is_issue` : undefined),
    is_unread: (is_unread) => (is_unread ? isUnread(emp_no) : undefined),
    states: (states) => sql`t.state = any (${states}::int[])`,
  })

/** Views of what is to be done hold no done ones, and read the day from the index. */
const isOpenOnly = ({ type, view }: TodoFilter) => type === 'dashboard' || ['received', 'shared', 'sent'].includes(view)

const sortOf = ({ sort, type, view }: TodoFilter) => sort ?? (type ? 'due' : usualTodoSort(view))

const orders: Record<TodoSort, RawBuilder<unknown>> = {
  due: sql`(t.state = 4), t.due_dt nulls last, tl_no desc`,
  due_desc: sql`t.due_dt desc nulls last, tl_no desc`,
  new: sql`tl_no desc`,
  old: sql`tl_no`,
  title: sql`t.tl_title, tl_no desc`,
  title_desc: sql`t.tl_title desc, tl_no desc`,
}

const found = (emp_no: number, filter: TodoFilter) => {
  const from = sql`${together(partsOf(emp_no, filter))} mine join todo_list t using (tl_no)`
  return { id: 'tl_no', from, where: conditions(emp_no, filter), orderBy: orders[sortOf(filter)] } as const
}

/** The order of a view without conditions, where indexes hold its parts in that order. */
const indexedOrder = (filter: TodoFilter) => {
  const sort = sortOf(filter)
  if (!filter.type && (filter.view === 'project' || filter.view === 'meeting')) return undefined
  if (sort === 'new' || sort === 'old') return orders[sort]
  return sort === 'due' && isOpenOnly(filter) ? sql`due_dt, tl_no desc` : undefined
}

const todoTables = ['todo_list', 'todo_list_share']

/**
 * Each part gives as many as the page can need, in the order of its index; the total is counted from the indexes, and
 * only when somebody has changed a todo: the same work for a person with many as for one with few (decision 015).
 */
const firstOfParts = (emp_no: number, filter: TodoFilter, orderBy: RawBuilder<unknown>) => {
  const { type, view, offset, limit } = filter
  const parts = partsOf(emp_no, filter)
  const most = offset + limit
  return {
    id: 'tl_no',
    from: sql`${together(parts.map((part) => sql`(${part} order by ${orderBy} limit ${most})`))} t`,
    countFrom: sql`${together(parts)} t`,
    where: [],
    orderBy,
    total: { cached: `todos ${emp_no} ${type ?? view}`, tables: todoTables },
  } as const
}

export const findTodos = (db: Db, emp_no: number, filter: TodoFilter) => {
  const orderBy = indexedOrder(filter)
  const all = found(emp_no, filter)
  const read =
    orderBy && !all.where.length ? firstOfParts(emp_no, filter, orderBy) : { ...all, total: 'window' as const }
  const rows = (tl_nos: number[]) => findTodosByNo(db, emp_no, tl_nos)
  return readPage<TodoRow>(db, { ...read, page: filter, hot: true, rows })
}

/** The numbers of all that a filter leaves, in order. */
export const findTodoNos = (db: Db, emp_no: number, filter: TodoFilter) => readIds(db, found(emp_no, filter))

const count = prepared((db, { emp_no }: Placeholders<{ emp_no: number }>) =>
  db
    .selectFrom(
      sql<{ tl_no: number; is_recipient: boolean | null; is_note: boolean }>`(
      select tl_no, is_recipient, false as is_note from todo_list_share where tl_to = ${emp_no} and ${open}
      union all
      select tl_no, null, true from todo_list where from_emp_no = ${emp_no} and ${open} and to_emp_no is null)`.as(
        'mine',
      ),
    )
    .innerJoin('todo_list as t', 't.tl_no', 'mine.tl_no')
    .select([
      sql<number>`count(*)::int`.as('total_qtt'),
      sql<number>`(count(*) filter (where ${isUnread(emp_no)}))::int`.as('not_read_qtt'),
      sql<number>`(count(*) filter (where mine.is_recipient and t.reg_dt >= current_date))::int`.as('new_qtt'),
      sql<number>`(count(*) filter (where mine.is_recipient or mine.is_note))::int`.as('received_qtt'),
      sql<number>`(count(*) filter (where not mine.is_recipient))::int`.as('shared_qtt'),
      sql<number>`(select count(*)::int from todo_list where from_emp_no = ${emp_no} and ${open})`.as('sent_qtt'),
    ]),
)

export const findTodoCounts = async (db: Db, emp_no: number) => (await count(db, { emp_no })) as TodoCount[]
