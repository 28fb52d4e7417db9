-- Made on the first start, unless a file is set: seals every contract. Deleted for a new one; its certificate stays known.
create table signing_keys (
  only_one    boolean primary key default true check (only_one),
  -- PKCS#8 and X.509, both DER.
  private_key bytea not null,
  certificate bytea not null,
  reg_dt      timestamptz not null default now()
);

-- Contracts whose missing seal has been reported: once each.
create table unsealed_reports (
  ctr_no integer primary key references contracts,
  reg_dt timestamptz not null default now()
);
