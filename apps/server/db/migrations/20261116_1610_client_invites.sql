-- A client's people invite their colleagues by mail; whoever follows the link belongs to the company at once.
create table client_invites (
  ci_no      integer generated always as identity primary key,
  client_no  integer not null references clients,
  user_email text not null check (user_email ~ '^[^@\s]+@[^@\s]+$'),
  -- Only the hash is kept, so that nobody can join with what is read here.
  token_hash bytea not null unique,
  -- Who invited.
  user_no    integer not null references users,
  expires_at timestamptz not null,
  revoked_dt timestamptz,
  -- Who joined by it.
  joined_no  integer references users,
  reg_dt     timestamptz not null default now(),
  constraint client_invites_once check (revoked_dt is null or joined_no is null)
);
create index client_invites_client on client_invites (client_no, ci_no desc);
create index client_invites_age on client_invites (expires_at);
-- One invitation at a time for each address.
create unique index client_invites_open on client_invites (client_no, lower(user_email)) where revoked_dt is null and joined_no is null;
select crm_keep_audit('client_invites', 'ci_no', 'token_hash', '+client_no');
