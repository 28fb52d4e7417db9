import type { MinutesRow } from '@crm/contract/features/minutes/minutes'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { filterConditions } from '../../db/filters.ts'
import { type Paging, readPage } from '../../db/readPage.ts'
import { matches } from '../../db/search.ts'
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

interface MinutesFilter {
  keyword?: string | undefined
  emp_no?: number | undefined
  start_dt?: string | undefined
  end_dt?: string | undefined
}

/** Minutes with the words themselves, or of a meeting with whom they name. */
const matchesKeyword = (keyword: string) => sql<SqlBool>`m.ms_no in (
  select k.ms_no from meeting_record k where ${matches(sql`k.search_text`, keyword)}
  union all
  select k.ms_no from clients n join mr_schedules s using (client_no) join meeting_record k using (ms_no)
   where ${matches(sql`n.search_text`, keyword)}
  union all
  select k.ms_no from mr_schedules s join meeting_record k using (ms_no) where ${matches(sql`s.search_text`, keyword)})`

const conditions = (filter: MinutesFilter) =>
  filterConditions(filter, {
    start_dt: (day) => sql`m.start_dt >= ${day}::date`,
    end_dt: (day) => sql`m.start_dt < ${day}::date + 1`,
    emp_no: (emp_no) => sql`m.ms_no in (select g.ms_no from mr_schedule_managers g where g.emp_no = ${emp_no})`,
    keyword: matchesKeyword,
  })

/** What the total depends on: of all minutes, on nothing but themselves. */
const totalOf = ({ keyword, emp_no, start_dt, end_dt }: MinutesFilter) => {
  if (keyword) return 'window'
  const chosen = [emp_no, start_dt, end_dt]
  const isAll = chosen.every((value) => value === undefined)
  const tables = isAll ? ['meeting_record'] : ['meeting_record', 'mr_schedules', 'mr_schedule_managers']
  return { cached: `minutes ${JSON.stringify(chosen)}`, tables }
}

/** Meeting by meeting until the page is full: joined freely, PostgreSQL would sort all that there are. */
const fromTheNewest = sql`mr_schedules m, lateral (select from meeting_record d where d.ms_no = m.ms_no offset 0) d`
const inAnyOrder = sql`mr_schedules m join meeting_record d on d.ms_no = m.ms_no`

const findRows = (db: Db, ms_nos: number[], keyword: string | undefined) =>
  db
    .selectFrom('meeting_record as d')
    .innerJoin('mr_schedules as m', 'm.ms_no', 'd.ms_no')
    .leftJoin('projects as p', 'p.proj_no', 'm.proj_no')
    .leftJoin('clients as c', 'c.client_no', 'm.client_no')
    .leftJoin('pocket_service as s', 's.psrv_no', 'p.psrv_no')
    .leftJoin('employees as e', 'e.emp_no', 'd.emp_no')
    .leftJoin('users as u', 'u.user_no', 'e.user_no')
    .select(['d.mrd_no', 'm.ms_no', 'm.proj_no', 'p.proj_name', clientName, 's.psrv_name', 'm.mr_type', 'm.mr_count'])
    .select(['m.start_dt', 'm.end_dt', 'd.reg_dt', 'u.user_name as emp_name'])
    .select(excerpt(sql`d.mrd_content`, keyword).as('content_excerpt'))
    .select(excerpt(sql`d.mrd_secret`, keyword).as('secret_excerpt'))
    .where('m.ms_no', '=', sql<number>`any (${ms_nos}::int[])`)
    .$castTo<MinutesRow>()
    .execute()

export const findAllMinutes = (db: Db, filter: MinutesFilter, page: Paging) =>
  readPage<MinutesRow>(db, {
    id: 'm.ms_no',
    // What a keyword finds has minutes.
    ...(filter.keyword ? { from: sql`mr_schedules m` } : { from: fromTheNewest, countFrom: inAnyOrder }),
    where: conditions(filter),
    orderBy: sql`m.start_dt desc, m.ms_no desc`,
    page,
    total: totalOf(filter),
    rows: (ms_nos) => findRows(db, ms_nos, filter.keyword),
  })
