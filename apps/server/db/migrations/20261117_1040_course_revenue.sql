-- Revenue by month and course reads what was paid, and what was paid back, of a span of days.
create index payments_courses_paid on payments (paid_dt, to_no) include (pay_money, is_tax_free)
  where to_table = 'courses' and pay_state in (12, 20, 21, 22);
create index payment_refunds_done on payment_refunds (done_dt) where rf_state = 22;
