-- People of client companies and of venture capital firms. Each has a users row (0020_accounts.sql).

create table client_members (
  user_no      integer primary key,
  user_type    text not null default 'client' check (user_type = 'client'),
  client_no    integer not null references clients,
  -- 1 active, 2 waiting, 3 refused or suspended
  client_state smallint not null default 2 check (client_state in (1, 2, 3)),
  is_verified  boolean not null default false,
  foreign key (user_no, user_type) references users (user_no, user_type)
);
create index client_members_client on client_members (client_no);
create index client_members_state on client_members (client_state, is_verified) include (user_no);
create trigger client_members_actor after update or delete on client_members for each row execute function crm_tell_actor_changed();
select crm_keep_audit('client_members', 'user_no');

create table vc_members (
  user_no     integer primary key,
  user_type   text not null default 'vc' check (user_type = 'vc'),
  -- The firm as the person wrote it, and the company that staff recognised in it.
  vc_name     text not null check (length(vc_name) between 1 and 100),
  client_no   integer references clients,
  vc_position text check (length(vc_position) between 1 and 50),
  -- 1 active, 2 waiting, 3 refused or suspended
  vc_state    smallint not null default 2 check (vc_state in (1, 2, 3)),
  foreign key (user_no, user_type) references users (user_no, user_type)
);
create index vc_members_client on vc_members (client_no);
create trigger vc_members_actor after update or delete on vc_members for each row execute function crm_tell_actor_changed();
select crm_make_searchable('vc_members', 'vc_name');
select crm_keep_audit('vc_members', 'user_no');
