-- Two people prepare the same meeting: whoever saves later is told, instead of writing over the other's memo.
alter table mr_schedules_memo add rev integer not null default 1;
create trigger mr_schedules_memo_revision before update on mr_schedules_memo for each row execute function crm_count_revision();
drop trigger mr_schedules_memo_audit on mr_schedules_memo;
select crm_keep_audit('mr_schedules_memo', 'msm_no', 'rev');
