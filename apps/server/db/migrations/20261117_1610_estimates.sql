-- Estimates with versions, lines and a payment plan, from the first draft to the client's answer.

-- ---------------------------------------------------------------- settings and numbers

-- One row: how much each level may give away, and what a new estimate starts with.
create table estimate_settings (
  es_no        smallint primary key default 1 check (es_no = 1),
  -- Percent below the list prices by emp_lv 0 to 7; null for no limit.
  es_limits    smallint[] not null default '{0,0,3,5,10,20,30,null}' check (cardinality(es_limits) = 8),
  es_valid_days smallint not null default 14 check (es_valid_days between 1 and 365),
  es_vat_mode  text not null default 'added' check (es_vat_mode in ('added', 'included', 'free')),
  -- Parts in percent with their title, due date and pay type, as PlanDraft of the contract package.
  es_plan      jsonb not null default '[{"epl_title": "계약금", "epl_kind": "share", "epl_value": 50, "epl_due_kind": "contract", "epl_due_dt": null, "epl_due_days": 7, "epl_pay_type": 3}, {"epl_title": "잔금", "epl_kind": "share", "epl_value": 50, "epl_due_kind": "delivery", "epl_due_dt": null, "epl_due_days": 7, "epl_pay_type": 3}]'
               check (jsonb_typeof(es_plan) = 'array' and jsonb_array_length(es_plan) between 1 and 12),
  es_terms     text not null default '' check (length(es_terms) <= 5000),
  es_note      text not null default '' check (length(es_note) <= 2000),
  es_bank      text not null default '' check (length(es_bank) <= 100),
  rev          integer not null default 1
);
insert into estimate_settings default values;
create trigger estimate_settings_revision before update on estimate_settings
  for each row execute function crm_count_revision();
select crm_keep_audit('estimate_settings', 'es_no', 'rev');

-- The last number of each year. The row stays locked until the estimate is issued or not, so that none is left out.
create table estimate_numbers (
  year smallint primary key,
  last integer not null check (last > 0)
);

-- ---------------------------------------------------------------- versions

alter table estimates
  -- The number of the first version, which all later ones share.
  add est_root          integer references estimates on delete cascade,
  add est_ver           smallint not null default 1 check (est_ver between 1 and 999),
  add est_state         text not null default 'draft'
    check (est_state in ('draft', 'asking', 'issued', 'accepted', 'rejected', 'expired', 'replaced', 'withdrawn')),
  add est_code          text unique check (est_code ~ '^BE-\d{4}-\d{5,}$'),
  add est_to_name       text not null default '' check (length(est_to_name) <= 50),
  add est_to_phone      text not null default '' check (length(est_to_phone) <= 20),
  add est_to_email      text not null default '' check (length(est_to_email) <= 254),
  add est_valid_dt      date,
  add est_vat_mode      text not null default 'added' check (est_vat_mode in ('added', 'included', 'free')),
  add est_discount_kind text check (est_discount_kind in ('rate', 'won')),
  add est_discount      bigint not null default 0
    check (est_discount between 0 and 100000000000 and (est_discount_kind is distinct from 'rate' or est_discount <= 100)),
  add est_supply        bigint not null default 0 check (est_supply >= 0),
  add est_vat           bigint not null default 0 check (est_vat >= 0),
  -- What the price list asks for the same, and how much less this is.
  add est_list          bigint not null default 0 check (est_list >= 0),
  add est_below         bigint not null default 0 check (est_below >= 0),
  add est_terms         text not null default '' check (length(est_terms) <= 5000),
  add est_note          text not null default '' check (length(est_note) <= 2000),
  -- For staff only.
  add est_memo          text not null default '' check (length(est_memo) <= 2000),
  add emp_no            integer references employees,
  add rev               integer not null default 1,
  -- Who asked whom for a discount beyond the limit, and what became of it. A changed draft loses its approval.
  add est_asked_by      integer references employees,
  add est_asked_of      integer references employees,
  add est_asked_dt      timestamptz,
  add est_asked_text    text not null default '' check (length(est_asked_text) <= 500),
  add est_decided_by    integer references employees,
  add est_decided_dt    timestamptz,
  add est_is_approved   boolean,
  add est_decided_text  text not null default '' check (length(est_decided_text) <= 500),
  add est_issued_by     integer references employees,
  -- What the client was given, and its SHA-256.
  add est_snapshot      jsonb,
  add est_hash          text check (est_hash ~ '^[0-9a-f]{64}$'),
  add est_answered_dt   timestamptz,
  add est_answer_way    text check (est_answer_way in ('phone', 'page')),
  add est_answer_name   text not null default '' check (length(est_answer_name) <= 50),
  add est_answer_reason text check (est_answer_reason in ('price', 'timing', 'other_company', 'no_need', 'other')),
  add est_answer_text   text not null default '' check (length(est_answer_text) <= 500);

-- The paper as it was made; apart, because lists never read it.
create table estimate_papers (
  est_no integer primary key references estimates on delete cascade,
  pdf    bytea not null
);

create table estimate_lines (
  el_no            integer generated by default as identity primary key,
  est_no           integer not null references estimates on delete cascade,
  el_place         smallint not null check (el_place between 0 and 199),
  -- `section` is a heading over the lines that follow.
  el_kind          text not null check (el_kind in ('line', 'section')),
  ei_no            integer references estimate_items,
  el_name          text not null check (length(el_name) <= 100),
  el_content       text not null default '' check (length(el_content) <= 500),
  el_unit          text not null default '' check (length(el_unit) <= 20),
  el_quantity      numeric(9, 2) not null default 1 check (el_quantity between 0.01 and 100000),
  el_price         bigint not null default 0 check (el_price between 0 and 10000000000),
  -- As the price list said then; null for free text.
  el_list_price    bigint check (el_list_price between 0 and 10000000000),
  el_cost          bigint check (el_cost between 0 and 10000000000),
  el_pocket        integer not null default 0 check (el_pocket between 0 and 100000000),
  el_discount_kind text check (el_discount_kind in ('rate', 'won')),
  el_discount      bigint not null default 0
    check (el_discount between 0 and 10000000000 and (el_discount_kind is distinct from 'rate' or el_discount <= 100)),
  is_taxable       boolean not null default true,
  -- Optional lines count only when the client has chosen them.
  is_optional      boolean not null default false,
  is_chosen        boolean not null default false,
  el_memo          text not null default '' check (length(el_memo) <= 300),
  unique (est_no, el_place)
);
create index estimate_lines_item on estimate_lines (ei_no) where ei_no is not null;

create table estimate_plans (
  epl_no       integer generated by default as identity primary key,
  est_no       integer not null references estimates on delete cascade,
  epl_place    smallint not null check (epl_place between 0 and 11),
  epl_title    text not null check (length(epl_title) between 1 and 50),
  epl_kind     text not null check (epl_kind in ('share', 'won')),
  epl_value    bigint not null check (epl_value between 0 and 100000000000 and (epl_kind = 'won' or epl_value <= 100)),
  -- Null while the parts of a draft do not make up its total.
  epl_amount   bigint check (epl_amount > 0),
  epl_due_kind text not null check (epl_due_kind in ('date', 'contract', 'start', 'delivery')),
  epl_due_dt   date,
  epl_due_days smallint check (epl_due_days between 0 and 365),
  epl_pay_type smallint not null check (epl_pay_type between 1 and 5),
  unique (est_no, epl_place),
  check ((epl_due_kind = 'date') = (epl_due_dt is not null)),
  check ((epl_due_kind = 'date') = (epl_due_days is null))
);

-- ---------------------------------------------------------------- estimates from before

alter table estimates disable trigger user;
update estimates e
   set est_root = est_no, est_vat_mode = 'included', est_supply = round(est_amount / 1.1), est_vat = est_amount - round(est_amount / 1.1),
       est_list = est_amount, est_valid_dt = (est_issued_dt + interval '14 days')::date,
       est_state = case when est_issued_dt is null then 'draft'
                        when exists (select from project_credits c where c.est_no = e.est_no) then 'accepted' else 'issued' end;
update estimates e set est_code = n.code
  from (select est_no, format('BE-%s-%s', to_char(est_issued_dt, 'YYYY'),
               lpad((row_number() over (partition by to_char(est_issued_dt, 'YYYY') order by est_issued_dt, est_no))::text, 5, '0')) as code
          from estimates where est_issued_dt is not null) n
 where n.est_no = e.est_no;
alter table estimates enable trigger user;
insert into estimate_numbers (year, last)
select to_char(est_issued_dt, 'YYYY')::smallint, count(*) from estimates where est_issued_dt is not null group by 1;
insert into estimate_lines (est_no, el_place, el_kind, el_name, el_unit, el_price)
select est_no, 0, 'line', est_title, '식', least(est_amount, 10000000000) from estimates;
insert into estimate_plans (est_no, epl_place, epl_title, epl_kind, epl_value, epl_amount, epl_due_kind, epl_due_days, epl_pay_type)
select est_no, 0, '전액', 'share', 100, est_amount, 'contract', 7, 3 from estimates where est_amount > 0;

-- ---------------------------------------------------------------- what always holds

create function crm_set_estimate_root() returns trigger language plpgsql as $$
begin
  new.est_root := coalesce(new.est_root, new.est_no);
  return new;
end $$;
create trigger estimates_root before insert on estimates for each row execute function crm_set_estimate_root();

alter table estimates
  alter est_root set not null,
  add unique (est_root, est_ver),
  add check ((est_state in ('draft', 'asking')) = (est_issued_dt is null)),
  add check ((est_issued_dt is null) = (est_code is null)),
  add check ((est_state = 'asking') <= (est_asked_of is not null)),
  add check ((est_state = 'rejected') <= (est_answered_dt is not null));
create unique index estimates_one_valid on estimates (est_root) where est_state in ('issued', 'accepted');
create index estimates_list on estimates (reg_dt desc, est_no desc);
create index estimates_state on estimates (est_state, reg_dt desc);
create index estimates_author on estimates (emp_no, reg_dt desc);
create index estimates_asked on estimates (est_asked_of) where est_state = 'asking';
create index estimates_valid on estimates (est_valid_dt) where est_state = 'issued';
select crm_make_searchable('estimates', 'est_title', 'est_code', 'est_to_name');
drop trigger estimates_audit on estimates;
select crm_keep_audit('estimates', 'est_no', 'rev', 'est_snapshot', 'est_hash', '+est_title');
create trigger estimates_revision before update on estimates for each row execute function crm_count_revision();

-- What was issued stays as the client was given it; its state, its validity and its answer go on.
create function crm_keep_issued_estimate() returns trigger language plpgsql as $$
declare
  free text[] := array['est_state', 'est_valid_dt', 'est_answered_dt', 'est_answer_way', 'est_answer_name', 'est_answer_reason',
                       'est_answer_text', 'est_memo', 'rev', 'search_text'];
begin
  if old.est_state not in ('draft', 'asking') and to_jsonb(new) - free <> to_jsonb(old) - free then
    raise exception 'estimate % has been issued', old.est_no
      using errcode = 'restrict_violation', constraint = 'estimates_issued';
  end if;
  return new;
end $$;
create trigger estimates_issued before update on estimates for each row execute function crm_keep_issued_estimate();

create function crm_keep_issued_parts() returns trigger language plpgsql as $$
begin
  if exists (select from estimates where est_no = coalesce(new.est_no, old.est_no) and est_state not in ('draft', 'asking')) then
    raise exception 'estimate % has been issued', coalesce(new.est_no, old.est_no)
      using errcode = 'restrict_violation', constraint = 'estimates_issued';
  end if;
  return coalesce(new, old);
end $$;
create trigger estimate_lines_issued before insert or update or delete on estimate_lines
  for each row execute function crm_keep_issued_parts();
create trigger estimate_plans_issued before insert or update or delete on estimate_plans
  for each row execute function crm_keep_issued_parts();

-- At the end of a transaction: what is issued adds up. Drafts may be unfinished.
create function crm_check_estimate_money() returns trigger language plpgsql as $$
declare
  e estimates;
begin
  select * into e from estimates where est_no = new.est_no;
  if e.est_no is null or e.est_state in ('draft', 'asking') then return null; end if;
  if e.est_supply + e.est_vat <> e.est_amount
     or e.est_amount <> coalesce((select sum(epl_amount) from estimate_plans where est_no = e.est_no), 0) then
    raise exception 'the sums of estimate % do not agree', e.est_no
      using errcode = 'check_violation', constraint = 'estimates_sums';
  end if;
  return null;
end $$;
create constraint trigger estimates_sums after insert or update on estimates
  deferrable initially deferred for each row execute function crm_check_estimate_money();

-- ---------------------------------------------------------------- the contract columns of projects

-- Of each estimate the version that counts: the issued one, else the newest draft. What was refused, withdrawn or replaced does not.
create or replace function crm_contract_status(project integer) returns text[] language sql stable
begin atomic
  select coalesce(array_agg(distinct s order by s), '{}') from (
    select case when k.n = 0 then case when e.est_issued_dt is null then 'estimate_off' else 'estimate_on' end
                when k.is_paid then 'credit_off' else 'credit_on' end s
      from (select distinct on (est_root) est_no, est_issued_dt from estimates
             where proj_no = project and est_state not in ('rejected', 'withdrawn', 'replaced')
             order by est_root, est_issued_dt is null, est_ver desc) e
     cross join lateral (select count(*) as n, bool_and(c.projcrd_deposit_dt is not null) as is_paid
                           from project_credits c where c.est_no = e.est_no) k) t;
end;
