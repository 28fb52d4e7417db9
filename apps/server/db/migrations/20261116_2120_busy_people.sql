-- Pages and totals of one person's rows cost the same whether there are sixty or fifty thousand (decision 015).

-- A copy of the meeting's time, as end_dt is: somebody's meetings are read in their order from one index.
alter table mr_schedules add constraint mr_schedules_times unique (ms_no, start_dt, end_dt);
alter table mr_schedule_managers add column start_dt timestamptz;
update mr_schedule_managers g set start_dt = m.start_dt from mr_schedules m where m.ms_no = g.ms_no;
alter table mr_schedule_managers
  alter column start_dt set not null,
  drop constraint mr_schedule_managers_ms_no_end_dt_fkey,
  add foreign key (ms_no, start_dt, end_dt) references mr_schedules (ms_no, start_dt, end_dt) on update cascade on delete cascade;
alter table mr_schedules drop constraint mr_schedules_ms_no_end_dt_key;
create index mr_schedule_managers_time on mr_schedule_managers (emp_no, start_dt, ms_no);

create function crm_manager_times() returns trigger language plpgsql as $$
begin
  select start_dt, end_dt into new.start_dt, new.end_dt from mr_schedules where ms_no = new.ms_no;
  return new;
end $$;
create trigger mr_schedule_managers_times before insert on mr_schedule_managers for each row execute function crm_manager_times();
drop trigger mr_schedule_managers_audit on mr_schedule_managers;
select crm_keep_audit('mr_schedule_managers', 'ms_no', 'start_dt', 'end_dt');

-- Counts of unread todos and of alarms are remembered until somebody reads one or gets one.
select crm_count_changes(t) from unnest(array['todo_list_read', 'alarms']) t;
