-- What somebody has chosen to get as one zip, for a few minutes: more entries than an address can name.
create table zip_tickets (
  token_hash    bytea primary key check (length(token_hash) = 32),
  user_no       integer not null references users on delete cascade,
  ft_nos        integer[] not null check (cardinality(ft_nos) > 0),
  with_versions boolean not null,
  expires_dt    timestamptz not null
);
create index zip_tickets_user on zip_tickets (user_no);
create index zip_tickets_age on zip_tickets (expires_dt);
