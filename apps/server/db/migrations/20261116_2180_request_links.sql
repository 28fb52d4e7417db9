-- The link of a request ends by itself (docs/decisions/029-sharing.md): 30 days after it was made, or after the day that was asked for.
alter table file_requests add column link_expires_dt timestamptz;
update file_requests set link_expires_dt = greatest(now(), due_dt::timestamptz) + interval '30 days' where token_hash is not null;
alter table file_requests add constraint file_requests_link_ends check ((token_hash is null) = (link_expires_dt is null));
