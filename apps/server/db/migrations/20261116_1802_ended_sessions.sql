-- Sessions that ended, for a week: the sign-in screen tells why (docs/rules.md, auth). Without a reference to the account,
-- because deleting one deletes its sessions.
create table ended_sessions (
  token_hash  bytea primary key,
  user_no     integer not null,
  was_expired boolean not null,
  reg_dt      timestamptz not null default now()
);
create index ended_sessions_age on ended_sessions (reg_dt);

create function crm_note_ended_session() returns trigger language plpgsql as $$
begin
  -- A view of a client's screens (고객으로 보기) ends with the session of its viewer.
  if old.viewer_session_no is null then
    insert into ended_sessions (token_hash, user_no, was_expired)
    values (old.token_hash, old.user_no, old.expires_at < now())
    on conflict do nothing;
  end if;
  return null;
end $$;
create trigger sessions_ended after delete on sessions for each row execute function crm_note_ended_session();
