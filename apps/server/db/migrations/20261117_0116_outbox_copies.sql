-- A message that another table keeps (KakaoTalk, meeting messages by mail) and that the embedded outbox only shows.
alter table outbox add column is_copy boolean not null default false;
