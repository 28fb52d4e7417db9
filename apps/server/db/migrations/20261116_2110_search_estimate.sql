-- About how many rows of a table have a keyword, from what ANALYZE found out about its search index: a rare word is
-- looked up in that index, a common one is looked for row by row (docs/decisions/004-search.md). 0 before the first ANALYZE.
create function crm_estimate_matches(table_name text, keyword text) returns integer language sql stable parallel safe
begin atomic
  with grams as (
    select most_common_elems::text::text[] as pieces, most_common_elem_freqs as shares
      from pg_stats
     where schemaname = current_schema() and tablename = table_name || '_search' and attname = 'crm_search_grams'),
  -- Pieces that are not among the most common ones are rare.
  needed as (
    select coalesce((select s.share from grams g, unnest(g.pieces, g.shares) s(piece, share) where s.piece = needle), 0) as share
      from unnest(crm_search_needles(keyword)) needle)
  select coalesce(round(min(share) * (
           select greatest(reltuples, 0) from pg_class where oid = to_regclass(quote_ident(table_name)))), 0)::integer
    from needed;
end;
