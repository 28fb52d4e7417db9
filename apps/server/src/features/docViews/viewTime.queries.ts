import { viewTime } from '@crm/contract/features/docViews/docViews.rows'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { send } from '../../db/hot/sendHot.ts'

export interface ReaderKey {
  user_no: number | null
  sg_no: number | null
  /** The address that a guest proved: with it they are the same reader in every session. */
  address: string | null
}

/** Views of this reader. */
export const isReadBy = ({ user_no, sg_no, address }: ReaderKey) =>
  sql<boolean>`(user_no = ${user_no}::int or sg_no = ${sg_no}::int or guest = ${address}::text)`

interface TimeRead {
  page: number
  /** Epoch milliseconds. */
  start: number
  end: number
}

interface SavedTime {
  seconds: number
  /** What the sharer is to be told; cleared by whoever tells it. */
  news: 'first' | 'again' | null
  is_finished: boolean
}

const { visitSeconds, slackSeconds, readSeconds, finishedFrom } = viewTime

/**
 * Adds times to a view of this reader, in one statement because readers save every few seconds. Times before the visit
 * or after now are cut off. What is counted already, for whatever page, is not counted again: nobody reads two pages at
 * once. Undefined where there is no such view, or its visit is over.
 *
 * The server counted the pages of PDFs. Of other kinds it knows something else (of an xlsx its sheets), so that the pages
 * which the viewer made of them hold.
 */
export const addViewTime = async (
  db: Db,
  dv_no: number,
  reader: ReaderKey,
  times: TimeRead[],
  saidPages: number | null,
): Promise<SavedTime | undefined> => {
  const statement = sql<SavedTime>`
    with view as (
      select dv_no, fv_no, recent, done_dt, pages_read,
             greatest(visit_dt, now() - ${visitSeconds} * interval '1 second') as since,
             now() + ${slackSeconds} * interval '1 second' as until,
             coalesce((select t.pages from file_texts t join file_versions f using (fv_no)
                        where t.fv_no = v.fv_no and f.mimetype = 'application/pdf' and t.pages between 1 and 10000),
                      greatest(v.pages, ${saidPages}::int)) as pages
        from doc_views v
       where dv_no = ${dv_no} and ${isReadBy(reader)}
         and last_dt > now() - ${visitSeconds} * interval '1 second'
         for update
    ),
    said as (
      select nth, page, tstzrange(greatest(to_timestamp(t.start / 1000), since), least(to_timestamp(t."end" / 1000), until)) as time
        from view, rows from (jsonb_to_recordset(${JSON.stringify(times)}::jsonb)
                              as (page int, start double precision, "end" double precision)) with ordinality
                   as t(page, start, "end", nth)
       where greatest(to_timestamp(t.start / 1000), since) < least(to_timestamp(t."end" / 1000), until)
         and page <= coalesce(view.pages, page)
    ),
    fresh as (
      select nth, page, tstzmultirange(time) - view.recent
             - coalesce(range_agg(time) over (order by nth rows between unbounded preceding and 1 preceding), '{}') as times
        from said, view
    ),
    by_page as (select page, range_agg(times) as times from fresh where not isempty(times) group by page),
    saved as (
      insert into doc_view_pages as p (dv_no, page, times)
      select view.dv_no, page, by_page.times from by_page, view order by page
      on conflict (dv_no, page) do update set times = p.times + excluded.times
      returning page, seconds
    ),
    added as (
      select coalesce(sum(crm_seconds_in(by_page.times)), 0) as seconds,
             count(*) filter (where s.seconds >= ${readSeconds}
                                and s.seconds - crm_seconds_in(by_page.times) < ${readSeconds})::int as pages_read,
             coalesce(range_agg(by_page.times), '{}') as times,
             coalesce(bool_or(page = view.pages and s.seconds >= ${readSeconds}), false) as has_end
        from by_page join saved s using (page), view
    )
    update doc_views d
       set recent = (d.recent + added.times) * tstzmultirange(tstzrange(view.since, null)),
           seconds = d.seconds + added.seconds,
           pages_read = d.pages_read + added.pages_read,
           pages = view.pages,
           last_page = coalesce((select page from said order by upper(time) desc, nth desc limit 1), d.last_page),
           last_dt = now()
      from view, added
     where d.dv_no = view.dv_no
    returning floor(d.seconds)::int as seconds,
              case when d.seconds > 0 then d.news end as news,
              d.done_dt is null and d.pages_read >= ${finishedFrom}::float8 * d.pages
                and (added.has_end or exists (
                      select from doc_view_pages l
                       where l.dv_no = d.dv_no and l.page = d.pages and l.seconds >= ${readSeconds})) as is_finished`
  return (await send(db, statement, true))[0]
}
