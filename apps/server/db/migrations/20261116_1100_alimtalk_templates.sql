-- Alimtalk messages about any record: which templates there are is declared by features, and what fills their gaps is
-- stored with the message (docs/decisions/016-messages-about-meetings.md).

alter table alimtalk
  add column to_table text,
  add column gaps jsonb not null default '{}',
  add column at_kind text;

update alimtalk
   set to_table = case when ms_no is not null then 'mr_schedules' end,
       at_kind = 'meeting_invitation',
       gaps = jsonb_strip_nulls(jsonb_build_object('미팅', meeting_type, '일시', meeting_date, '설문', survey_url));

drop index alimtalk_meeting;
drop index alimtalk_waiting;
alter table alimtalk rename column ms_no to to_no;
alter table alimtalk
  drop column meeting_date,
  drop column meeting_type,
  drop column survey_url,
  drop constraint alimtalk_template_name_check,
  alter column at_kind set not null,
  add check (template_name ~ '^[a-z][a-z0-9_]{0,49}$'),
  add check (at_kind ~ '^[a-z][a-z0-9_]{0,49}$'),
  add check ((to_table is null) = (to_no is null)),
  add check (jsonb_typeof(gaps) = 'object' and length(gaps::text) <= 8000);

create index alimtalk_record on alimtalk (to_table, to_no, at_no desc);
-- One waiting message of a kind for each record and receiver, also when two colleagues ask for it. Not by template,
-- because a template may be replaced by another of its kind when the message is sent.
create unique index alimtalk_waiting on alimtalk (to_table, to_no, receiver, at_kind) where at_state = 'waiting';
