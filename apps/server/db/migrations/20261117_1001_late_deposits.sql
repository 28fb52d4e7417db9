-- A deposit after its account had closed: what staff have done with the money. It stays at the payment service, so that the
-- comparison with it must know.
alter table payment_tries
  add column late_outcome text check (late_outcome in ('refunded', 'applied')),
  add constraint payment_tries_late_outcome check (late_outcome is null or try_state = 'cancelled' and done_dt is not null);

create or replace view payment_discrepancies as
  select p.pay_no, 'paid_without_charge' as what, p.pay_money as due, coalesce(t.try_amount, 0) as found
    from payments p left join payment_tries t on t.pay_no = p.pay_no and t.try_state = 'done'
   where p.pay_state in (12, 20, 21, 22) and p.pay_method not in ('manual', 'pocket', 'none')
     and coalesce(t.try_amount, 0) <> p.pay_money
  union all
  select p.pay_no, 'charge_without_payment', 0, t.try_amount
    from payment_tries t join payments p on p.pay_no = t.pay_no
   where t.try_state = 'late' or t.try_state = 'done' and p.pay_state in (0, 10, 11)
  union all
  select p.pay_no, 'points', p.pay_pocket, coalesce(-l.cl_amount, 0)
    from payments p left join cash_log l on l.cl_no = p.cl_no
   where p.pay_state in (12, 20, 21, 22) and coalesce(-l.cl_amount, 0) <> p.pay_pocket
  union all
  select pay_no, 'at_the_service', due, found from (
    select t.pay_no,
           case when t.try_state = 'done' then t.try_amount else 0 end
             - case when t.try_state = 'done' then coalesce((select sum(i.refunded_money) from payment_items i where i.pay_no = t.pay_no
                 and not exists (select from payment_refunds r where r.pay_no = t.pay_no and r.is_by_hand)), 0) else 0 end as due,
           (select sum(g.amount) from pg_transactions g where g.order_id = t.order_id) as found
      from payment_tries t
     where t.late_outcome is null and exists (select from pg_transactions g where g.order_id = t.order_id)) s
   where due <> found
     and not exists (select from payment_refunds r where r.pay_no = s.pay_no and (r.is_by_hand or r.rf_state in (20, 21)));
