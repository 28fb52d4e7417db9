import type { meetings } from '@crm/contract/features/meetings/meetings'
import type { MeetingStatus } from '@crm/contract/features/meetings/meetings.filters'
import type { Meeting } from '@crm/contract/features/meetings/meetings.rows'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { filterConditions, filterKey } from '../../db/filters.ts'
import { type Paging, readIds, readPage } from '../../db/readPage.ts'
import { isCommonWord } from '../../db/search/commonWords.ts'
import { contains, matches } from '../../db/search/search.ts'
import { selectMeetings } from './meetings.queries.ts'

type MeetingQuery = ParsedOf<typeof meetings.list>['query']
type MeetingFilter = Omit<MeetingQuery, 'is_own' | 'sort' | 'desc' | 'offset' | 'limit'> & {
  /** Only what this member of staff manages or booked. */
  seen_by?: number | undefined
}

type Has = typeof matches

const projectsFound = (has: Has, keyword: string) =>
  sql`(select k.proj_no from projects k where ${has(sql`k.search_text`, keyword)})`
const clientsFound = (has: Has, keyword: string) =>
  sql`(select k.client_no from clients k where ${has(sql`k.search_text`, keyword)})`

/** Every meeting is tested, against projects and companies that are found once. */
const concernsAmong = (has: Has, keyword: string) =>
  sql`(m.proj_no in ${projectsFound(has, keyword)} or m.client_no in ${clientsFound(has, keyword)}
    or (m.search_text <> '' and ${has(sql`m.search_text`, keyword)}))`

/** The three ways are separate: each has an index, and for one condition with `or` PostgreSQL would read the whole table. */
const concernsByIndex = (keyword: string) =>
  sql`m.ms_no in (
    select x.ms_no from mr_schedules x where x.proj_no in ${projectsFound(matches, keyword)}
    union all select x.ms_no from mr_schedules x where x.client_no in ${clientsFound(matches, keyword)}
    union all select x.ms_no from mr_schedules x where ${matches(sql`x.search_text`, keyword)})`

/** Meeting by meeting, each with its own project and company, until the page is full: for words that most have. */
const concernsOneByOne = (keyword: string) =>
  sql`(${contains(sql`(select k.search_text from projects k where k.proj_no = m.proj_no)`, keyword)}
    or ${contains(sql`(select k.search_text from clients k where k.client_no = m.client_no)`, keyword)}
    or ${contains(sql`m.search_text`, keyword)})`

/** What a keyword may match: the project and its company, a company without a project, or other visitors. */
const concerns = ({ start_dt, end_dt }: MeetingFilter, keyword: string) =>
  start_dt && end_dt ? concernsAmong(matches, keyword) : concernsByIndex(keyword)

const searched = ['projects', 'clients', 'mr_schedules']

const statuses: Record<MeetingStatus, RawBuilder<unknown>> = {
  planned: sql`(m.state = 1 and m.mr_checked = 0)`,
  visited: sql`(m.state = 1 and m.mr_checked = 1)`,
  cancelled: sql`(m.state = 1 and m.mr_checked = 2)`,
  waiting: sql`m.state = 2`,
}

/** One person's are read from the index of their times; both columns are the same (mr_schedule_managers). */
const timeOf = ({ emp_no }: MeetingFilter) => (emp_no === undefined ? sql`m.start_dt` : sql`g.start_dt`)

const sourceOf = ({ emp_no }: MeetingFilter) =>
  emp_no === undefined ? sql`mr_schedules m` : sql`mr_schedule_managers g join mr_schedules m on m.ms_no = g.ms_no`

type Search = (keyword: string) => RawBuilder<unknown>

const conditions = (filter: MeetingFilter, search: Search = (keyword) => concerns(filter, keyword)) =>
  filterConditions(filter, {
    start_dt: (day) => sql`${timeOf(filter)} >= ${day}::date`,
    end_dt: (day) => sql`${timeOf(filter)} < ${day}::date + 1`,
    status: (status) => statuses[status],
    state: (state) => sql`m.state = ${state}`,
    proj_no: (proj_no) => sql`m.proj_no = ${proj_no}`,
    client_no: (client_no) => sql`m.client_no = ${client_no}`,
    mr_no: (mr_no) => sql`m.mr_no = ${mr_no}`,
    mr_checked: (mr_checked) => sql`m.mr_checked = ${mr_checked}`,
    mr_ways: (mr_ways) => sql`m.mr_way = any (${mr_ways}::text[])`,
    mr_types: (mr_types) => sql`m.mr_type = any (${mr_types}::int[])`,
    emp_no: (emp_no) => sql`g.emp_no = ${emp_no}`,
    seen_by: (emp_no) => sql`m.ms_no in (
      select g.ms_no from mr_schedule_managers g where g.emp_no = ${emp_no}
      union all select k.ms_no from mr_schedules k where k.reg_emp_no = ${emp_no})`,
    keyword: search,
  })

type Order = Pick<MeetingQuery, 'sort' | 'desc'>

const byName = sql`crm_visitor((select k.client_name from clients k where k.client_no = m.client_no), m.mr_info)`
const orders = { client_name: byName, mr_type: sql`m.mr_type` }

const inOrder = (filter: MeetingFilter, { sort = 'start_dt', desc }: Order) => {
  const direction = desc ? sql`desc` : sql`asc`
  const time = timeOf(filter)
  // By time alone, as the index has it.
  if (sort === 'start_dt')
    return sql`${time} ${direction}, ${filter.emp_no === undefined ? sql`m` : sql`g`}.ms_no ${direction}`
  return sql`${orders[sort]} ${direction} nulls last, ${time} desc, m.ms_no desc`
}

const findMeetingsByNo = (db: Db, ms_nos: number[]) =>
  selectMeetings(db).where('m.ms_no', '=', sql<number>`any (${ms_nos}::int[])`).$castTo<Meeting>().execute()

const found = (filter: MeetingFilter, order: Order) => ({
  id: 'm.ms_no' as const,
  from: sourceOf(filter),
  where: conditions(filter),
  orderBy: inOrder(filter, order),
})

/** One person's, or those of some days, are few or many: which way to those with a word is best depends on that, too. */
const isOfEverything = ({ emp_no, seen_by, start_dt, end_dt }: MeetingFilter) =>
  [emp_no, seen_by, start_dt, end_dt].every((value) => value === undefined)

const findOfAll = async (db: Db, filter: MeetingFilter, order: Order & Paging) => {
  const isCommon = await isCommonWord(db, searched, filter.keyword)
  const ownTables = ['mr_schedules', 'mr_schedule_managers']
  const tables = filter.keyword ? [...ownTables, 'projects', 'clients'] : ownTables
  const counted = { cached: filterKey('meetings', filter), tables }
  return readPage<Meeting>(db, {
    ...found(filter, order),
    ...(isCommon && {
      where: conditions(filter, concernsOneByOne),
      countWhere: conditions(filter, (keyword) => concernsAmong(contains, keyword)),
    }),
    page: order,
    total: filter.keyword && !isCommon ? 'window' : counted,
    hot: isOfEverything(filter) ? 'alsoByKeyword' : true,
    rows: (ms_nos) => findMeetingsByNo(db, ms_nos),
  })
}

/** Everybody's of some days: counted while the page is looked for, since all of them have to be put in order anyway. */
const findOfDays = (db: Db, filter: MeetingFilter, order: Order & Paging) =>
  readPage<Meeting>(db, {
    ...found(filter, order),
    page: order,
    total: 'window',
    rows: (ms_nos) => findMeetingsByNo(db, ms_nos),
  })

export const findMeetings = (db: Db, filter: MeetingFilter, order: Order & Paging) => {
  const isOfDays = filter.start_dt && filter.end_dt && !filter.keyword && filter.emp_no === undefined
  return isOfDays ? findOfDays(db, filter, order) : findOfAll(db, filter, order)
}

/** All that the filter leaves, in the list's order. */
export const findMeetingNos = (db: Db, filter: MeetingFilter, order: Order) => readIds(db, found(filter, order))

/** In the order of their numbers. */
export const findMeetingsInOrder = async (db: Db, ms_nos: number[]) => {
  const byNo = new Map((await findMeetingsByNo(db, ms_nos)).map((meeting) => [meeting.ms_no, meeting]))
  return ms_nos.flatMap((ms_no) => byNo.get(ms_no) ?? [])
}
