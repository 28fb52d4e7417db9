-- The history of a project shows what happened in its data room, also to what is gone from it.
create index audit_log_file_tree on audit_log ((coalesce(after, before) ->> 'tree_no')) where table_name = 'file_tree';
