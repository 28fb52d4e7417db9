import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'

const guests = ['kim@hanbit.example', 'lee@vc.example', 'park@hanbit.example', 'choi@dawn.example', 'jung@vc.example']

/** People who came by the live links of the demo. */
const seedGuests = (db: Db) =>
  sql`insert into share_guests (sh_no, token_hash, email, expires_dt, reg_dt)
      select s.sh_no, sha256(convert_to('demo guest ' || s.sh_no || g.email, 'UTF8')), g.email, now() - interval '1 day', now() - interval '8 days'
        from file_shares s cross join unnest(${guests}::text[]) g(email)
       where s.kind = 'link' and s.state = 'active' and (s.expires_dt is null or s.expires_dt > now())`.execute(db)

/**
 * Readers of the demo's documents: people of the client, guests of links and some of our own. Everybody begins at the
 * first page, stays long on the first ones and stops somewhere; a third reads to the end.
 */
export const seedViews = async (db: Db) => {
  await seedGuests(db)
  await sql`
    with doc as materialized (
      select f.ft_no, f.fv_no, f.path, p.proj_no, p.client_no, least(x.pages, 60) as pages
        from file_tree f join file_trees t using (tree_no) join projects p using (proj_no)
        join file_texts x on x.fv_no = f.fv_no
       where f.kind = 'file' and f.state = 1 and x.pages >= 2),
    reader as (
      select d.*, m.user_no, null::int as sg_no, null::text as guest,
             (select min(s.sh_no) from file_shares s where s.ft_no = any (d.path) and s.kind = 'client' and s.state = 'active') as sh_no,
             true as is_outside, m.user_no * 7919 + d.ft_no * 31 as chance
        from doc d join client_members m on m.client_no = d.client_no
      union all
      select * from (
        select distinct on (d.fv_no, coalesce(g.email, g.sg_no::text))
               d.*, null::int, g.sg_no, g.email, g.sh_no, true, g.sg_no * 104729 + d.ft_no * 17
          from doc d join file_shares s on s.ft_no = any (d.path) join share_guests g on g.sh_no = s.sh_no
         order by d.fv_no, coalesce(g.email, g.sg_no::text), g.sg_no) guests
      union all
      select d.*, u.user_no, null, null, null, false, u.user_no * 613 + d.ft_no * 13
        from doc d join users u on u.user_id in ('manager', 'staff')),
    view as materialized (
      select r.*, nextval(pg_get_serial_sequence('doc_views', 'dv_no'))::int as dv_no,
             case when chance % 3 = 0 then pages else greatest(1, pages * (35 + chance % 50) / 100) end as reached,
             now() - (1 + chance % 6) * interval '1 day' - (chance % 300) * interval '1 minute' as at
        from reader r where chance % 4 <> 1),
    page as materialized (
      select v.dv_no, n as page, v.at,
             4 + 30 * exp(-n / 5.0) + (v.chance / 7 + n * 37) % 13 + case when n % 7 = 4 then 18 else 0 end as seconds
        from view v cross join generate_series(1, v.reached) n),
    placed as materialized (
      select *, coalesce(sum(seconds) over (partition by dv_no order by page rows between unbounded preceding and 1 preceding), 0) as before
        from page),
    views as (
      insert into doc_views (dv_no, user_no, sg_no, guest, ft_no, fv_no, sh_no, is_outside, begin_dt, visit_dt, last_dt, visits,
                             last_page, pages, seconds, pages_read, done_dt)
      select v.dv_no, v.user_no, v.sg_no, v.guest, v.ft_no, v.fv_no, v.sh_no, v.is_outside, v.at, v.at,
             v.at + total.seconds * interval '1 second', 1 + v.chance % 3, v.reached, v.pages, total.seconds, v.reached,
             case when v.reached = v.pages then v.at + total.seconds * interval '1 second' end
        from view v join (select dv_no, sum(seconds) as seconds from page group by dv_no) total using (dv_no))
    insert into doc_view_pages (dv_no, page, times)
    select dv_no, page, tstzmultirange(tstzrange(at + before * interval '1 second', at + (before + seconds) * interval '1 second'))
      from placed`.execute(db)
}
