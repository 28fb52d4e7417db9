-- What every feature stands on: audit, search, idempotency, rate limits, socket attachments.
-- Settings made by the server at the start of each writing transaction: crm.user_no, crm.ip, crm.request_id.

-- ---------------------------------------------------------------- audit

create table audit_log (
  audit_no    bigint generated always as identity primary key,
  at          timestamptz not null default now(),
  table_name  text not null,
  row_key     text not null,
  action      text not null check (action in ('insert', 'update', 'delete')),
  user_no     integer,
  ip          text,
  request_id  text,
  before      jsonb,
  after       jsonb
);
create index audit_log_row on audit_log (table_name, row_key, audit_no desc);
create index audit_log_user on audit_log (user_no, audit_no desc);

create function crm_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% rows are never changed', tg_table_name using errcode = 'restrict_violation';
end $$;

create trigger audit_log_is_append_only before update or delete on audit_log
  for each row execute function crm_refuse_change();
create trigger audit_log_is_not_emptied before truncate on audit_log
  for each statement execute function crm_refuse_change();

-- The parts of a row that an audit entry may not or need not hold: tg_argv[0] is the key column, the rest are left out.
create function crm_audit() returns trigger language plpgsql as $$
declare
  ignored text[] := tg_argv[1:] || array['search_text'];
  before  jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) - ignored end;
  after   jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) - ignored end;
  row_key text := coalesce(to_jsonb(new), to_jsonb(old)) ->> tg_argv[0];
begin
  if tg_op = 'UPDATE' then
    -- Only what changed: history stays readable and small.
    select jsonb_object_agg(b.key, b.value), jsonb_object_agg(b.key, after -> b.key)
      into before, after
      from jsonb_each(before) b
     where b.value is distinct from after -> b.key;
    if before is null then return null; end if;
  end if;
  insert into audit_log (table_name, row_key, action, user_no, ip, request_id, before, after)
  values (tg_table_name, row_key, lower(tg_op),
          nullif(current_setting('crm.user_no', true), '')::integer,
          nullif(current_setting('crm.ip', true), ''),
          nullif(current_setting('crm.request_id', true), ''),
          before, after);
  return null;
end $$;

-- select crm_keep_audit('users', 'user_no', 'user_pw', …columns to leave out)
create function crm_keep_audit(table_name text, key_column text, variadic left_out text[] default '{}') returns void
language plpgsql as $$
begin
  execute format(
    'create trigger %I after insert or update or delete on %I for each row execute function crm_audit(%s)',
    table_name || '_audit', table_name,
    (select string_agg(quote_literal(a), ', ' order by i)
       from unnest(array[key_column] || left_out) with ordinality u(a, i)));
end $$;

-- ---------------------------------------------------------------- search
-- Bodies are bound when created (begin atomic): indexes are built with an empty search_path.
-- A searchable table has a generated `search_text` and one index over its two-character pieces (of the words and of
-- their initial consonants), so that any part of a word from two characters is found without reading the table.

-- Lower case, composed Hangul, no spaces, hyphens or other punctuation.
create function crm_fold(value text) returns text language sql immutable parallel safe strict
begin atomic
  select lower(regexp_replace(normalize(value, nfc), '[\s!-/:-@\[-`{-~·]+', '', 'g'));
end;

-- 빌더스 -> ㅂㄷㅅ; everything that is not a Hangul syllable stays.
create function crm_choseong(value text) returns text language sql immutable parallel safe strict
begin atomic
  select coalesce(string_agg(
    case when ascii(c) between 44032 and 55203
      then substr('ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ', (ascii(c) - 44032) / 588 + 1, 1) else c end, '' order by i), '')
    from string_to_table(value, null) with ordinality t(c, i);
end;

-- One folded line a field.
create function crm_search_text(variadic fields text[]) returns text language sql immutable parallel safe
begin atomic
  select coalesce(string_agg(crm_fold(f), E'\n' order by i), '') from unnest(fields) with ordinality u(f, i) where f <> '';
end;

-- Every two neighbouring characters of each line, and '^' with its first; the same of its initial consonants.
-- One pass in plpgsql: it runs for every row that is written, and is four times as fast as the set-based way.
create function crm_search_grams(search_text text) returns text[] language plpgsql immutable parallel safe strict as $$
declare
  line      text;
  letter    text;
  initial   text;
  letter_0  text;
  initial_0 text;
  grams     text[] := '{}';
begin
  foreach line in array string_to_array(search_text, E'\n') loop
    letter_0 := '^';
    initial_0 := '^';
    foreach letter in array string_to_array(line, null) loop
      initial := case when ascii(letter) between 44032 and 55203
        then substr('ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ', (ascii(letter) - 44032) / 588 + 1, 1) else letter end;
      grams := grams || (letter_0 || letter);
      if initial <> letter or initial_0 <> letter_0 then grams := grams || (initial_0 || initial); end if;
      letter_0 := letter;
      initial_0 := initial;
    end loop;
  end loop;
  return grams;
end $$;

-- The words somebody typed, folded.
create function crm_search_words(keyword text) returns setof text language sql immutable parallel safe strict
begin atomic
  select w from (select crm_fold(t) w from regexp_split_to_table(keyword, '\s+') t) f where w <> '';
end;

-- What a row's pieces must all contain. '' is in no row: a keyword of nothing but punctuation finds nothing.
create function crm_search_needles(keyword text) returns text[] language sql immutable parallel safe strict
begin atomic
  select coalesce(array_agg(distinct case when length(word) = 1 then '^' || word else substr(word, i, 2) end), array[''])
    from crm_search_words(keyword) w
   cross join lateral (select case when w ~ '[ㄱ-ㅎ]' then crm_choseong(w) else w end) f(word)
   cross join lateral generate_series(1, greatest(length(word) - 1, 1)) i;
end;

-- Pieces may stand apart in a row; these say that each word stands there whole. ㅂ in a word means any syllable with it.
create function crm_search_patterns(keyword text) returns text[] language sql immutable parallel safe strict
begin atomic
  select coalesce(array_agg(case when length(w) = 1 then '(^|\n)' else '' end || (
      select string_agg(case when p > 0
        then '[' || c || chr(44032 + (p - 1) * 588) || '-' || chr(44032 + p * 588 - 1) || ']' else c end, '' order by i)
        from string_to_table(w, null) with ordinality t(c, i)
       cross join lateral (select position(c in 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ')) s(p))), '{}')
    from crm_search_words(keyword) w;
end;

-- where crm_matches(c.search_text, $1): uses the index that crm_make_searchable made.
create function crm_matches(search_text text, keyword text) returns boolean language sql immutable parallel safe
begin atomic
  select crm_search_grams(search_text) @> crm_search_needles(keyword) and search_text ~ all (crm_search_patterns(keyword));
end;

-- select crm_make_searchable('clients', 'client_name', 'client_rep_name', …)
create function crm_make_searchable(table_name text, variadic columns text[]) returns void language plpgsql as $$
begin
  execute format('alter table %I add column search_text text not null generated always as (crm_search_text(%s)) stored',
    table_name, (select string_agg(format('%I', c), ', ' order by i) from unnest(columns) with ordinality u(c, i)));
  execute format('create index %I on %I using gin (crm_search_grams(search_text))', table_name || '_search', table_name);
end $$;

-- ---------------------------------------------------------------- requests

-- A POST repeated with its key gets the first answer again; the row is written in the transaction that does the work.
create table idempotency_keys (
  user_no   integer not null,
  key       text not null check (length(key) between 8 and 100),
  endpoint  text not null,
  body_hash text not null,
  answer    jsonb,
  at        timestamptz not null default now(),
  primary key (user_no, key)
);
create index idempotency_keys_at on idempotency_keys (at);

-- Counted over all nodes; losing it in a crash only forgives.
create unlogged table rate_limits (
  key    varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

-- Socket messages too long for NOTIFY.
create unlogged table socket_io_attachments (
  id         bigserial unique,
  created_at timestamptz default now(),
  payload    bytea
);
