-- Points come back once. A refund names the purchase that it gives back, as a reversal names the row that it undoes, and
-- what a project's service was bought with is given back by cancelling that service, not by reversing.

alter table cash_log drop constraint cash_log_reversal;
alter table cash_log add constraint cash_log_reversal check (case cl_type
  when 'reverse' then reversed_cl_no is not null when 'refund' then true else reversed_cl_no is null end);

create unique index project_buildups_paid on project_buildups (cl_no);

create or replace function crm_enter_cash() returns trigger language plpgsql as $$
declare
  undone cash_log;
begin
  insert into pocket_balances (client_no, cash) values (new.client_no, 0) on conflict do nothing;
  -- Waits here for whoever is writing for the same company.
  perform from pocket_balances where client_no = new.client_no for update;
  if new.reversed_cl_no is not null then
    select * into undone from cash_log where cl_no = new.reversed_cl_no;
    if undone.reversed_cl_no is not null or undone.cl_amount <> -new.cl_amount
       or new.cl_type = 'refund' and undone.cl_type <> 'use' then
      raise exception 'a reversal undoes the whole of an ordinary row' using errcode = 'check_violation', constraint = 'cash_log_reversal';
    end if;
    if new.cl_type = 'reverse' and exists (select from project_buildups where cl_no = new.reversed_cl_no) then
      raise exception 'a service was bought with it' using errcode = 'check_violation', constraint = 'cash_log_order';
    end if;
    -- Said before the balance is looked at: undone twice is the better reason.
    if exists (select from cash_log where reversed_cl_no = new.reversed_cl_no) then
      raise exception 'undone already' using errcode = 'unique_violation', constraint = 'cash_log_reversed_once';
    end if;
  end if;
  update pocket_balances set cash = cash + new.cl_amount where client_no = new.client_no returning cash into new.cl_balance;
  -- Numbered only now, so that in the order of their numbers each row's balance follows from the one before.
  new.cl_no := nextval(pg_get_serial_sequence('cash_log', 'cl_no'));
  return new;
end $$;
