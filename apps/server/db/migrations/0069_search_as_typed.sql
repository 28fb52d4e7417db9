-- Found as people type it: a word of one letter among others, initial consonants that the keyboard joined (ㄱㅅ becomes
-- ㄳ while it is typed), ㈜ and (주) alike, and a project by its company's number.

-- Lower case, composed Hangul, joined consonants apart, no spaces, hyphens or other punctuation.
create or replace function crm_fold(value text) returns text language sql immutable parallel safe strict
begin atomic
  select replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
    lower(regexp_replace(translate(normalize(value, nfc), '㈜㈔', '주사'), '[\s!-/:-@\[-`{-~·]+', '', 'g')),
    'ㄳ', 'ㄱㅅ'), 'ㄵ', 'ㄴㅈ'), 'ㄶ', 'ㄴㅎ'), 'ㄺ', 'ㄹㄱ'), 'ㄻ', 'ㄹㅁ'), 'ㄼ', 'ㄹㅂ'),
    'ㄽ', 'ㄹㅅ'), 'ㄾ', 'ㄹㅌ'), 'ㄿ', 'ㄹㅍ'), 'ㅀ', 'ㄹㅎ'), 'ㅄ', 'ㅂㅅ');
end;

-- The words somebody typed, folded; letters that all stand alone ("ㅂ ㄷ ㅅ") are one word.
create or replace function crm_search_words(keyword text) returns setof text language sql immutable parallel safe strict
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

-- A letter alone finds what begins with it; among other words it may stand anywhere, and the others find the rows.
create or replace function crm_search_needles(keyword text) returns text[] language sql immutable parallel safe strict
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

create or replace function crm_search_patterns(keyword text) returns text[] language sql immutable parallel safe strict
begin atomic
  select coalesce(array_agg(case when is_alone and length(w) = 1 then '(^|\n)' else '' end || (
      select string_agg(case when p > 0
        then '[' || c || chr(44032 + (p - 1) * 588) || '-' || chr(44032 + p * 588 - 1) || ']' else c end, '' order by i)
        from string_to_table(w, null) with ordinality t(c, i)
       cross join lateral (select position(c in 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ')) s(p))), '{}')
    from (select w, count(*) over () = 1 as is_alone from crm_search_words(keyword) w) t;
end;

-- What a project is found by besides its own name.
create function crm_client_words(client clients) returns text language sql stable
return concat_ws(E'\n', client.client_name, client.client_rep_name, client.client_phone);

create or replace function crm_project_words() returns trigger language plpgsql as $$
begin
  select crm_client_words(c), c.bt_no into new.client_words, new.client_bt_no
    from clients c where c.client_no = new.client_no;
  -- No such company: the foreign key says so.
  new.client_words := coalesce(new.client_words, '');
  return new;
end $$;

create or replace function crm_rename_client_in_projects() returns trigger language plpgsql as $$
begin
  update projects set client_words = crm_client_words(new), client_bt_no = new.bt_no where client_no = new.client_no;
  return null;
end $$;
drop trigger clients_rename_in_projects on clients;
create trigger clients_rename_in_projects
  after update of client_name, client_rep_name, client_phone, bt_no on clients for each row
  when ((old.client_name, old.client_rep_name, old.client_phone, old.bt_no)
        is distinct from (new.client_name, new.client_rep_name, new.client_phone, new.bt_no))
  execute function crm_rename_client_in_projects();

-- What is there already, where it reads differently now.
do $$
declare
  table_name text;
begin
  for table_name in
    select c.table_name from information_schema.columns c
     where c.table_schema = 'public' and c.column_name = 'search_text' and c.is_generated = 'ALWAYS' loop
    execute format('update %I set search_text = default where search_text ~ ''[㈜㈔ㄳㄵㄶㄺㄻㄼㄽㄾㄿㅀㅄ]''', table_name);
  end loop;
end $$;
update projects p set client_words = crm_client_words(c) from clients c
 where c.client_no = p.client_no and p.client_words <> crm_client_words(c);
