-- Whoever may not see everybody's meetings sees those they booked as well as those they manage.
create index mr_schedules_booker on mr_schedules (reg_emp_no) where reg_emp_no is not null;
