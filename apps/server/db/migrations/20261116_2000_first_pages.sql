-- The first page of somebody's todos costs the same whether they have sixty or twelve thousand (decision 015): each part
-- of a view is read in the order of an index, and counted from that index alone.

alter table todo_list_share
  -- Copies of the todo's own, kept by triggers as its state is.
  add column due_dt timestamptz,
  -- Whether somebody has sent the todo to themselves.
  add column is_sender boolean not null default false;
-- The sender takes part anyway: they are among these people only where they are a recipient as well.
delete from todo_list_share s using todo_list t where t.tl_no = s.tl_no and t.from_emp_no = s.tl_to and not s.is_recipient;
update todo_list_share s set due_dt = t.due_dt, is_sender = t.from_emp_no = s.tl_to from todo_list t where t.tl_no = s.tl_no;

create or replace function crm_share_state() returns trigger language plpgsql as $$
begin
  select state, due_dt, from_emp_no = new.tl_to into new.state, new.due_dt, new.is_sender
    from todo_list where tl_no = new.tl_no;
  if new.is_sender and not new.is_recipient then
    return null;
  end if;
  return new;
end $$;

create or replace function crm_todo_state_moved() returns trigger language plpgsql as $$
begin
  update todo_list_share set state = new.state, due_dt = new.due_dt where tl_no = new.tl_no;
  return null;
end $$;
drop trigger todo_list_state_moved on todo_list;
create trigger todo_list_state_moved after update of state, due_dt on todo_list for each row
  when (old.state <> new.state or old.due_dt is distinct from new.due_dt) execute function crm_todo_state_moved();

-- What somebody takes part in: open by due day or newest first, done, deleted, and all that is not deleted.
create index todo_list_share_received on todo_list_share (tl_to, due_dt, tl_no desc) where state in (2, 3) and is_recipient;
create index todo_list_share_invited on todo_list_share (tl_to, due_dt, tl_no desc) where state in (2, 3) and not is_recipient;
drop index todo_list_share_to;
create index todo_list_share_to on todo_list_share (tl_to, state, tl_no desc) where not is_sender;
create index todo_list_share_all on todo_list_share (tl_to, tl_no desc) where state <> 0 and not is_sender;

-- The same of what somebody has sent; notes are todos without a recipient.
create index todo_list_from_due on todo_list (from_emp_no, due_dt, tl_no desc) where state in (2, 3);
create index todo_list_notes_due on todo_list (from_emp_no, due_dt, tl_no desc) where state in (2, 3) and to_emp_no is null;
create index todo_list_from_all on todo_list (from_emp_no, tl_no desc) where state <> 0;

-- Totals of whole views are remembered until somebody changes a todo.
select crm_count_changes(t) from unnest(array['todo_list', 'todo_list_share']) t;

-- Alarms that were checked, for their own page and its count.
create index alarms_checked on alarms (user_no, reg_dt desc, al_no desc) where state = 2;
