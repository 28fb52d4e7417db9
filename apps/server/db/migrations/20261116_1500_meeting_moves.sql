-- When and where a client's meeting was agreed first, once that has changed: the portal shows both. A row goes when the
-- meeting is back where it was.
create table meeting_moves (
  ms_no    integer primary key references mr_schedules on delete cascade,
  start_dt timestamptz not null,
  end_dt   timestamptz not null,
  mr_way   text not null,
  mr_no    integer references meeting_rooms,
  mr_text  text,
  reg_dt   timestamptz not null default now()
);

create function crm_note_meeting_move() returns trigger language plpgsql as $$
begin
  insert into meeting_moves (ms_no, start_dt, end_dt, mr_way, mr_no, mr_text)
  values (old.ms_no, old.start_dt, old.end_dt, old.mr_way, old.mr_no, old.mr_text)
  on conflict (ms_no) do nothing;
  delete from meeting_moves
   where ms_no = new.ms_no
     and (start_dt, end_dt, mr_way, mr_no, mr_text)
         is not distinct from (new.start_dt, new.end_dt, new.mr_way, new.mr_no, new.mr_text);
  return null;
end $$;
create trigger mr_schedules_note_move after update on mr_schedules for each row
  when (new.client_no is not null
    and (old.start_dt, old.end_dt, old.mr_way, old.mr_no, old.mr_text)
        is distinct from (new.start_dt, new.end_dt, new.mr_way, new.mr_no, new.mr_text))
  execute function crm_note_meeting_move();
