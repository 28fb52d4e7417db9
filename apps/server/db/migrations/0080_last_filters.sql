-- The filter that somebody used last on a list, so that it opens with it on another device, too.
create table last_filters (
  user_no   integer not null references users on delete cascade,
  lf_list   text not null,
  -- As the address states it; empty after everything was cleared.
  lf_search text not null check (length(lf_search) <= 2000),
  primary key (user_no, lf_list)
);
