-- What is attached to a mail (docs/decisions/010-outbox.md): the bytes as they were when the mail was written, because a
-- file may be changed or deleted while its mail waits.

create table outbox_attachments (
  ob_no    integer not null references outbox on delete cascade,
  -- Its place among the attachments of the mail.
  position smallint not null check (position >= 0),
  name     text not null check (length(name) between 1 and 255 and name !~ '[/\\[:cntrl:]]'),
  mimetype text not null check (length(mimetype) between 3 and 127),
  size     integer not null check (size between 0 and 10485760),
  -- Deleted with the text of the mail, once it was sent.
  body     bytea,
  primary key (ob_no, position),
  check (body is null or length(body) = size)
);
-- Attachments are compressed files more often than not.
alter table outbox_attachments alter column body set storage external;
