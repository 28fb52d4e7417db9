-- The first page of the recordings that somebody may hear is read in the order of these, however many there are; how many is
-- counted again only when one of them came, went, or was linked (decision 015). What a running recording writes changes neither.
drop index recording_sessions_recorder;
create index recording_sessions_recorder on recording_sessions (emp_no, started_dt desc, id desc) where deleted_dt is null;
create index recording_sessions_linked on recording_sessions (started_dt desc, id desc) where ms_no is not null and deleted_dt is null;
create trigger recording_sessions_noted after insert or delete or update of emp_no, ms_no, deleted_dt on recording_sessions
  for each statement execute function crm_note_change();
select crm_count_changes('recording_people');
