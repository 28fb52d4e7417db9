import { viewTime } from '@crm/contract/features/docViews/docViews.rows'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { type Paging, readIds, readPage } from '../../db/readPage.ts'
import { unnamedGuest } from './docViews.messages.ts'

export interface ReportFilter {
  ft_no: number
  fv_nos?: number[] | undefined
  who: 'outside' | 'all'
}

/** Views in which nothing was read (opened and left at once) are nobody's reading. */
const conditions = ({ ft_no, fv_nos, who }: ReportFilter) => [
  sql`d.ft_no = ${ft_no}`,
  sql`d.seconds > 0`,
  ...(fv_nos?.length ? [sql`d.fv_no = any (${fv_nos}::int[])`] : []),
  ...(who === 'outside' ? [sql`d.is_outside`] : []),
]

/** One person, over all versions and, where a guest proved their address, all sessions. */
const person = sql`coalesce(d.user_no::text, d.guest, 'guest ' || d.sg_no)`

export const findReaders = (db: Db, dv_nos: number[]) =>
  db
    .selectFrom('doc_views as d')
    .innerJoin('file_versions as v', 'v.fv_no', 'd.fv_no')
    .leftJoin('users as u', 'u.user_no', 'd.user_no')
    .leftJoin('client_members as cu', 'cu.user_no', 'u.user_no')
    .leftJoin('clients as c', 'c.client_no', 'cu.client_no')
    .leftJoin('share_guests as g', 'g.sg_no', 'd.sg_no')
    .select(['d.dv_no', 'v.ver', 'd.visits', 'd.pages', 'd.pages_read', 'd.last_dt', 'c.client_name'])
    .select([
      sql<string>`coalesce(u.user_name, g.email, g.name, ${unnamedGuest})`.as('reader'),
      sql<
        'emp' | 'client' | 'guest'
      >`case when d.sg_no is not null then 'guest' when u.user_type = 'emp' then 'emp' else 'client' end`.as(
        'reader_kind',
      ),
      sql<number>`floor(d.seconds)::int`.as('seconds'),
      sql<number | null>`least(100, floor(100.0 * d.pages_read / d.pages))::int`.as('completion'),
      sql<number | null>`case when d.done_dt is null then d.last_page end`.as('stopped_at'),
      sql<boolean>`d.done_dt is not null`.as('is_done'),
    ])
    .where('d.dv_no', '=', sql<number>`any (${dv_nos}::int[])`)
    .execute()

const readersOf = (filter: ReportFilter) => ({
  id: 'd.dv_no' as const,
  from: sql`doc_views d`,
  where: conditions(filter),
  orderBy: sql`d.last_dt desc, d.dv_no desc`,
})

export const findReaderPage = (db: Db, filter: ReportFilter, page: Paging) =>
  readPage<Awaited<ReturnType<typeof findReaders>>[number]>(db, {
    ...readersOf(filter),
    page,
    total: 'window',
    rows: (dv_nos) => findReaders(db, dv_nos),
  })

export const findReaderNos = (db: Db, filter: ReportFilter) => readIds(db, readersOf(filter))

export const findSummary = async (db: Db, filter: ReportFilter) => {
  const { rows } = await sql<{
    readers: number
    seconds: number
    finished: number
    pages: number | null
    last_dt: string | null
    drop_page: number | null
  }>`
    select count(distinct ${person})::int as readers,
           floor(coalesce(sum(d.seconds), 0))::int as seconds,
           count(distinct ${person}) filter (where d.done_dt is not null)::int as finished,
           max(d.pages) as pages,
           max(d.last_dt) as last_dt,
           mode() within group (order by d.last_page) filter (where d.done_dt is null) as drop_page
      from doc_views d
     where ${sql.join(conditions(filter), sql` and `)}`.execute(db)
  return rows[0] as (typeof rows)[number]
}

const mostNames = 5

/** What people from outside read of the files of a box. */
export const findReadingInBox = async (db: Db, box_ft_no: number) => {
  const { rows } = await sql<{
    ft_no: number
    names: string[]
    readers: number
    finished: number
    completion: number | null
    last_dt: string
  }>`
    select r.ft_no, (array_agg(r.name order by r.last_dt desc, r.name))[:${mostNames}] as names,
           count(*)::int as readers, count(*) filter (where r.is_done)::int as finished,
           floor(avg(r.completion))::int as completion, max(r.last_dt) as last_dt
      from (select d.ft_no, min(coalesce(u.user_name, g.email, g.name, ${unnamedGuest})) as name,
                   bool_or(d.done_dt is not null) as is_done, max(d.last_dt) as last_dt,
                   max(least(100, 100.0 * d.pages_read / d.pages)) as completion
              from file_tree f join doc_views d on d.ft_no = f.ft_no
              left join users u on u.user_no = d.user_no left join share_guests g on g.sg_no = d.sg_no
             where f.parent = ${box_ft_no} and f.state = 1 and d.is_outside and d.seconds > 0
             group by d.ft_no, ${person}) r
     group by r.ft_no`.execute(db)
  return rows
}

/** By page: how long, by how many people, and how many of them stopped there. */
export const findPages = async (db: Db, filter: ReportFilter) => {
  const { rows } = await sql<{ page: number; seconds: number; readers: number; stopped: number }>`
    select p.page, floor(sum(p.seconds))::int as seconds,
           count(distinct ${person}) filter (where p.seconds >= ${viewTime.readSeconds})::int as readers,
           count(distinct ${person}) filter (where d.done_dt is null and d.last_page = p.page)::int as stopped
      from doc_views d join doc_view_pages p using (dv_no)
     where ${sql.join(conditions(filter), sql` and `)}
     group by p.page order by p.page`.execute(db)
  return rows
}

export const findPagesOfView = async (db: Db, dv_no: number) => {
  const { rows } = await sql<{ page: number; seconds: number; readers: number; stopped: number }>`
    select p.page, floor(p.seconds)::int as seconds, (p.seconds >= ${viewTime.readSeconds})::int as readers,
           (d.done_dt is null and d.last_page = p.page)::int as stopped
      from doc_views d join doc_view_pages p using (dv_no) where d.dv_no = ${dv_no} order by p.page`.execute(db)
  return rows
}

export const findEntryOfView = (db: Db, dv_no: number) =>
  db.selectFrom('doc_views').select('ft_no').where('dv_no', '=', dv_no).executeTakeFirst()
