-- Days on which nobody works besides weekends: public holidays kept up by the server, company days entered by hand.

create table holidays (
  hd_no       integer generated always as identity primary key,
  hd_date     date not null,
  hd_name     text not null check (length(hd_name) between 1 and 50),
  kind        text not null check (kind in ('public', 'substitute', 'company')),
  -- published: the official calendar of that year; computed: a later year, by the law as it stands today.
  source      text not null check (source in ('published', 'computed', 'hand')),
  is_expected boolean not null generated always as (source = 'computed') stored,
  reg_dt      timestamptz not null default now(),
  unique (hd_date, hd_name),
  check ((kind = 'company') = (source = 'hand'))
);

-- What people enter is audited; what the server fills in by itself is not.
create trigger holidays_audit after insert or update on holidays
  for each row when (new.kind = 'company') execute function crm_audit('hd_no');
create trigger holidays_removal_audit after delete on holidays
  for each row when (old.kind = 'company') execute function crm_audit('hd_no');
