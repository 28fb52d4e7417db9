-- What a payment is for may bear tax in part: the payment service and every paper state which part does not.

alter table payments add column pay_free bigint not null default 0;
alter table payments add constraint payments_free
  check (pay_free between 0 and pay_total and (pay_free = 0 or not is_tax_free and pay_pocket = 0));

create or replace function crm_payment_moves() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.pay_state <> 10 then
      raise exception 'a payment begins as requested' using errcode = 'check_violation', constraint = 'payments_move';
    end if;
    return new;
  end if;
  if (old.to_table, old.to_no, old.pay_key, old.client_no, old.user_no) is distinct from
     (new.to_table, new.to_no, new.pay_key, new.client_no, new.user_no)
     or (old.pay_total, old.pay_pocket, old.is_tax_free, old.pay_free)
        is distinct from (new.pay_total, new.pay_pocket, new.is_tax_free, new.pay_free)
        and old.pay_state <> 10 then
    raise exception 'what is paid for and how much is fixed' using errcode = 'check_violation', constraint = 'payments_fixed';
  end if;
  if old.pay_state <> new.pay_state and (old.pay_state, new.pay_state) not in
     ((10, 11), (10, 0), (11, 10), (11, 12), (11, 0), (12, 11), (12, 20), (20, 21), (20, 12), (21, 22), (21, 12), (21, 20)) then
    raise exception 'a payment does not go from % to %', old.pay_state, new.pay_state
      using errcode = 'check_violation', constraint = 'payments_move';
  end if;
  return new;
end $$;
