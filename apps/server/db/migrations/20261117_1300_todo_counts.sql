-- Counts of somebody's open todos come from indexes alone (decision 015): the day a todo was made is copied to those who
-- take part, and what each person has not read is kept, so that no todo itself has to be looked at.

alter table todo_list_share add column todo_reg_dt timestamptz;
alter table todo_list_share disable trigger user;
update todo_list_share s set todo_reg_dt = t.reg_dt from todo_list t where t.tl_no = s.tl_no;
alter table todo_list_share enable trigger user;

create or replace function crm_share_state() returns trigger language plpgsql as $$
begin
  select state, due_dt, reg_dt, from_emp_no = new.tl_to into new.state, new.due_dt, new.todo_reg_dt, new.is_sender
    from todo_list where tl_no = new.tl_no;
  if new.is_sender and not new.is_recipient then
    return null;
  end if;
  return new;
end $$;

create or replace function crm_todo_state_moved() returns trigger language plpgsql as $$
begin
  update todo_list_share set state = new.state, due_dt = new.due_dt, todo_reg_dt = new.reg_dt where tl_no = new.tl_no;
  return null;
end $$;
drop trigger todo_list_state_moved on todo_list;
create trigger todo_list_state_moved after update of state, due_dt, reg_dt on todo_list for each row
  when (old.state <> new.state or old.due_dt is distinct from new.due_dt or old.reg_dt <> new.reg_dt)
  execute function crm_todo_state_moved();

create index todo_list_share_new on todo_list_share (tl_to, todo_reg_dt) where state in (2, 3) and is_recipient;
drop trigger todo_list_share_audit on todo_list_share;
select crm_keep_audit('todo_list_share', 'tl_no', 'state', 'due_dt', 'todo_reg_dt');

-- Open todos that changed after a person who takes part has read them; of notes (no recipient) that is their writer.
create table todo_list_unread (
  emp_no   integer not null references employees,
  tl_no    integer not null references todo_list on delete cascade,
  -- The change that has not been read.
  moved_dt timestamptz not null,
  primary key (emp_no, tl_no)
);
create index todo_list_unread_todo on todo_list_unread (tl_no);
insert into todo_list_unread (emp_no, tl_no, moved_dt)
select p.emp_no, t.tl_no, t.moved_dt
  from todo_list t
  join lateral (select s.tl_to as emp_no from todo_list_share s where s.tl_no = t.tl_no
                union select t.from_emp_no where t.to_emp_no is null) p on true
 where t.state in (2, 3)
   and not exists (select from todo_list_read r where r.tl_no = t.tl_no and r.emp_no = p.emp_no and r.read_dt >= t.moved_dt);

create function crm_todo_unread() returns trigger language plpgsql as $$
begin
  delete from todo_list_unread u
   where u.tl_no = new.tl_no
     and (new.state not in (2, 3)
          or not (u.emp_no = new.from_emp_no and new.to_emp_no is null
                  or exists (select from todo_list_share s where s.tl_no = u.tl_no and s.tl_to = u.emp_no)));
  if new.state in (2, 3) then
    insert into todo_list_unread (emp_no, tl_no, moved_dt)
    select p.emp_no, new.tl_no, new.moved_dt
      from (select s.tl_to as emp_no from todo_list_share s where s.tl_no = new.tl_no
            union select new.from_emp_no where new.to_emp_no is null) p
     where not exists (select from todo_list_read r
                        where r.tl_no = new.tl_no and r.emp_no = p.emp_no and r.read_dt >= new.moved_dt)
     order by 1
    on conflict (emp_no, tl_no) do update set moved_dt = excluded.moved_dt where todo_list_unread.moved_dt < excluded.moved_dt;
  end if;
  return null;
end $$;
create trigger todo_list_unread_made after insert on todo_list for each row
  when (new.to_emp_no is null) execute function crm_todo_unread();
create trigger todo_list_unread_moved after update of state, moved_dt, to_emp_no on todo_list for each row
  when (old.state <> new.state or old.moved_dt <> new.moved_dt or old.to_emp_no is distinct from new.to_emp_no)
  execute function crm_todo_unread();

-- The todo is locked, so that a change of it at the same time is either seen here or sees the new row.
create function crm_share_unread() returns trigger language plpgsql as $$
declare
  todo todo_list;
begin
  if tg_op = 'INSERT' then
    select * into todo from todo_list where tl_no = new.tl_no for no key update;
    insert into todo_list_unread (emp_no, tl_no, moved_dt)
    select new.tl_to, todo.tl_no, todo.moved_dt
     where todo.state in (2, 3)
       and not exists (select from todo_list_read r
                        where r.tl_no = todo.tl_no and r.emp_no = new.tl_to and r.read_dt >= todo.moved_dt)
    on conflict do nothing;
  else
    delete from todo_list_unread u
     where u.tl_no = old.tl_no and u.emp_no = old.tl_to
       and not exists (select from todo_list t where t.tl_no = old.tl_no and t.from_emp_no = old.tl_to and t.to_emp_no is null);
  end if;
  return null;
end $$;
create trigger todo_list_share_unread after insert or delete on todo_list_share for each row execute function crm_share_unread();

create function crm_todo_read() returns trigger language plpgsql as $$
begin
  delete from todo_list_unread where emp_no = new.emp_no and tl_no = new.tl_no and moved_dt <= new.read_dt;
  return null;
end $$;
create trigger todo_list_read_unread after insert or update of read_dt on todo_list_read for each row execute function crm_todo_read();
