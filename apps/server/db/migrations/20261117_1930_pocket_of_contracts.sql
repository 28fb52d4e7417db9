-- Points that come with what a contract sells, and what is left of each deposit.

-- ---------------------------------------------------------------- points

-- What the lines that count of a contract's estimate grant; a part of a point is dropped.
create function crm_contract_points(contract integer) returns integer language sql stable
return (select least(coalesce(sum(floor(l.el_pocket * l.el_quantity)), 0), 100000000)::integer
          from contracts k join estimate_lines l using (est_no)
         where k.ctr_no = contract and l.el_kind = 'line' and (not l.is_optional or l.is_chosen));

alter table cash_log
  -- charge: with the first payment of a contract that is covered; take: what of it was left when all its money went back
  add ctr_no integer references contracts,
  drop constraint cash_log_cl_type_check,
  drop constraint cash_log_sign,
  add constraint cash_log_cl_type_check check (cl_type in ('free', 'take', 'use', 'refund', 'reverse', 'charge')),
  add constraint cash_log_sign check (case cl_type when 'free' then cl_amount > 0 when 'refund' then cl_amount > 0 when 'charge' then cl_amount > 0
    when 'take' then cl_amount < 0 when 'use' then cl_amount < 0 else true end),
  add constraint cash_log_of_contract check (case cl_type when 'charge' then ctr_no is not null when 'take' then true else ctr_no is null end);
create index cash_log_contract on cash_log (ctr_no) where ctr_no is not null;

create or replace function crm_enter_cash() returns trigger language plpgsql as $$
declare
  undone   cash_log;
  given    bigint;
  standing bigint;
begin
  insert into pocket_balances (client_no, cash) values (new.client_no, 0) on conflict do nothing;
  -- Rows of one company are entered one after the other.
  perform from pocket_balances where client_no = new.client_no for update;
  if new.reversed_cl_no is not null then
    select * into undone from cash_log where cl_no = new.reversed_cl_no;
    if undone.reversed_cl_no is not null
       or new.cl_type = 'reverse' and undone.cl_amount <> -new.cl_amount
       or new.cl_type = 'refund' and (undone.cl_type <> 'use' or new.cl_amount > -undone.cl_amount) then
      raise exception 'a reversal undoes the whole of an ordinary row, a refund at most a whole purchase'
        using errcode = 'check_violation', constraint = 'cash_log_reversal';
    end if;
    -- Points that paid for something come back when that is cancelled, not by a reversal.
    if new.cl_type = 'reverse' and exists (select from project_buildups where cl_no = new.reversed_cl_no) then
      raise exception 'a service was bought with it' using errcode = 'check_violation', constraint = 'cash_log_order';
    end if;
    if new.cl_type = 'reverse' and exists (select from payments where cl_no = new.reversed_cl_no) then
      raise exception 'a payment was made with it' using errcode = 'check_violation', constraint = 'cash_log_payment';
    end if;
    -- Points of a contract follow its deposits.
    if new.cl_type = 'reverse' and undone.ctr_no is not null then
      raise exception 'it came with a contract' using errcode = 'check_violation', constraint = 'cash_log_contract';
    end if;
    -- Checked before the balance, because "undone already" is the better reason to report.
    select sum(cl_amount) into given from cash_log where reversed_cl_no = new.reversed_cl_no;
    if given is not null and (new.cl_type = 'reverse' or given + new.cl_amount > -undone.cl_amount) then
      raise exception 'undone already' using errcode = 'unique_violation', constraint = 'cash_log_reversed_once';
    end if;
  end if;
  -- A contract gives its points once: what was taken back may come again, never more than it grants, never less than none.
  if new.ctr_no is not null then
    select coalesce(sum(cl_amount), 0) into standing from cash_log where ctr_no = new.ctr_no;
    if standing + new.cl_amount not between 0 and crm_contract_points(new.ctr_no)
       or not exists (select from contracts k join projects p using (proj_no) where k.ctr_no = new.ctr_no and p.client_no = new.client_no) then
      raise exception 'contract % has not so many points', new.ctr_no using errcode = 'check_violation', constraint = 'cash_log_contract';
    end if;
  end if;
  update pocket_balances set cash = cash + new.cl_amount where client_no = new.client_no returning cash into new.cl_balance;
  -- The number is taken under the lock, so that in the order of numbers each balance follows from the one before.
  new.cl_no := nextval(pg_get_serial_sequence('cash_log', 'cl_no'));
  return new;
end $$;

-- ---------------------------------------------------------------- what is left of a deposit

-- 선수금: what came, less what was given back and what covers credits. By triggers only; 0 for refunds.
alter table deposits add dep_rest bigint not null default 0;
drop trigger deposits_audit on deposits;
update deposits d set dep_rest = d.dep_amount
    + coalesce((select sum(r.dep_amount) from deposits r where r.reversed_dep_no = d.dep_no), 0)
    - coalesce((select sum(s.ds_amount) from deposit_shares s join deposits o using (dep_no) where d.dep_no in (o.dep_no, o.reversed_dep_no)), 0)
 where d.dep_amount > 0;
select crm_keep_audit('deposits', 'dep_no', 'dep_rest');
create index deposits_rest on deposits (dep_dt desc, dep_no desc) where dep_rest > 0;

create function crm_follow_deposit() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'deposits' then
    update deposits set dep_rest = dep_rest + new.dep_amount where dep_no = coalesce(new.reversed_dep_no, new.dep_no);
  else
    update deposits set dep_rest = dep_rest - new.ds_amount
     where dep_no = (select coalesce(o.reversed_dep_no, o.dep_no) from deposits o where o.dep_no = new.dep_no);
  end if;
  return null;
end $$;
create trigger deposits_follow after insert on deposits for each row execute function crm_follow_deposit();
create trigger deposit_shares_follow after insert on deposit_shares for each row execute function crm_follow_deposit();
create trigger deposits_rest_follows before update of dep_rest on deposits
  for each row when (pg_trigger_depth() < 1) execute function crm_refuse_change();

-- A deposit pays for contracts of its own client.
create function crm_check_share_client() returns trigger language plpgsql as $$
begin
  if not exists (select from deposits d join projects p using (client_no) join contracts k using (proj_no) join project_credits c using (ctr_no)
                  where d.dep_no = new.dep_no and c.projcrd_no = new.projcrd_no) then
    raise exception 'credit % is of another client', new.projcrd_no using errcode = 'check_violation', constraint = 'deposit_shares_client';
  end if;
  return new;
end $$;
create trigger deposit_shares_client before insert on deposit_shares for each row execute function crm_check_share_client();
