import { showNumber } from '@crm/contract/kit/numbers'
import { sql } from 'kysely'
import { withoutTriggers } from '../../../../seed/withoutTriggers.ts'
import type { Db } from '../../../db/database.ts'

const pagesOfView = 20
const viewCount = 150_000
/** Readers of the one document whose report the bench reads. */
const mostReaders = 2000

/** The newest document is read by two thousand people, the others by one each. */
const insertViews = (db: Db) =>
  sql<{ views: number }>`
    with busiest as (select ft_no, fv_no from file_versions order by fv_no desc limit 1),
    reader as (
      select u.user_no, b.ft_no, b.fv_no from busiest b cross join (select user_no from users order by user_no desc limit ${mostReaders}) u
      union all
      select (select min(user_no) from client_members), v.ft_no, v.fv_no
        from (select ft_no, fv_no from file_versions order by fv_no desc offset 1 limit ${viewCount - mostReaders}) v),
    view as materialized (
      select r.*, nextval(pg_get_serial_sequence('doc_views', 'dv_no'))::int as dv_no,
             now() - (r.fv_no % 200) * interval '1 hour' - interval '1 day' as at
        from reader r),
    views as (
      insert into doc_views (dv_no, user_no, ft_no, fv_no, is_outside, begin_dt, visit_dt, last_dt, last_page, pages, seconds, pages_read, done_dt)
      select dv_no, user_no, ft_no, fv_no, true, at, at, at + interval '400 seconds', 1 + dv_no % ${pagesOfView}, ${pagesOfView}, 400,
             ${pagesOfView}, case when dv_no % 3 = 0 then at + interval '400 seconds' end
        from view on conflict do nothing returning dv_no, begin_dt),
    pages as (
      insert into doc_view_pages (dv_no, page, times)
      select dv_no, n, tstzmultirange(tstzrange(begin_dt + (n - 1) * interval '20 seconds', begin_dt + n * interval '20 seconds'))
        from views cross join generate_series(1, ${pagesOfView}) n)
    select count(*)::int as views from views`.execute(db)

/** Three million pages read. */
export const seedLargeViews = async (db: Db) => {
  const { rows } = await withoutTriggers(db, ['doc_views', 'doc_view_pages'], () => insertViews(db))
  return [`${showNumber((rows[0]?.views ?? 0) * pagesOfView)} pages of documents read`]
}
