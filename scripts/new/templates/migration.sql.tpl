create table {{table}} (
  {{p}}_no      integer generated always as identity primary key,
  {{p}}_title   text not null check (length({{p}}_title) between 1 and 100),
  {{p}}_content text not null check (length({{p}}_content) between 1 and 10000),
  state         smallint not null default 1 check (state in (1, 2)),
  emp_no        integer not null references employees,
  reg_dt        timestamptz not null default now(),
  rev           integer not null default 1
);

select crm_keep_audit('{{table}}', '{{p}}_no', 'rev');
create trigger {{table}}_revision before update on {{table}} for each row execute function crm_count_revision();
select crm_make_searchable('{{table}}', '{{p}}_title', '{{p}}_content');
