-- Files that somebody is about to register: read, looked at, then registered or forgotten within the hour.

create table import_previews (
  ip_token    uuid primary key default gen_random_uuid(),
  user_no     integer not null references users on delete cascade,
  import_name text not null check (length(import_name) between 1 and 50),
  file_name   text not null check (length(file_name) between 1 and 255),
  -- The heads of the file, from left to right.
  heads       jsonb not null check (jsonb_typeof(heads) = 'array'),
  -- { field: number of the column }; null until somebody has confirmed it.
  mapping     jsonb check (jsonb_typeof(mapping) = 'object'),
  reg_dt      timestamptz not null default now(),
  expires_at  timestamptz not null default now() + interval '1 hour'
);
create index import_previews_user on import_previews (user_no);
create index import_previews_expires on import_previews (expires_at);

create table import_rows (
  ip_token uuid not null references import_previews on delete cascade,
  row_no   integer not null check (row_no > 0),
  cells    jsonb not null check (jsonb_typeof(cells) = 'array'),
  -- { field: what is wrong }; null for a row that can be registered.
  reasons  jsonb check (jsonb_typeof(reasons) = 'object'),
  primary key (ip_token, row_no)
);
create index import_rows_wrong on import_rows (ip_token, row_no) where reasons is not null;

-- Which head of a file each person means by each field, for their next file.
create table import_mappings (
  user_no     integer not null references users on delete cascade,
  import_name text not null,
  -- { field: head }
  heads       jsonb not null check (jsonb_typeof(heads) = 'object'),
  primary key (user_no, import_name)
);
