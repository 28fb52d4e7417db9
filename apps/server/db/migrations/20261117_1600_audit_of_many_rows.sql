-- Deleting or moving a box changes thousands of entries at once: their audit is one statement instead of a call per
-- row, which took most of the time.

-- The same entries as crm_audit, for triggers on statements: `gone` are the rows before, `added` the rows after.
create function crm_audit_rows() returns trigger language plpgsql as $$
declare
  ignored text[] := tg_argv[1:] || array['search_text'];
  actor   integer := nullif(current_setting('crm.user_no', true), '')::integer;
  ip      text := nullif(current_setting('crm.ip', true), '');
  request text := nullif(current_setting('crm.request_id', true), '');
begin
  if tg_op = 'INSERT' then
    insert into audit_log (table_name, row_key, action, user_no, ip, request_id, after)
    select tg_table_name, r ->> tg_argv[0], 'insert', actor, ip, request, r - ignored
      from (select to_jsonb(added) as r from added) a;
  elsif tg_op = 'DELETE' then
    insert into audit_log (table_name, row_key, action, user_no, ip, request_id, before)
    select tg_table_name, r ->> tg_argv[0], 'delete', actor, ip, request, r - ignored
      from (select to_jsonb(gone) as r from gone) g;
  else
    -- Materialized: written into the query they would be computed again for every column.
    with n as materialized (select to_jsonb(added) ->> tg_argv[0] as key, to_jsonb(added) - ignored as r from added),
         o as materialized (select to_jsonb(gone) ->> tg_argv[0] as key, to_jsonb(gone) - ignored as r from gone)
    insert into audit_log (table_name, row_key, action, user_no, ip, request_id, before, after)
    select tg_table_name, n.key, 'update', actor, ip, request, c.before, c.after
      from n join o using (key)
     cross join lateral (
       select jsonb_object_agg(b.key, b.value) as before, jsonb_object_agg(b.key, n.r -> b.key) as after
         from jsonb_each(o.r) b
        where b.value is distinct from n.r -> b.key or '+' || b.key = any (tg_argv[1:])) c
     where o.r <> n.r;
  end if;
  return null;
end $$;

drop trigger file_tree_audit on file_tree;
create trigger file_tree_audit_insert after insert on file_tree referencing new table as added
  for each statement execute function crm_audit_rows('ft_no', 'rev', 'name_key', 'path', '+name', '+tree_no', '+kind');
create trigger file_tree_audit_update after update on file_tree referencing old table as gone new table as added
  for each statement execute function crm_audit_rows('ft_no', 'rev', 'name_key', 'path', '+name', '+tree_no', '+kind');
create trigger file_tree_audit_delete after delete on file_tree referencing old table as gone
  for each statement execute function crm_audit_rows('ft_no', 'rev', 'name_key', 'path', '+name', '+tree_no', '+kind');
