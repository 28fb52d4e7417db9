-- Sharing (docs/decisions/029-sharing.md): what happened to every share, proofs of addresses, confidentiality.

-- As somebody without an address introduces themselves when they accept confidentiality.
alter table share_guests add column name text check (length(name) between 1 and 50);

-- What happened, in order. Nothing refers to the share by key: the record stays when the file and its share are gone.
create table share_events (
  se_no   bigint generated always as identity primary key,
  sh_no   integer not null,
  kind    text not null check (kind in ('created', 'changed', 'renewed', 'opened', 'refused', 'proved', 'accepted', 'downloaded', 'revoked', 'released')),
  -- Who: a signed-in person, or a guest of the link.
  user_no integer,
  sg_no   integer,
  reader  text check (length(reader) <= 254),
  -- What exactly: the rule that refused, the file that was downloaded.
  detail  text check (length(detail) <= 300),
  ip      text,
  reg_dt  timestamptz not null default now()
);
create index share_events_share on share_events (sh_no, se_no desc);
create trigger share_events_are_append_only before update or delete on share_events
  for each row execute function crm_refuse_change();
create trigger share_events_are_not_emptied before truncate on share_events
  for each statement execute function crm_refuse_change();

-- Who accepted which version of the confidentiality text, for what.
create table share_acceptances (
  sa_no      integer generated always as identity primary key,
  sh_no      integer not null,
  sg_no      integer not null,
  -- The name of what was shared, as it was then.
  title      text not null,
  version    text not null,
  name       text not null check (length(name) between 1 and 50),
  email      text check (length(email) <= 254),
  ip         text not null,
  user_agent text not null,
  reg_dt     timestamptz not null default now()
);
create index share_acceptances_share on share_acceptances (sh_no, sa_no desc);
create unique index share_acceptances_guest on share_acceptances (sg_no);
create trigger share_acceptances_are_append_only before update or delete on share_acceptances
  for each row execute function crm_refuse_change();
create trigger share_acceptances_are_not_emptied before truncate on share_acceptances
  for each statement execute function crm_refuse_change();

-- Codes that were mailed to addresses, so that a reader proves theirs.
create table share_codes (
  sc_no      integer generated always as identity primary key,
  sh_no      integer not null references file_shares on delete cascade,
  email      text not null check (length(email) <= 254),
  ip         text not null,
  code_hash  bytea not null,
  tries      smallint not null default 0,
  used_dt    timestamptz,
  expires_dt timestamptz not null,
  reg_dt     timestamptz not null default now()
);
create index share_codes_address on share_codes (sh_no, email, sc_no desc);
create index share_codes_age on share_codes (reg_dt);

-- Tries of a link's password, by address; the row without one counts all addresses together.
create table share_tries (
  sh_no    integer not null references file_shares on delete cascade,
  ip       text not null,
  tries    integer not null default 1,
  since_dt timestamptz not null default now(),
  primary key (sh_no, ip)
);
