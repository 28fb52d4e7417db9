-- What every feature uses: audit, revisions, search, exact totals, repeated requests, rate limits, socket messages.
-- The server sets crm.user_no, crm.ip and crm.request_id at the start of each writing transaction.

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
-- The history of a record shows its attachments, also those that were removed and have no row any more.
create index audit_log_attached on audit_log ((coalesce(after, before) ->> 'to_no'), (coalesce(after, before) ->> 'to_table'))
  where table_name = 'file_attachments';

create function crm_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% rows are never changed', tg_table_name using errcode = 'restrict_violation';
end $$;

create trigger audit_log_is_append_only before update or delete on audit_log
  for each row execute function crm_refuse_change();
create trigger audit_log_is_not_emptied before truncate on audit_log
  for each statement execute function crm_refuse_change();

-- Writes one entry for a changed row. tg_argv[0] is the key column; the other arguments are columns to leave out, and
-- those with a + in front are kept in every entry, changed or not.
create function crm_audit() returns trigger language plpgsql as $$
declare
  ignored text[] := tg_argv[1:] || array['search_text'];
  before  jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) - ignored end;
  after   jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) - ignored end;
  row_key text := coalesce(to_jsonb(new), to_jsonb(old)) ->> tg_argv[0];
begin
  if tg_op = 'UPDATE' then
    if before = after then return null; end if;
    -- Only the changed columns are kept, so that the history stays readable and small.
    select jsonb_object_agg(b.key, b.value), jsonb_object_agg(b.key, after -> b.key)
      into before, after
      from jsonb_each(before) b
     where b.value is distinct from after -> b.key or '+' || b.key = any (tg_argv[1:]);
  end if;
  insert into audit_log (table_name, row_key, action, user_no, ip, request_id, before, after)
  values (tg_table_name, row_key, lower(tg_op),
          nullif(current_setting('crm.user_no', true), '')::integer,
          nullif(current_setting('crm.ip', true), ''),
          nullif(current_setting('crm.request_id', true), ''),
          before, after);
  return null;
end $$;

-- Use: select crm_keep_audit('users', 'user_no', 'user_pw', '+user_name')
create function crm_keep_audit(table_name text, key_column text, variadic left_out text[] default '{}') returns void
language plpgsql as $$
begin
  execute format(
    'create trigger %I after insert or update or delete on %I for each row execute function crm_audit(%s)',
    table_name || '_audit', table_name,
    (select string_agg(quote_literal(a), ', ' order by i)
       from unnest(array[key_column] || left_out) with ordinality u(a, i)));
end $$;

-- ---------------------------------------------------------------- revisions

-- For tables with a column `rev`: an update that names an older revision is refused by the server as a conflict.
create function crm_count_revision() returns trigger language plpgsql as $$
begin
  new.rev := old.rev + 1;
  return new;
end $$;

-- ---------------------------------------------------------------- search (docs/decisions/004-search.md)
-- A searchable table has a generated `search_text` and one index over its two-character pieces (of the words and of
-- their initial consonants), so that any part of a word from two characters is found without reading the table.
-- Function bodies are bound when they are created (begin atomic), because indexes are built with an empty search_path.

-- Lower case, composed Hangul, joined consonants apart (the keyboard turns ㄱㅅ into ㄳ), ㈜ and (주) alike, no spaces,
-- hyphens or other punctuation.
create function crm_fold(value text) returns text language sql immutable parallel safe strict
begin atomic
  select replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
    lower(regexp_replace(translate(normalize(value, nfc), '㈜㈔', '주사'), '[\s!-/:-@\[-`{-~·]+', '', 'g')),
    'ㄳ', 'ㄱㅅ'), 'ㄵ', 'ㄴㅈ'), 'ㄶ', 'ㄴㅎ'), 'ㄺ', 'ㄹㄱ'), 'ㄻ', 'ㄹㅁ'), 'ㄼ', 'ㄹㅂ'),
    'ㄽ', 'ㄹㅅ'), 'ㄾ', 'ㄹㅌ'), 'ㄿ', 'ㄹㅍ'), 'ㅀ', 'ㄹㅎ'), 'ㅄ', 'ㅂㅅ');
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

-- Every two neighbouring characters of each line, '^' with its first character, and the same of its initial consonants.
-- There are only 361 pairs of consonants, so every three neighbouring consonants are pieces, too.
-- Written in plpgsql as one pass, because it runs for every written row and is four times as fast as a set-based query.
create function crm_search_grams(search_text text) returns text[]
language plpgsql immutable parallel safe strict as $$
declare
  line      text;
  letter    text;
  initial   text;
  letter_0  text;
  initial_0 text;
  -- The one before initial_0, and one bit each for the last three characters: is it an initial consonant?
  initial_1 text;
  hangul    integer;
  grams     text[] := '{}';
begin
  foreach line in array string_to_array(search_text, E'\n') loop
    letter_0 := '^';
    initial_0 := '^';
    initial_1 := '^';
    hangul := 0;
    foreach letter in array string_to_array(line, null) loop
      initial := case when ascii(letter) between 44032 and 55203
        then substr('ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ', (ascii(letter) - 44032) / 588 + 1, 1) else letter end;
      hangul := ((hangul << 1) | (ascii(initial) between 12593 and 12622)::integer) & 7;
      grams := grams || (letter_0 || letter);
      if initial <> letter or initial_0 <> letter_0 then grams := grams || (initial_0 || initial); end if;
      if hangul > 0 and initial_1 <> '^' then grams := grams || (initial_1 || initial_0 || initial); end if;
      letter_0 := letter;
      initial_1 := initial_0;
      initial_0 := initial;
    end loop;
  end loop;
  return grams;
end $$;

-- The words of a keyword, folded; letters that all stand alone ("ㅂ ㄷ ㅅ") are one word.
create function crm_search_words(keyword text) returns setof text language sql immutable parallel safe strict
begin atomic
  with typed as (
    select w, i, max(length(w)) over () = 1 as are_letters
      from regexp_split_to_table(keyword, '\s+') with ordinality t(word, i)
     cross join lateral (select crm_fold(word)) f(w)
     where w <> '')
  select w from typed where not are_letters
   union all
  select string_agg(w, '' order by i) from typed where are_letters having count(*) > 0;
end;

-- The pieces that a row must all have. '' is in no row, so a keyword of nothing but punctuation finds nothing.
-- A letter alone finds what begins with it; among other words it may be anywhere, and the others find the rows.
create function crm_search_needles(keyword text) returns text[] language sql immutable parallel safe strict
begin atomic
  select coalesce(array_agg(distinct needle), array[''])
    from (select w, count(*) over () = 1 as is_alone from crm_search_words(keyword) w) t
   cross join lateral (select w ~ '[ㄱ-ㅎ]') h(by_initials)
   cross join lateral (select case when by_initials then crm_choseong(w) else w end) f(word)
   cross join lateral (select case when by_initials and length(word) > 2 then 3 else 2 end) s(size)
   cross join lateral generate_series(1, greatest(length(word) - size + 1, 1)) i
   cross join lateral (select case when length(word) = 1 then '^' || word else substr(word, i, size) end) n(needle)
   where (size = 2 or needle ~ '[ㄱ-ㅎ]') and (is_alone or length(word) > 1);
end;

-- A row may have all pieces of a word apart from each other, so these check that each word is there whole.
-- ㅂ in a word stands for any syllable that begins with it.
create function crm_search_patterns(keyword text) returns text[] language sql immutable parallel safe strict
begin atomic
  select coalesce(array_agg(case when is_alone and length(w) = 1 then '(^|\n)' else '' end || (
      select string_agg(case when p > 0
        then '[' || c || chr(44032 + (p - 1) * 588) || '-' || chr(44032 + p * 588 - 1) || ']' else c end, '' order by i)
        from string_to_table(w, null) with ordinality t(c, i)
       cross join lateral (select position(c in 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ')) s(p))), '{}')
    from (select w, count(*) over () = 1 as is_alone from crm_search_words(keyword) w) t;
end;

-- Use: where crm_matches(c.search_text, $1); the index that crm_make_searchable made answers it.
create function crm_matches(search_text text, keyword text) returns boolean language sql immutable parallel safe
begin atomic
  select crm_search_grams(search_text) @> crm_search_needles(keyword) and search_text ~ all (crm_search_patterns(keyword));
end;

-- Use: select crm_make_searchable('users', 'user_name', 'user_id')
create function crm_make_searchable(table_name text, variadic columns text[]) returns void language plpgsql as $$
begin
  execute format('alter table %I add column search_text text not null generated always as (crm_search_text(%s)) stored',
    table_name, (select string_agg(format('%I', c), ', ' order by i) from unnest(columns) with ordinality u(c, i)));
  execute format('create index %I on %I using gin (crm_search_grams(search_text))', table_name || '_search', table_name);
end $$;

-- ---------------------------------------------------------------- exact totals (docs/decisions/015-exact-totals.md)

-- Which transactions changed a table. A total that was counted in some snapshot is still exact as long as every visible
-- change was in that snapshot already. A job deletes rows older than the oldest cached total.
create table table_changes (
  table_name text not null,
  txid       xid8 not null,
  at         timestamptz not null default now(),
  primary key (table_name, txid)
);
create index table_changes_at on table_changes (at);

create function crm_note_change() returns trigger language plpgsql as $$
begin
  insert into table_changes values (tg_table_name, pg_current_xact_id()) on conflict do nothing;
  return null;
end $$;

-- Use: select crm_count_changes('projects')
create function crm_count_changes(table_name text) returns void language plpgsql as $$
begin
  execute format('create trigger %I after insert or update or delete on %I for each statement execute function crm_note_change()',
    table_name || '_noted', table_name);
end $$;

-- True when none of the tables has changed since the snapshot.
create function crm_unchanged(tables text[], since pg_snapshot) returns boolean language sql stable strict
begin atomic
  select not exists (
    select from table_changes c
     where c.table_name = any (tables) and c.txid >= pg_snapshot_xmin(since) and not pg_visible_in_snapshot(c.txid, since));
end;

-- ---------------------------------------------------------------- requests and sockets

-- A POST that is repeated with its key gets the first answer again; the row is written in the transaction that does the work.
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

-- Counted over all nodes. Unlogged, because a crash that empties it only allows a few more attempts.
create unlogged table rate_limits (
  key    varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

-- Socket messages that are too long for NOTIFY.
create unlogged table socket_io_attachments (
  id         bigserial unique,
  created_at timestamptz default now(),
  payload    bytea
);
