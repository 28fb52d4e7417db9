import type { MinutesRow, minutes } from '@crm/contract/features/minutes/minutes'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { filterConditions } from '../../db/filters.ts'
import { type Paging, readIds, readPage } from '../../db/readPage.ts'
import { isCommonWord } from '../../db/search/commonWords.ts'
import { contains, matches } from '../../db/search/search.ts'
import { clientName } from './minutes.queries.ts'

const excerptLength = 160
/** So few that the keyword itself is seen in a narrow column, and on a phone. */
const charactersBefore = 6

/** The beginning of a text, or the part around the keyword when the text contains it. */
const excerpt = (column: RawBuilder<string>, keyword: string | undefined) => {
  const beginning = sql<string>`left(${column}, ${sql.lit(excerptLength)})`
  if (!keyword) return beginning
  const begins = sql<number>`strpos(lower(${column}), lower(${keyword})) - ${sql.lit(charactersBefore)}`
  return sql<string>`case when ${begins} > 1 then '…' || substr(${column}, ${begins}, ${sql.lit(excerptLength)}) else ${beginning} end`
}

type MinutesQuery = ParsedOf<typeof minutes.list>['query']
type MinutesFilter = Pick<MinutesQuery, 'keyword' | 'start_dt' | 'end_dt' | 'is_unwritten'> & {
  emp_no?: number | undefined
}
type Order = Pick<MinutesQuery, 'sort' | 'desc'>

/** A row may hold recordings alone: minutes are what somebody wrote. */
const isWritten = sql`d.mrd_content <> ''`

/** Minutes with the words themselves, or of a meeting with whom they name. */
const matchesKeyword = (keyword: string) => sql<SqlBool>`m.ms_no in (
  select k.ms_no from meeting_record k where ${matches(sql`k.search_text`, keyword)}
  union all
  select k.ms_no from clients n join mr_schedules s using (client_no) join meeting_record k using (ms_no)
   where ${matches(sql`n.search_text`, keyword)} and k.mrd_content <> ''
  union all
  select k.ms_no from mr_schedules s join meeting_record k using (ms_no)
   where ${matches(sql`s.search_text`, keyword)} and k.mrd_content <> '')`

/** For words that most have: minutes by minutes until the page is full, or all of them against companies found once. */
const oneByOne = (keyword: string) => sql<SqlBool>`(${contains(sql`d.search_text`, keyword)}
  or ${contains(sql`(select n.search_text from clients n where n.client_no = m.client_no)`, keyword)}
  or ${contains(sql`m.search_text`, keyword)})`
const amongAll = (keyword: string) => sql<SqlBool>`(${contains(sql`d.search_text`, keyword)}
  or m.client_no in (select n.client_no from clients n where ${contains(sql`n.search_text`, keyword)})
  or ${contains(sql`m.search_text`, keyword)})`

/** Among meetings without minutes only their visitors can have the words. */
const matchesVisitor = (keyword: string) => sql<SqlBool>`(${matches(sql`m.search_text`, keyword)} or m.client_no in (
  select n.client_no from clients n where ${matches(sql`n.search_text`, keyword)}))`

/** Over, took place, and nothing is written about it. */
const isUnwritten = sql`m.end_dt < now() and crm_is_active_meeting(m.state, m.mr_checked)
  and not exists (select from meeting_record d where d.ms_no = m.ms_no and ${isWritten})`

/** One person's are read from the index of their times; both columns are the same (mr_schedule_managers). */
const timeOf = ({ emp_no }: MinutesFilter) => (emp_no === undefined ? sql`m.start_dt` : sql`g.start_dt`)

type Search = (keyword: string) => RawBuilder<unknown>

const searchOf = ({ is_unwritten }: MinutesFilter): Search => (is_unwritten ? matchesVisitor : matchesKeyword)

const conditions = (filter: MinutesFilter, search = searchOf(filter)) =>
  filterConditions(filter, {
    start_dt: (day) => sql`${timeOf(filter)} >= ${day}::date`,
    end_dt: (day) => sql`${timeOf(filter)} < ${day}::date + 1`,
    emp_no: (emp_no) => sql`g.emp_no = ${emp_no}`,
    keyword: search,
    is_unwritten: (flag) => (flag ? isUnwritten : undefined),
  })

/** What the total depends on: of all minutes, on nothing but themselves. */
const cachedTotal = ({ keyword, emp_no, start_dt, end_dt }: MinutesFilter) => {
  const chosen = [emp_no, start_dt, end_dt, keyword]
  const isAll = chosen.every((value) => value === undefined)
  const tables = isAll ? ['meeting_record'] : ['meeting_record', 'mr_schedules', 'mr_schedule_managers', 'clients']
  return { cached: `minutes ${JSON.stringify(chosen)}`, tables }
}

/** What is over changes with the clock. */
const totalOf = (filter: MinutesFilter) => (filter.keyword || filter.is_unwritten ? 'window' : cachedTotal(filter))

const meetingsOf = ({ emp_no }: MinutesFilter) =>
  emp_no === undefined ? sql`mr_schedules m` : sql`mr_schedule_managers g join mr_schedules m on m.ms_no = g.ms_no`

/** Meeting by meeting until the page is full: joined freely, PostgreSQL would sort all that there are. */
const fromTheNewest = (meetings: RawBuilder<unknown>) => sql`${meetings},
  lateral (select d.search_text from meeting_record d where d.ms_no = m.ms_no and ${isWritten} offset 0) d`
const inAnyOrder = (meetings: RawBuilder<unknown>) =>
  sql`${meetings} join meeting_record d on d.ms_no = m.ms_no and ${isWritten}`

const sourceOf = (filter: MinutesFilter, { sort }: Order) => {
  const meetings = meetingsOf(filter)
  // What a keyword finds has minutes, and what is not written has none.
  if (filter.keyword || filter.is_unwritten) return { from: meetings }
  return sort ? { from: inAnyOrder(meetings) } : { from: fromTheNewest(meetings), countFrom: inAnyOrder(meetings) }
}

const visitor = sql`crm_visitor((select k.client_name from clients k where k.client_no = m.client_no), m.mr_info)`

const inOrder = (filter: MinutesFilter, { sort, desc }: Order) => {
  const orders = { start_dt: timeOf(filter), client_name: visitor, mr_type: sql`m.mr_type` }
  const newest = sql`${timeOf(filter)} desc, m.ms_no desc`
  return sort ? sql`${orders[sort]} ${desc ? sql`desc` : sql`asc`} nulls last, ${newest}` : newest
}

const found = (filter: MinutesFilter, order: Order) => ({
  id: 'm.ms_no' as const,
  ...sourceOf(filter, order),
  where: conditions(filter),
  orderBy: inOrder(filter, order),
})

const findRows = (db: Db, ms_nos: number[], keyword: string | undefined) =>
  db
    .selectFrom('mr_schedules as m')
    .leftJoin('meeting_record as d', 'd.ms_no', 'm.ms_no')
    .leftJoin('projects as p', 'p.proj_no', 'm.proj_no')
    .leftJoin('clients as c', 'c.client_no', 'm.client_no')
    .leftJoin('pocket_service as s', 's.psrv_no', 'p.psrv_no')
    .leftJoin('employees as e', 'e.emp_no', 'd.emp_no')
    .leftJoin('users as u', 'u.user_no', 'e.user_no')
    .select(['d.mrd_no', 'm.ms_no', 'm.proj_no', 'p.proj_name', clientName, 's.psrv_name', 'm.mr_type', 'm.mr_count'])
    .select(['m.start_dt', 'm.end_dt', 'd.reg_dt', 'd.published_dt', 'u.user_name as emp_name'])
    .select(excerpt(sql`coalesce(d.mrd_content, '')`, keyword).as('content_excerpt'))
    .select(excerpt(sql`coalesce(d.mrd_secret, '')`, keyword).as('secret_excerpt'))
    .where('m.ms_no', '=', sql<number>`any (${ms_nos}::int[])`)
    .$castTo<MinutesRow>()
    .execute()

/** The same rows another way, when most minutes have the word (decision 004). */
const foundInMost = (filter: MinutesFilter, order: Order) => ({
  ...found(filter, order),
  from: fromTheNewest(meetingsOf(filter)),
  countFrom: inAnyOrder(meetingsOf(filter)),
  where: conditions(filter, oneByOne),
  countWhere: conditions(filter, amongAll),
  total: cachedTotal(filter),
})

const searched = ['meeting_record', 'clients', 'mr_schedules']

/** One person's, or those of some days, are few or many: which way to those with a word is best depends on that, too. */
const isOfEverything = ({ emp_no, start_dt, end_dt, is_unwritten }: MinutesFilter) =>
  [emp_no, start_dt, end_dt, is_unwritten].every((value) => value === undefined)

export const findAllMinutes = async (db: Db, filter: MinutesFilter, order: Order & Paging) => {
  const isCommon = !filter.is_unwritten && (await isCommonWord(db, searched, filter.keyword))
  return readPage<MinutesRow>(db, {
    ...(isCommon ? foundInMost(filter, order) : { ...found(filter, order), total: totalOf(filter) }),
    page: order,
    hot: isOfEverything(filter) && 'alsoByKeyword',
    rows: (ms_nos) => findRows(db, ms_nos, filter.keyword),
  })
}

/** All that the filter leaves, in the list's order. */
export const findMinutesNos = (db: Db, filter: MinutesFilter, order: Order) => readIds(db, found(filter, order))

/** In the order of their numbers. */
export const findMinutesInOrder = async (db: Db, ms_nos: number[]) => {
  const byNo = new Map((await findRows(db, ms_nos, undefined)).map((row) => [row.ms_no, row]))
  return ms_nos.flatMap((ms_no) => byNo.get(ms_no) ?? [])
}
