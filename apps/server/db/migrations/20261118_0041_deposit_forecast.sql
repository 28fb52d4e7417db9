-- What 입금 예보 reads: credits that are open by their due day, and how late earlier ones were paid.

create index project_credits_open_due on project_credits (projcrd_due_dt) include (ctr_no, projcrd_amount, projcrd_paid)
  where projcrd_paid < projcrd_amount;
create index project_credits_paid_late on project_credits (projcrd_deposit_dt) include (ctr_no, projcrd_due_dt)
  where projcrd_deposit_dt is not null and projcrd_due_dt is not null;
create index project_credits_due on project_credits (projcrd_due_dt) include (ctr_no, projcrd_amount);
