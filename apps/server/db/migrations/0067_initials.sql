-- Two initial consonants say little (there are 361 pairs): from three on, a search by 초성 looks for every three
-- neighbouring ones, so that its cost does not grow with the table.

create or replace function crm_search_grams(search_text text) returns text[]
language plpgsql immutable parallel safe strict as $$
declare
  line      text;
  letter    text;
  initial   text;
  letter_0  text;
  initial_0 text;
  -- The one before that, and whether one of the last three is an initial consonant (as a bit each).
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

create or replace function crm_search_needles(keyword text) returns text[] language sql immutable parallel safe strict
begin atomic
  select coalesce(array_agg(distinct needle), array[''])
    from crm_search_words(keyword) w
   cross join lateral (select w ~ '[ㄱ-ㅎ]') h(by_initials)
   cross join lateral (select case when by_initials then crm_choseong(w) else w end) f(word)
   cross join lateral (select case when by_initials and length(word) > 2 then 3 else 2 end) s(size)
   cross join lateral generate_series(1, greatest(length(word) - size + 1, 1)) i
   cross join lateral (select case when length(word) = 1 then '^' || word else substr(word, i, size) end) n(needle)
   where size = 2 or needle ~ '[ㄱ-ㅎ]';
end;

do $$
declare
  index_name text;
begin
  for index_name in select indexname from pg_indexes where schemaname = 'public' and indexdef like '%crm_search_grams(%' loop
    execute format('reindex index %I', index_name);
  end loop;
end $$;
