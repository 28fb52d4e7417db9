-- What the client still believes of a meeting that was changed, until somebody has told them (docs/rules.md, meetings).
create table meeting_changes (
  ms_no         integer primary key references mr_schedules on delete cascade,
  from_start_dt timestamptz not null,
  from_end_dt   timestamptz not null,
  from_way      text not null check (from_way in ('visit', 'zoom', 'outer')),
  from_place    text not null check (from_place in ('room', 'external', 'direct')),
  from_no       integer references meeting_rooms,
  from_text     text,
  from_state    smallint not null check (from_state in (1, 2)),
  from_checked  smallint not null check (from_checked in (0, 2)),
  change_dt     timestamptz not null default now(),
  -- When the client's people were first told of it; null until then.
  told_dt       timestamptz,
  check (from_start_dt < from_end_dt),
  check ((from_place = 'room') = (from_no is not null))
);

-- The same message may leave as a mail, to those whose number nobody knows.
alter table alimtalk
  add column at_way text not null default 'talk' check (at_way in ('talk', 'mail')),
  drop constraint alimtalk_receiver_check,
  drop constraint alimtalk_at_by_check,
  add constraint alimtalk_receiver_check check (
    case at_way when 'talk' then receiver ~ '^01[0-9]{8,9}$' else receiver ~ '^[^@\s]+@[^@\s]+$' and length(receiver) <= 320 end),
  add constraint alimtalk_at_by_check check (at_by in ('embedded', 'solapi', 'smtp'));
-- How many messages a person asked for lately.
create index alimtalk_asked on alimtalk (emp_no, reg_dt);
