-- The outbox (docs/decisions/010-outbox.md): messages to people outside the product. A message is written in the
-- transaction that causes it, sent by a job, and its outcome is kept.

create table outbox (
  ob_no      integer generated always as identity primary key,
  channel    text not null default 'mail' check (channel in ('mail', 'alimtalk')),
  ob_to      text not null check (length(ob_to) between 3 and 320),
  ob_subject text not null check (length(ob_subject) between 1 and 200),
  -- Deleted once it was sent, because it may hold reset links and codes.
  ob_text    text,
  ob_state   text not null default 'waiting' check (ob_state in ('waiting', 'sent', 'failed')),
  ob_by      text check (ob_by in ('embedded', 'smtp')),
  ob_outcome text,
  ob_tries   smallint not null default 0,
  reg_dt     timestamptz not null default now(),
  sent_dt    timestamptz,
  check (ob_text is not null or ob_state <> 'waiting'),
  check ((ob_state = 'sent') = (sent_dt is not null))
);
create index outbox_reg on outbox (reg_dt);
select crm_make_searchable('outbox', 'ob_to', 'ob_subject');
