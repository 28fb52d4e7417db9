import type { Meeting } from '@crm/contract/features/meetings/meetings.rows'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { findNumbers } from '../../db/pageOfIds.ts'
import { matches } from '../../db/search.ts'
import { described, type Page } from './meetings.queries.ts'

interface MeetingFilter {
  start_dt?: string | undefined
  end_dt?: string | undefined
  keyword?: string | undefined
  state?: 1 | 2 | undefined
  emp_no?: number | undefined
  mr_types?: number[] | undefined
  mr_ways?: string[] | undefined
  mr_checked?: number | undefined
  mr_no?: number | undefined
  proj_no?: number | undefined
  client_no?: number | undefined
}

const projectsFound = (keyword: string) =>
  sql`(select k.proj_no from projects k where ${matches(sql`k.search_text`, keyword)})`
const clientsFound = (keyword: string) =>
  sql`(select k.client_no from clients k where ${matches(sql`k.search_text`, keyword)})`

/**
 * What a keyword may mean: the project with its company, a company without one, or who comes from elsewhere. Of some days
 * every meeting is asked. Of all days the three ways lead to them, each by its index: in one breath PostgreSQL would
 * read every meeting there ever was.
 */
const concerns = ({ start_dt, end_dt }: MeetingFilter, keyword: string) =>
  start_dt && end_dt
    ? sql`(m.proj_no in ${projectsFound(keyword)} or m.client_no in ${clientsFound(keyword)}
        or (m.search_text <> '' and ${matches(sql`m.search_text`, keyword)}))`
    : sql`m.ms_no in (
        select x.ms_no from mr_schedules x where x.proj_no in ${projectsFound(keyword)}
        union all select x.ms_no from mr_schedules x where x.client_no in ${clientsFound(keyword)}
        union all select x.ms_no from mr_schedules x where ${matches(sql`x.search_text`, keyword)})`

const conditions = (filter: MeetingFilter) => {
  const { start_dt, end_dt, keyword, state, emp_no, mr_types, mr_ways, mr_checked, mr_no, proj_no, client_no } = filter
  const found: RawBuilder<unknown>[] = []
  if (start_dt) found.push(sql`m.start_dt >= ${start_dt}::date`)
  if (end_dt) found.push(sql`m.start_dt < ${end_dt}::date + 1`)
  if (state) found.push(sql`m.state = ${state}`)
  if (proj_no) found.push(sql`m.proj_no = ${proj_no}`)
  if (client_no) found.push(sql`m.client_no = ${client_no}`)
  if (mr_no) found.push(sql`m.mr_no = ${mr_no}`)
  if (mr_checked !== undefined) found.push(sql`m.mr_checked = ${mr_checked}`)
  if (mr_ways?.length) found.push(sql`m.mr_way = any (${mr_ways}::text[])`)
  if (mr_types?.length) found.push(sql`m.mr_type = any (${mr_types}::int[])`)
  if (emp_no) found.push(sql`m.ms_no in (select g.ms_no from mr_schedule_managers g where g.emp_no = ${emp_no})`)
  if (keyword) found.push(concerns(filter, keyword))
  return found
}

type Order = Page & { desc: number }

const inOrder = ({ desc }: Order) => (desc ? sql`m.start_dt desc, m.ms_no desc` : sql`m.start_dt, m.ms_no`)

/** The same total for the same question. */
const keyOf = (filter: MeetingFilter) => `meetings ${JSON.stringify(Object.entries(filter).sort())}`

/** Which meetings, and how many in all: what a keyword finds is looked for once; without one the total is remembered. */
const findPage = (db: Db, filter: MeetingFilter, order: Order) =>
  findNumbers(db, {
    column: sql`m.ms_no`,
    from: sql`mr_schedules m`,
    conditions: conditions(filter),
    order: inOrder(order),
    page: order,
    figure: filter.keyword ? undefined : { key: keyOf(filter), tables: ['mr_schedules', 'mr_schedule_managers'] },
  })

const ordered = (db: Db, order: Order) => described(db).orderBy(inOrder(order))

/** Of some days: few enough to be counted beside their rows, in one breath. */
const findOfDays = async (db: Db, filter: MeetingFilter, order: Order) => {
  const where = sql<SqlBool>`${sql.join(conditions(filter), sql` and `)}`
  const counted = db.selectFrom('mr_schedules as m').select((eb) => eb.fn.countAll<number>().as('total'))
  const [query, { total }] = await Promise.all([
    ordered(db, order).where(where).offset(order.offset).limit(order.limit).execute(),
    counted.where(where).executeTakeFirstOrThrow(),
  ])
  return { query: query as Meeting[], total }
}

/** First which, then what is known of those: nothing is looked up for meetings of other pages. */
const findOfAll = async (db: Db, filter: MeetingFilter, order: Order) => {
  const { numbers, total } = await findPage(db, filter, order)
  const rows = ordered(db, order).where('m.ms_no', '=', sql<number>`any (${numbers}::int[])`)
  return { query: (await rows.execute()) as Meeting[], total }
}

export const findMeetings = (db: Db, filter: MeetingFilter, order: Order) =>
  filter.start_dt && filter.end_dt && !filter.keyword ? findOfDays(db, filter, order) : findOfAll(db, filter, order)
