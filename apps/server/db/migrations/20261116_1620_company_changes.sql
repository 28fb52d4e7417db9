-- What a company's own people change of its data: name, business number and representative wait for staff.
create table company_changes (
  cc_no      integer generated always as identity primary key,
  client_no  integer not null references clients,
  -- Who asked.
  user_no    integer not null references users,
  -- Only the facts that are to change: { "client_name": "그린루프" }
  cc_wanted  jsonb not null check (jsonb_typeof(cc_wanted) = 'object'),
  cc_state   text not null default 'open' check (cc_state in ('open', 'accepted', 'refused', 'withdrawn')),
  cc_reason  text check (length(cc_reason) between 1 and 500),
  decided_by integer references users,
  decided_dt timestamptz,
  reg_dt     timestamptz not null default now(),
  constraint company_changes_decided check ((cc_state in ('accepted', 'refused')) = (decided_by is not null))
);
create index company_changes_client on company_changes (client_no, cc_no desc);
create unique index company_changes_open on company_changes (client_no) where cc_state = 'open';
select crm_keep_audit('company_changes', 'cc_no', '+client_no');
