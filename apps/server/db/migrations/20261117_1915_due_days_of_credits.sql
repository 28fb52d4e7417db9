-- What is due so many days after the start or the delivery gets its day when the project gets there.

-- The day, in Korea, that a project first came to a stage; null when it has not.
create function crm_day_of_stage(project integer, stage text) returns date language sql stable
return (select (min(reg_dt) at time zone 'Asia/Seoul')::date from project_status_log where proj_no = project and to_status = stage);

create function crm_set_due_days() returns trigger language plpgsql as $$
begin
  update project_credits c set projcrd_due_dt = (now() at time zone 'Asia/Seoul')::date + c.projcrd_due_days
    from contracts k
   where k.ctr_no = c.ctr_no and k.proj_no = new.proj_no and c.projcrd_due_dt is null
     and c.projcrd_due_kind = case new.progress_status when 'started' then 'start' when 'completed' then 'delivery' end;
  return null;
end $$;
create trigger projects_due_days after update of progress_status on projects
  for each row when (new.progress_status in ('started', 'completed') and old.progress_status is distinct from new.progress_status)
  execute function crm_set_due_days();
