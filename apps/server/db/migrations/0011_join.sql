-- Getting in: what people agreed to when they joined, how they come back in, and how they prove a device.

-- One active account an address, so that recovery by mail reaches one person.
create unique index users_email on users (lower(user_email)) where state = 1;

alter table vc_members add vc_position text check (length(vc_position) between 1 and 50);

create table user_agreements (
  user_no     integer not null references users on delete cascade,
  ua_document text not null check (ua_document in ('terms', 'privacy')),
  ua_version  text not null,
  ip          text,
  agreed_at   timestamptz not null default now(),
  primary key (user_no, ua_document, ua_version)
);

-- Every mail that helped somebody back in: counted per account, its token kept only as a hash and used once.
create table recoveries (
  rcv_no     integer generated always as identity primary key,
  user_no    integer not null references users on delete cascade,
  rcv_type   text not null check (rcv_type in ('id', 'password')),
  token_hash bytea unique,
  expires_at timestamptz,
  used_at    timestamptz,
  reg_dt     timestamptz not null default now(),
  check ((rcv_type = 'password') = (token_hash is not null)),
  check ((token_hash is null) = (expires_at is null))
);
create index recoveries_user on recoveries (user_no, rcv_type, reg_dt desc);
create index recoveries_age on recoveries (reg_dt);

-- Codes that prove a device; only the newest of a person's device counts.
create table device_codes (
  dc_no       integer generated always as identity primary key,
  user_no     integer not null references users on delete cascade,
  device_code text not null check (length(device_code) between 8 and 100),
  code_hash   bytea not null,
  tries       smallint not null default 0 check (tries between 0 and 5),
  expires_at  timestamptz not null,
  used_at     timestamptz,
  reg_dt      timestamptz not null default now()
);
create index device_codes_user on device_codes (user_no, dc_no desc);
create index device_codes_age on device_codes (reg_dt);
