-- What is promised of meetings, kept by the database as well.

-- Takes its room and counts as a round: neither waiting nor cancelled. Inlined, so that indexes of exactly those answer.
create function crm_stands(state smallint, mr_checked smallint) returns boolean language sql immutable parallel safe
return state = 1 and mr_checked <> 2;

-- The company, or who comes when it is none of ours.
create function crm_visitor(client_name text, mr_info jsonb) returns text language sql immutable parallel safe
return coalesce(client_name, mr_info ->> 'client_name');

-- Who is in charge is as much a part of the meeting as its time; end_dt only follows it.
select crm_keep_audit('mr_schedule_managers', 'ms_no', 'end_dt');

-- Rooms are booked in quarters of an hour from 09:00 to 21:45, on one day. A trigger and no check: what was booked before
-- this rule stays as it is, and can still be visited or cancelled.
create function crm_room_hours() returns trigger language plpgsql as $$
declare
  begins timestamp := new.start_dt at time zone 'Asia/Seoul';
  ends   timestamp := new.end_dt at time zone 'Asia/Seoul';
begin
  if begins::date <> ends::date or begins::time < time '09:00' or ends::time > time '21:45'
     or date_bin('15 minutes', begins, timestamp '2000-01-01') <> begins
     or date_bin('15 minutes', ends, timestamp '2000-01-01') <> ends then
    raise exception 'a room is booked in quarters of an hour from 09:00 to 21:45'
      using errcode = 'check_violation', table = 'mr_schedules', constraint = 'mr_schedules_room_hours';
  end if;
  return new;
end $$;
create trigger mr_schedules_room_hours before insert on mr_schedules for each row
  when (new.mr_no is not null) execute function crm_room_hours();
create trigger mr_schedules_room_hours_kept before update on mr_schedules for each row
  when (new.mr_no is not null and (old.mr_no, old.start_dt, old.end_dt) is distinct from (new.mr_no, new.start_dt, new.end_dt))
  execute function crm_room_hours();

-- Everybody's coming meetings, visited ones among them.
drop index mr_schedules_coming;
create index mr_schedules_coming on mr_schedules (end_dt) where state = 1 and mr_checked <> 2;

-- Files of memos that went with their meeting: nobody can reach them any more.
delete from file_attachments a where a.to_table = 'mr_schedules_memo'
   and not exists (select from mr_schedules_memo o where o.msm_no = a.to_no);
