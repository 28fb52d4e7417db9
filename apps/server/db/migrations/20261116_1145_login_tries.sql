-- Wrong passwords are counted for an account and where they come from, so that a stranger cannot lock somebody else out.
create table login_tries (
  -- As it was typed, in lower case: accounts that do not exist are counted alike.
  user_id      text not null check (length(user_id) <= 50),
  -- `ip:203.0.113.7`, or `device:…` for a device that the account has proved.
  origin       text not null check (length(origin) <= 200),
  tries        smallint not null default 1,
  locked_until timestamptz,
  last_dt      timestamptz not null default now(),
  primary key (user_id, origin)
);
create index login_tries_last on login_tries (last_dt);

alter table users drop column failed_logins, drop column locked_until;
