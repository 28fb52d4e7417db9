-- One purchase may be given back in several parts (docs/decisions/009-pocket-ledger.md): their sum stays within it, checked
-- while the company's balance is locked. A reversal still undoes the whole of a row, once.

alter table cash_log drop constraint cash_log_reversed_once;
create index cash_log_reversed_cl on cash_log (reversed_cl_no) where reversed_cl_no is not null;
create unique index cash_log_reversed_once on cash_log (reversed_cl_no) where cl_type = 'reverse';

create or replace function crm_enter_cash() returns trigger language plpgsql as $$
declare
  undone cash_log;
  given  bigint;
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
    -- Checked before the balance, because "undone already" is the better reason to report.
    select sum(cl_amount) into given from cash_log where reversed_cl_no = new.reversed_cl_no;
    if given is not null and (new.cl_type = 'reverse' or given + new.cl_amount > -undone.cl_amount) then
      raise exception 'undone already' using errcode = 'unique_violation', constraint = 'cash_log_reversed_once';
    end if;
  end if;
  update pocket_balances set cash = cash + new.cl_amount where client_no = new.client_no returning cash into new.cl_balance;
  -- The number is taken under the lock, so that in the order of numbers each balance follows from the one before.
  new.cl_no := nextval(pg_get_serial_sequence('cash_log', 'cl_no'));
  return new;
end $$;
