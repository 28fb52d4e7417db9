-- Written in plpgsql, because a query works out the initial consonants again for every piece: a tenth of its time.
create or replace function crm_search_needles(keyword text) returns text[]
language plpgsql immutable parallel safe strict as $$
declare
  words   text[] := array(select w from crm_search_words(keyword) w);
  word    text;
  size    integer;
  needle  text;
  needles text[] := '{}';
begin
  foreach word in array words loop
    continue when length(word) = 1 and cardinality(words) > 1;
    size := 2;
    if word ~ '[ㄱ-ㅎ]' then
      word := crm_choseong(word);
      size := least(greatest(length(word), 2), 3);
    end if;
    for i in 1 .. greatest(length(word) - size + 1, 1) loop
      needle := case when length(word) = 1 then '^' || word else substr(word, i, size) end;
      if size = 2 or needle ~ '[ㄱ-ㅎ]' then needles := needles || needle; end if;
    end loop;
  end loop;
  return case when needles = '{}' then array[''] else array(select distinct n from unnest(needles) n order by n) end;
end $$;
