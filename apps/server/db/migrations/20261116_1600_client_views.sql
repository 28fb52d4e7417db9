-- Staff look at the portal as one of a company's people sees it (docs/rules.md, portal).

-- Such a session belongs to the person who is looked at, and ends with the session of the member of staff who looks.
alter table sessions add column viewer_session_no integer references sessions on delete cascade;
create index sessions_viewer on sessions (viewer_session_no) where viewer_session_no is not null;

create table client_views (
  cv_no     integer generated always as identity primary key,
  client_no integer not null references clients,
  -- Whose screens were looked at, and by whom.
  user_no   integer not null references users,
  viewer_no integer not null references users,
  reg_dt    timestamptz not null default now()
);
create index client_views_client on client_views (client_no);
select crm_keep_audit('client_views', 'client_no');
