-- People who do not want to see the first steps on their home any more.

create table first_steps_dismissed (
  user_no integer primary key references users on delete cascade,
  reg_dt  timestamptz not null default now()
);
