-- What follows a booking: minutes that are found by their words, surveys, messages to contacts, reminders, calendars.

-- Staff search both texts; no query for clients names this column.
select crm_make_searchable('meeting_record', 'mrd_content', 'mrd_secret');
alter index meeting_record_search set (fastupdate = off);

-- ---------------------------------------------------------------- pre-meeting surveys

create table pre_surveys (
  ps_no                integer generated always as identity primary key,
  ms_no                integer not null unique references mr_schedules on delete cascade,
  -- Whoever knows it may answer: 16 random bytes, base64url.
  ps_id                text not null unique check (ps_id ~ '^[A-Za-z0-9_-]{22}$'),
  annua_sales          text,
  expected_sales       text,
  member_of_total      text,
  cust_founded         text,
  cust_founded_direct  text check (cust_founded_direct ~ '^(19|20)[0-9]{2}$'),
  financing_experience text[] not null default '{}',
  need_buildup         text,
  need_buildup_direct  text check (length(need_buildup_direct) between 1 and 200),
  reg_dt               timestamptz not null default now(),
  answer_dt            timestamptz,
  check (answer_dt is null or (annua_sales is not null and expected_sales is not null and member_of_total is not null
    and cust_founded is not null and need_buildup is not null)),
  check ((cust_founded = 'direct') = (cust_founded_direct is not null)),
  check ((need_buildup = 'direct') = (need_buildup_direct is not null))
);

-- Somebody's meetings by company name and number, for people without an account.
create index mr_schedules_coming on mr_schedules (end_dt) where state = 1 and mr_checked = 0;

-- ---------------------------------------------------------------- messages to contacts

create table alimtalk (
  at_no         integer generated always as identity primary key,
  ms_no         integer references mr_schedules on delete cascade,
  template_name text not null check (template_name in ('pre_meeting', 'guide_first', 'guide_next')),
  receiver      text not null check (receiver ~ '^01[0-9]{8,9}$'),
  recvname      text not null check (length(recvname) between 1 and 50),
  meeting_date  text not null check (length(meeting_date) between 1 and 100),
  meeting_type  text not null check (length(meeting_type) between 1 and 50),
  survey_url    text check (length(survey_url) <= 500),
  -- waiting in the queue, requested from Kakao, then one of the two ends
  at_state      text not null default 'waiting' check (at_state in ('waiting', 'requested', 'delivered', 'failed')),
  at_by         text check (at_by in ('embedded', 'solapi')),
  -- The number that SOLAPI gave it.
  at_message_id text check (length(at_message_id) <= 100),
  at_outcome    text check (length(at_outcome) <= 500),
  at_tries      smallint not null default 0,
  -- Not before: nobody is woken at night.
  due_dt        timestamptz not null default now(),
  emp_no        integer references employees,
  reg_dt        timestamptz not null default now(),
  done_dt       timestamptz,
  check ((at_state in ('delivered', 'failed')) = (done_dt is not null))
);
create index alimtalk_meeting on alimtalk (ms_no, at_no desc);

alter table outbox drop constraint outbox_channel_check;
alter table outbox add constraint outbox_channel_check check (channel in ('mail', 'alimtalk'));

-- ---------------------------------------------------------------- reminders

-- Once for each time that a meeting is set to: one that is moved is told of again.
create table meeting_reminders (
  ms_no    integer not null references mr_schedules on delete cascade,
  kind     text not null check (kind in ('day', 'hour')),
  start_dt timestamptz not null,
  reg_dt   timestamptz not null default now(),
  primary key (ms_no, kind, start_dt)
);

-- ---------------------------------------------------------------- personal calendars

-- One link a person; who has it reads that person's meetings, so only its hash is kept.
create table calendar_feeds (
  emp_no      integer primary key references employees,
  secret_hash bytea not null unique,
  reg_dt      timestamptz not null default now(),
  read_dt     timestamptz
);
select crm_keep_audit('calendar_feeds', 'emp_no', 'secret_hash', 'read_dt');
