-- Which todo a picture of an editor belongs to: whoever sees the one sees the other.
create table todo_pictures (
  fa_no integer not null references file_attachments on delete cascade,
  tl_no integer not null references todo_list on delete cascade,
  primary key (fa_no, tl_no)
);
create index todo_pictures_todo on todo_pictures (tl_no);

insert into todo_pictures (fa_no, tl_no)
select distinct a.fa_no, w.tl_no
  from (select tl_no, tl_todo as html from todo_list union all select tl_no, tlr_content from todo_list_repl) w
 cross join lateral regexp_matches(w.html, '/crm/v3/files/download\?fa_no=(\d{1,9})', 'g') named
  join file_attachments a on a.fa_no = named[1]::integer and a.to_table = 'editor'
 where w.html like '%/crm/v3/files/download?fa_no=%';
