-- Pre-meeting surveys: one for each meeting, answered by whoever has its link.

create table pre_surveys (
  ps_no                integer generated always as identity primary key,
  ms_no                integer not null unique references mr_schedules on delete cascade,
  -- 16 random bytes as base64url, so that the link cannot be guessed.
  ps_id                text not null unique check (ps_id ~ '^[A-Za-z0-9_-]{22}$'),
  annua_sales          text,
  expected_sales       text,
  member_of_total      text,
  cust_founded         text,
  cust_founded_direct  text check (cust_founded_direct ~ '^(19|20)[0-9]{2}$'),
  financing_experience text[] not null default '{}',
  need_buildup         text,
  need_buildup_direct  text check (length(need_buildup_direct) between 1 and 200),
  reg_dt               timestamptz not null default now(),
  answer_dt            timestamptz,
  check (answer_dt is null or (annua_sales is not null and expected_sales is not null and member_of_total is not null
    and cust_founded is not null and need_buildup is not null)),
  check ((cust_founded = 'direct') = (cust_founded_direct is not null)),
  check ((need_buildup = 'direct') = (need_buildup_direct is not null))
);
