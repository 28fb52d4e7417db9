-- What lists of contracts sort and sum by, copied from the credits by trigger: a list reads contracts alone.

alter table contracts
  add ctr_paid    bigint not null default 0,
  -- Of the first credit that is not covered; null where none is open or none has a date.
  add ctr_due_dt  date,
  -- What is still to be paid; nothing before it is concluded, and nothing after it is cancelled.
  add ctr_balance bigint not null generated always as (case when ctr_state in ('concluded', 'sealed') then ctr_amount - ctr_paid else 0 end) stored;
create index contracts_balance on contracts (ctr_balance desc, ctr_no desc);
create index contracts_due on contracts (ctr_due_dt, ctr_no);
create index contracts_amount on contracts (ctr_amount desc, ctr_no desc);

create or replace function crm_keep_contract() returns trigger language plpgsql as $$
declare
  free text[] := array['ctr_state', 'ctr_memo', 'ctr_concluded_dt', 'ctr_cancelled_dt', 'ctr_cancel_reason', 'is_paused', 'ctr_sealed_dt',
                       'ctr_paid', 'ctr_due_dt', 'ctr_balance', 'rev', 'search_text'];
begin
  if old.ctr_state <> new.ctr_state and not (case old.ctr_state
       when 'draft' then new.ctr_state in ('sent')
       when 'sent' then new.ctr_state in ('signing', 'concluded', 'declined', 'cancelled', 'expired')
       when 'signing' then new.ctr_state in ('concluded', 'declined', 'cancelled', 'expired')
       when 'concluded' then new.ctr_state in ('sealed', 'cancelled')
       when 'sealed' then new.ctr_state in ('cancelled')
       else false end) then
    raise exception 'contract % is %, not %', old.ctr_no, old.ctr_state, new.ctr_state
      using errcode = 'restrict_violation', constraint = 'contracts_state_goes_on';
  end if;
  if old.ctr_state <> 'draft' and to_jsonb(new) - free <> to_jsonb(old) - free then
    raise exception 'contract % has been sent', old.ctr_no using errcode = 'restrict_violation', constraint = 'contracts_sent';
  end if;
  if old.ctr_concluded_dt is not null and new.ctr_concluded_dt is distinct from old.ctr_concluded_dt then
    raise exception 'contract % has been concluded', old.ctr_no using errcode = 'restrict_violation', constraint = 'contracts_concluded_day';
  end if;
  -- Nothing is due any more.
  if new.ctr_state = 'cancelled' then new.ctr_due_dt := null; end if;
  return new;
end $$;

-- Copies that triggers update (depth above zero) are no change that somebody could conflict with, and no history.
drop trigger contracts_revision on contracts;
create trigger contracts_revision before update on contracts for each row
  when (pg_trigger_depth() < 1) execute function crm_count_revision();
drop trigger contracts_audit on contracts;
select crm_keep_audit('contracts', 'ctr_no', 'rev', 'ctr_html', 'ctr_snapshot', 'ctr_hash', 'ctr_paid', 'ctr_due_dt', 'ctr_balance', '+ctr_title');

create function crm_refresh_contract_money(contract integer) returns void language sql
begin atomic
  update contracts k set ctr_paid = c.paid, ctr_due_dt = case when k.ctr_state in ('concluded', 'sealed') then c.due end
    from (select coalesce(sum(projcrd_paid), 0)::bigint as paid, min(projcrd_due_dt) filter (where projcrd_deposit_dt is null) as due
            from project_credits where ctr_no = contract) c
   where k.ctr_no = contract and (k.ctr_paid, k.ctr_due_dt) is distinct from (c.paid, case when k.ctr_state in ('concluded', 'sealed') then c.due end);
end;

-- Its name comes after project_credits_contract: the project is always held before its contracts.
create function crm_credit_money_changed() returns trigger language plpgsql as $$
begin
  perform crm_refresh_contract_money(coalesce(new.ctr_no, old.ctr_no));
  return null;
end $$;
create trigger project_credits_money after insert or update or delete on project_credits
  for each row execute function crm_credit_money_changed();

select crm_refresh_contract_money(ctr_no) from contracts;
