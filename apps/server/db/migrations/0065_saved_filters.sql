-- Filters of the project list that a person gave a name to. At most twenty each: counted while the person's row is held.
create table project_filters (
  pf_no     integer generated always as identity primary key,
  user_no   integer not null references users on delete cascade,
  pf_name   text not null check (length(pf_name) between 1 and 20),
  -- As the address states it.
  pf_search text not null check (length(pf_search) between 1 and 2000),
  reg_dt    timestamptz not null default now(),
  unique (user_no, pf_name)
);
