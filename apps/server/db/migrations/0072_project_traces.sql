-- What an entry of the audit is about stands in it, changed or not.

-- tg_argv[0] is the key column; the rest are left out, those with a + in front always kept.
create or replace function crm_audit() returns trigger language plpgsql as $$
declare
  ignored text[] := tg_argv[1:] || array['search_text'];
  before  jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) - ignored end;
  after   jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) - ignored end;
  row_key text := coalesce(to_jsonb(new), to_jsonb(old)) ->> tg_argv[0];
begin
  if tg_op = 'UPDATE' then
    if before = after then return null; end if;
    -- Only what changed, and what it is about: history stays readable and small.
    select jsonb_object_agg(b.key, b.value), jsonb_object_agg(b.key, after -> b.key)
      into before, after
      from jsonb_each(before) b
     where b.value is distinct from after -> b.key or '+' || b.key = any (tg_argv[1:]);
  end if;
  insert into audit_log (table_name, row_key, action, user_no, ip, request_id, before, after)
  values (tg_table_name, row_key, lower(tg_op),
          nullif(current_setting('crm.user_no', true), '')::integer,
          nullif(current_setting('crm.ip', true), ''),
          nullif(current_setting('crm.request_id', true), ''),
          before, after);
  return null;
end $$;

-- Counts the changes, as projects do: whoever saves an older one than the newest is told so.
alter table project_indicators add column rev integer not null default 1;
create trigger project_indicators_revision before update on project_indicators
  for each row execute function crm_count_revision();

drop trigger project_employees_audit on project_employees;
select crm_keep_audit('project_employees', 'proj_no', '+emp_no');
drop trigger project_indicators_audit on project_indicators;
select crm_keep_audit('project_indicators', 'proj_no', 'rev', '+pic_no', '+pic_title');
drop trigger project_buildups_audit on project_buildups;
select crm_keep_audit('project_buildups', 'proj_no', '+pbu_name');
select crm_keep_audit('project_indicator_employees', 'pic_no');

-- What was attached to a record and taken off it: the attachment itself may be gone.
create index audit_log_attached on audit_log ((coalesce(after, before) ->> 'to_no'), (coalesce(after, before) ->> 'to_table'))
  where table_name = 'file_attachments';
