-- Who comes from elsewhere, and where to: found by index like everything else.
alter table mr_schedules add column search_text text not null
  generated always as (crm_search_text(mr_info ->> 'client_name', mr_text)) stored;
create index mr_schedules_search on mr_schedules using gin (crm_search_grams(search_text)) with (fastupdate = off);
-- All meetings of the projects that a keyword means; the other index has only those that stand.
create index mr_schedules_of_project on mr_schedules (proj_no);
