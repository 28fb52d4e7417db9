import {
  type TodoFilter,
  type TodoRow,
  type TodoSort,
  type TodoView,
  usualTodoSort,
} from '@crm/contract/features/todos/todos.rows'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { readCachedTotal } from '../../../db/cachedTotals.ts'
import type { Db } from '../../../db/database.ts'
import { filterConditions } from '../../../db/filters.ts'
import { readIds, readPage } from '../../../db/readPage.ts'
import { estimateMatches } from '../../../db/search/commonWords.ts'
import { contains, matches } from '../../../db/search/search.ts'
import { findTodosByNo, seenBy } from '../todos.queries.ts'

/** States are written out: a kept plan could not know that the index of open ones will do. */
const open = sql`state in (2, 3)`
const inState = { done: sql`state = 4`, deleted: sql`state = 0`, all: sql`state <> 0` }

/** A part of a view, in SQL. The parts of one view exclude each other. */
type Part = RawBuilder<unknown>

/** Whose todos; with a word, only those that have it, tested one by one; with a row of `todo_list`, only that one. */
interface Whose {
  emp_no: number
  word?: string | undefined
  row?: RawBuilder<unknown>
}

const withWord = ({ word }: Whose, text: RawBuilder<string>) => (word ? sql` and ${contains(text, word)}` : sql``)

const sharedText = sql<string>`(select k.search_text from todo_list k where k.tl_no = s.tl_no)`
const shared = (whose: Whose, which: RawBuilder<unknown>): Part =>
  sql`select s.tl_no, s.due_dt from todo_list_share s
    where s.tl_to = ${whose.emp_no} and ${which}${whose.row ? sql` and s.tl_no = ${whose.row}.tl_no` : sql``}
      ${withWord(whose, sharedText)}`
const sent = (whose: Whose, which: RawBuilder<unknown>): Part =>
  sql`select s.tl_no, s.due_dt from ${whose.row ? sql`(select ${whose.row}.*)` : sql`todo_list`} s
    where s.from_emp_no = ${whose.emp_no} and ${which}${withWord(whose, sql`s.search_text`)}`
const either = (whose: Whose, which: RawBuilder<unknown>): Part[] => [
  shared(whose, sql`not is_sender and ${which}`),
  sent(whose, which),
]

/** Those sent to a person, and their own notes: todos without a recipient. */
const received = (whose: Whose) => [
  shared(whose, sql`${open} and is_recipient`),
  sent(whose, sql`${open} and to_emp_no is null`),
]
const onlyShared = (whose: Whose) => [shared(whose, sql`${open} and not is_recipient`)]

/** Those of a project or a meeting that a person may see, by the same rule as each of them. */
const seenAmong = ({ emp_no }: Whose, which: RawBuilder<unknown>): Part[] => [
  sql`select t.tl_no, t.due_dt from todo_list t where ${which} and t.state <> 0 and ${seenBy(emp_no, 't')}`,
]

const views: Record<Exclude<TodoView, 'project' | 'meeting'>, (whose: Whose) => Part[]> = {
  received,
  shared: onlyShared,
  sent: (whose) => [sent(whose, open)],
  done: (whose) => either(whose, inState.done),
  deleted: (whose) => either(whose, inState.deleted),
  all: (whose) => either(whose, inState.all),
}

const partsOf = (whose: Whose, { type, view, proj_no, ms_no }: TodoFilter) => {
  if (type === 'dashboard') return [...received(whose), ...onlyShared(whose)]
  if (view === 'project') return seenAmong(whose, sql`t.proj_no = ${proj_no ?? 0}`)
  if (view === 'meeting') return seenAmong(whose, sql`t.ms_no = ${ms_no ?? 0}`)
  return views[view](whose)
}

const together = (parts: Part[]) => sql`(${sql.join(parts, sql` union all `)})`

const isUnread = (emp_no: number) => sql<SqlBool>`not exists (
  select from todo_list_read r where r.tl_no = t.tl_no and r.emp_no = ${emp_no} and r.read_dt >= t.moved_dt)`

const conditions = (emp_no: number, { type: _, view: __, ms_no: ___, ...filter }: TodoFilter) =>
  filterConditions(filter, {
    keyword: (keyword) => contains(sql`t.search_text`, keyword),
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
  const from = sql`${together(partsOf({ emp_no }, filter))} mine join todo_list t using (tl_no)`
  return { id: 'tl_no', from, where: conditions(emp_no, filter), orderBy: orders[sortOf(filter)] } as const
}

/** What the index of words finds, and of that what belongs to the view: one look for each, whatever else there is. */
const foundByIndex = (emp_no: number, { keyword = '', ...filter }: TodoFilter) => {
  const parts = together(partsOf({ emp_no, row: sql`t` }, filter))
  const from = sql`(select * from todo_list k where ${matches(sql`k.search_text`, keyword)} offset 0) t,
    lateral (select from ${parts} p offset 0) mine`
  return { id: 'tl_no', from, where: conditions(emp_no, filter), orderBy: orders[sortOf(filter)] } as const
}

/** A project or a meeting has few todos: they are tested one by one. */
const isOfOnePerson = ({ type, view }: TodoFilter) => type !== undefined || (view !== 'project' && view !== 'meeting')

/** The order of a view without conditions, where indexes hold its parts in that order. */
const indexedOrder = (filter: TodoFilter) => {
  const sort = sortOf(filter)
  if (!isOfOnePerson(filter)) return undefined
  if (sort === 'new' || sort === 'old') return orders[sort]
  return sort === 'due' && isOpenOnly(filter) ? sql`due_dt, tl_no desc` : undefined
}

const todoTables = ['todo_list', 'todo_list_share']

/**
 * Each part gives as many as the page can need, in the order of its index; the total is counted from the indexes, and
 * only when somebody has changed a todo: the same work for a person with many as for one with few (decision 015).
 */
const firstOfParts = (whose: Whose, filter: TodoFilter, orderBy: RawBuilder<unknown>) => {
  const { type, view, offset, limit } = filter
  const parts = partsOf(whose, filter)
  const most = offset + limit
  return {
    id: 'tl_no',
    from: sql`${together(parts.map((part) => sql`(${part} order by ${orderBy} limit ${most})`))} t`,
    countFrom: sql`${together(parts)} t`,
    where: [],
    orderBy,
    total: { cached: `todos ${whose.emp_no} ${type ?? view} ${whose.word ?? ''}`, tables: todoTables },
  } as const
}

/** Whether more todos have the word than there are in the view: then those of the view are tested one by one. */
const isCommonIn = async (db: Db, emp_no: number, { type, view, keyword = '' }: TodoFilter) => {
  const parts = together(partsOf({ emp_no }, { type, view } as TodoFilter))
  const count = sql<number>`(select count(*)::int from ${parts} t)`
  const cached = { key: `todos ${emp_no} ${type ?? view} `, tables: todoTables, count, hot: true }
  const [total, [estimated = 0]] = await Promise.all([
    readCachedTotal(db, cached),
    estimateMatches(db, ['todo_list'], keyword),
  ])
  return estimated > total
}

const planOf = async (db: Db, emp_no: number, filter: TodoFilter) => {
  const { keyword } = filter
  if (keyword && isOfOnePerson(filter) && !(await isCommonIn(db, emp_no, filter)))
    return { ...foundByIndex(emp_no, filter), total: 'window' as const }
  const all = found(emp_no, filter)
  const orderBy = indexedOrder(filter)
  const hasOtherConditions = all.where.length > (keyword ? 1 : 0)
  return orderBy && !hasOtherConditions
    ? firstOfParts({ emp_no, word: keyword }, filter, orderBy)
    : { ...all, total: 'window' as const }
}

export const findTodos = async (db: Db, emp_no: number, filter: TodoFilter) => {
  const rows = (tl_nos: number[]) => findTodosByNo(db, emp_no, tl_nos)
  return readPage<TodoRow>(db, { ...(await planOf(db, emp_no, filter)), page: filter, hot: true, rows })
}

/** The numbers of all that a filter leaves, in order. */
export const findTodoNos = (db: Db, emp_no: number, filter: TodoFilter) => readIds(db, found(emp_no, filter))
