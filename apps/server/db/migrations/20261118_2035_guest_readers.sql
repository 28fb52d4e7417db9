-- A guest who proved an address is one reader, over all their sessions and links: views are kept by that address
-- (docs/decisions/030-viewer.md).
alter table doc_views add column guest text check (length(guest) between 1 and 254);
update doc_views d set guest = g.email from share_guests g where g.sg_no = d.sg_no and g.email is not null;

-- Every session was a reader of its own so far: the first view of a version takes over what the others have.
create temporary table guest_views on commit drop as
  select v.*, first_value(dv_no) over (partition by guest, fv_no order by dv_no) as kept
    from doc_views v where guest is not null;
delete from guest_views where kept not in (select kept from guest_views where dv_no <> kept);

insert into doc_view_pages as p (dv_no, page, times)
select g.kept, o.page, range_agg(o.times)
  from guest_views g join doc_view_pages o using (dv_no) where g.dv_no <> g.kept group by g.kept, o.page
on conflict (dv_no, page) do update set times = p.times + excluded.times;
delete from doc_views where dv_no in (select dv_no from guest_views where dv_no <> kept);

update doc_views d
   set (visits, begin_dt, last_dt, pages, done_dt, news) = (
         select sum(g.visits), min(g.begin_dt), max(g.last_dt), max(g.pages), min(g.done_dt), nullif(max(coalesce(g.news, 'told')), 'told')
           from guest_views g where g.kept = d.dv_no),
       (visit_dt, sg_no, sh_no, last_page, recent) = (
         select g.visit_dt, g.sg_no, g.sh_no, coalesce(g.last_page, d.last_page), g.recent
           from guest_views g where g.kept = d.dv_no order by g.last_dt desc, g.dv_no desc limit 1),
       (seconds, pages_read) = (
         select coalesce(sum(p.seconds), 0), count(*) filter (where p.seconds >= 1) from doc_view_pages p where p.dv_no = d.dv_no)
 where d.dv_no in (select kept from guest_views);

alter table doc_views add constraint doc_views_guest check (guest is null or sg_no is not null);
create unique index doc_views_of_address on doc_views (guest, fv_no) where guest is not null;
