-- Positions of staff, company days and steps of bought services are changed by several people: a form that is based on
-- an older revision is refused.
alter table employees add column rev integer not null default 1;
create trigger employees_revision before update of team_no, emp_lv, emp_scope on employees
  for each row execute function crm_count_revision();
drop trigger employees_audit on employees;
select crm_keep_audit('employees', 'emp_no', 'rev');

alter table holidays add column rev integer not null default 1;
create trigger holidays_revision before update on holidays for each row execute function crm_count_revision();
drop trigger holidays_audit on holidays;
drop trigger holidays_removal_audit on holidays;
create trigger holidays_audit after insert or update on holidays
  for each row when (new.kind = 'company') execute function crm_audit('hd_no', 'rev');
create trigger holidays_removal_audit after delete on holidays
  for each row when (old.kind = 'company') execute function crm_audit('hd_no', 'rev');

alter table project_buildup_steps add column rev integer not null default 1;
create trigger project_buildup_steps_revision before update on project_buildup_steps
  for each row execute function crm_count_revision();
drop trigger project_buildup_steps_audit on project_buildup_steps;
select crm_keep_audit('project_buildup_steps', 'pbs_no', 'rev');
