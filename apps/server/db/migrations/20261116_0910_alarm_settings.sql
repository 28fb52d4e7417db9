-- How people hear of each kind of alarm. A kind that somebody has not set has the usual channels.

create table alarm_settings (
  user_no integer not null references users on delete cascade,
  kind    text not null check (length(kind) between 1 and 50),
  in_app  boolean not null,
  push    boolean not null,
  mail    boolean not null,
  primary key (user_no, kind)
);

alter table alarms
  add column al_kind text not null default '' check (length(al_kind) <= 50),
  -- Stored as read, for somebody who wants this kind by push or mail alone.
  add column is_silent boolean not null default false;
