-- An issue need not be about a todo: it is raised on a project or at a meeting as well.
alter table todo_list
  add column is_issue boolean not null default false,
  -- The meeting at which it came up; it outlives the meeting.
  add column ms_no integer references mr_schedules on delete set null;

-- What was there is not history that anybody made.
alter table todo_list disable trigger user;
update todo_list set is_issue = true where tl_ref_no is not null;
alter table todo_list enable trigger user;

alter table todo_list add constraint todo_list_issue_says_so check (is_issue or (tl_ref_no is null and ms_no is null));
create index todo_list_meeting on todo_list (ms_no, tl_no desc) where ms_no is not null;
