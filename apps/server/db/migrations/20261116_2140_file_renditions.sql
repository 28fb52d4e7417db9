-- A PDF made of a version that browsers cannot show themselves. Its bytes are a file like any other, attached to the row.
create table file_renditions (
  fv_no   integer primary key references file_versions on delete cascade,
  -- waiting (being made), done, failed (LibreOffice could not open it)
  state   text not null default 'waiting' check (state in ('waiting', 'done', 'failed')),
  file_no integer references files,
  reg_dt  timestamptz not null default now(),
  done_dt timestamptz,
  constraint file_renditions_file check ((state = 'done') = (file_no is not null))
);
create index file_renditions_file_no on file_renditions (file_no);

-- Without its attachment the PDF of a deleted version is swept like any forgotten file.
create function crm_forget_rendition() returns trigger language plpgsql as $$
begin
  delete from file_attachments where to_table = 'file_renditions' and to_no = old.fv_no;
  return null;
end $$;
create trigger file_renditions_gone after delete on file_renditions for each row execute function crm_forget_rendition();
