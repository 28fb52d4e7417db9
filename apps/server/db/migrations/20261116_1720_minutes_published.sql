-- Clients read minutes from the day on which somebody decided so, and never before the meeting (docs/rules.md, minutes).
alter table meeting_record add column published_dt timestamptz;
-- What was completed could be read by the client until now.
update meeting_record set published_dt = reg_dt where mrd_content <> '';
alter table meeting_record
  add constraint meeting_record_published check (published_dt is null or mrd_content <> '');

create function crm_client_reads_minutes(published_dt timestamptz, start_dt timestamptz) returns boolean
  language sql stable parallel safe return published_dt is not null and start_dt <= now();
