-- Old versions can be deleted for good: who did it, and what it was, is kept.
create trigger file_versions_audit after delete on file_versions
  for each row execute function crm_audit('fv_no');
