-- Filters of lists that people keep. Both hold the filter as the address of the list states it.

-- At most twenty for each person and list; the server counts them while it holds the person's row.
create table saved_filters (
  sf_no     integer generated always as identity primary key,
  user_no   integer not null references users on delete cascade,
  sf_list   text not null,
  sf_name   text not null check (length(sf_name) between 1 and 20),
  sf_search text not null check (length(sf_search) between 1 and 2000),
  reg_dt    timestamptz not null default now(),
  constraint saved_filters_name unique (user_no, sf_list, sf_name)
);

-- The filter that somebody used last on a list, so that the list opens with it on another device, too.
create table last_filters (
  user_no   integer not null references users on delete cascade,
  lf_list   text not null,
  -- Empty after everything was cleared.
  lf_search text not null check (length(lf_search) <= 2000),
  primary key (user_no, lf_list)
);
