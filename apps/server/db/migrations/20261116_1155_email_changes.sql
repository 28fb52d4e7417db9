-- A new mail address waits until a code that went to the old one is entered.
create table email_changes (
  user_no    integer primary key references users on delete cascade,
  new_email  text not null check (new_email ~ '^[^@\s]+@[^@\s]+$'),
  code_hash  bytea not null,
  tries      smallint not null default 0,
  expires_at timestamptz not null,
  reg_dt     timestamptz not null default now()
);
