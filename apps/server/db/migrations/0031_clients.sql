-- Companies: clients, venture capital firms and partners in one table, because one firm may be met in any of these roles.

-- 123-45-67891 without hyphens: the last digit proves the others.
create function crm_is_business_no(value text) returns boolean language sql immutable parallel safe strict
begin atomic
  select value ~ '^[0-9]{10}$' and (
    (select sum(substr(value, i, 1)::int * substr('137137135', i, 1)::int)::int from generate_series(1, 9) i)
    + substr(value, 9, 1)::int * 5 / 10 + substr(value, 10, 1)::int) % 10 = 0;
end;

-- [{ name, number }], the numbers as 010 and eight digits.
create function crm_is_contact_list(list jsonb) returns boolean language sql immutable parallel safe strict
begin atomic
  select jsonb_typeof(list) = 'array' and jsonb_array_length(list) <= 20
     and not exists (
       select from jsonb_array_elements(list) c
        where not coalesce(length(c ->> 'name') between 1 and 50 and c ->> 'number' ~ '^010[0-9]{8}$', false));
end;

create function crm_contact_words(list jsonb) returns text[] language sql immutable parallel safe strict
begin atomic
  select coalesce(array_agg(w order by i, w), '{}')
    from jsonb_array_elements(list) with ordinality e(c, i)
   cross join lateral (values (c ->> 'name'), (c ->> 'number')) v(w);
end;

-- '주식회사 그린루프', '(주)그린 루프' and '그린루프㈜' are one name; a name that is nothing else stays as it is.
create function crm_company_core(name text) returns text language sql immutable parallel safe strict
begin atomic
  select coalesce(nullif(crm_fold(regexp_replace(normalize(name, nfc),
    '주식회사|유한책임회사|유한회사|사단법인|재단법인|\((주|유|사|재)\)|㈜|㈔|\mco\.?,? *ltd\M\.?|\m(inc|corp|ltd|llc)\M\.?', '', 'gi')), ''), crm_fold(name));
end;

alter table clients
  add client_type        text not null default 'client' check (client_type in ('client', 'vc', 'partner')),
  add client_biz_no      text check (crm_is_business_no(client_biz_no)),
  add client_phone       text check (client_phone ~ '^01[0-9]{8,9}$'),
  add client_contact     jsonb not null default '[]' check (crm_is_contact_list(client_contact)),
  add client_zip         text check (client_zip ~ '^[0-9]{5}$'),
  add client_addr        text check (length(client_addr) between 1 and 200),
  add client_addr_detail text check (length(client_addr_detail) between 1 and 100),
  add addr_no            integer references addr,
  add bt_no              integer references business_type,
  add it_no              integer references investment_type,
  add thm_no             integer references theme,
  add client_homepage    text check (client_homepage ~ '^https?://' and length(client_homepage) <= 300),
  -- For staff only: no query for client users names it.
  add client_note        text check (length(client_note) between 1 and 5000),
  add state              smallint not null default 1 check (state in (0, 1)),
  -- Counts the changes: whoever saves an older one than the newest is told so.
  add rev                integer not null default 1,
  add client_name_core   text not null generated always as (crm_company_core(client_name)) stored;

create unique index clients_biz_no on clients (client_biz_no);
create index clients_newest on clients (client_type, client_no desc);
create index clients_by_name on clients (client_type, client_name, client_no desc);
create index clients_name_core on clients (client_name_core);
create index clients_addr on clients (addr_no);
create index clients_business_type on clients (bt_no);
create index clients_investment_type on clients (it_no);
create index clients_theme on clients (thm_no);

create function crm_count_revision() returns trigger language plpgsql as $$
begin
  new.rev := old.rev + 1;
  return new;
end $$;
create trigger clients_revision before update on clients for each row execute function crm_count_revision();

-- The search now finds numbers and contacts, too; it replaces the one of 0002.
alter table clients drop search_text;
alter table clients add search_text text not null generated always as (
  crm_search_text(variadic array[client_name, client_rep_name, client_biz_no, client_phone] || crm_contact_words(client_contact))) stored;
-- No list of entries still to be sorted in: every search would have to read through it.
create index clients_search on clients using gin (crm_search_grams(search_text)) with (fastupdate = off);

drop trigger clients_audit on clients;
select crm_keep_audit('clients', 'client_no', 'client_name_core', 'rev');

-- The staff who look after a company.
create table client_managers (
  client_no integer not null references clients,
  emp_no    integer not null references employees,
  primary key (client_no, emp_no)
);
create index client_managers_emp on client_managers (emp_no);
select crm_keep_audit('client_managers', 'client_no');

-- The firm that a venture capitalist comes from.
alter table vc_members add client_no integer references clients;
create index vc_members_client on vc_members (client_no);

with firms as (
  insert into clients (client_name, client_type)
  select distinct on (crm_company_core(vc_name)) vc_name, 'vc' from vc_members order by crm_company_core(vc_name), user_no
  returning client_no, client_name_core)
update vc_members v set client_no = f.client_no from firms f where f.client_name_core = crm_company_core(v.vc_name);
