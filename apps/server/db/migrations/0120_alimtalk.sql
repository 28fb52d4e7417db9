-- Alimtalk: KakaoTalk messages to the contacts of a meeting (docs/decisions/016-messages-about-meetings.md).

create table alimtalk (
  at_no         integer generated always as identity primary key,
  -- No foreign key: a sent message stays when its meeting is deleted, and a waiting one is then recognised and not sent.
  ms_no         integer,
  template_name text not null check (template_name in ('pre_meeting', 'guide_first', 'guide_next')),
  receiver      text not null check (receiver ~ '^01[0-9]{8,9}$'),
  recvname      text not null check (length(recvname) between 1 and 50),
  meeting_date  text not null check (length(meeting_date) between 1 and 100),
  meeting_type  text not null check (length(meeting_type) between 1 and 50),
  survey_url    text check (length(survey_url) <= 500),
  -- waiting in the queue, requested from Kakao, then delivered or failed
  at_state      text not null default 'waiting' check (at_state in ('waiting', 'requested', 'delivered', 'failed')),
  at_by         text check (at_by in ('embedded', 'solapi')),
  -- The number that SOLAPI gave it.
  at_message_id text check (length(at_message_id) <= 100),
  at_outcome    text check (length(at_outcome) <= 500),
  at_tries      smallint not null default 0,
  -- Not sent before this time: messages of the night wait for the morning.
  due_dt        timestamptz not null default now(),
  emp_no        integer references employees,
  reg_dt        timestamptz not null default now(),
  done_dt       timestamptz,
  check ((at_state in ('delivered', 'failed')) = (done_dt is not null))
);
create index alimtalk_meeting on alimtalk (ms_no, at_no desc);
-- One waiting message for each meeting and receiver, also when two colleagues ask for it. Without the template, because
-- the text is read from the meeting when the message is sent.
create unique index alimtalk_waiting on alimtalk (ms_no, receiver) where at_state = 'waiting';
