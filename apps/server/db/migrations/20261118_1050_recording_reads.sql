-- Sessions of a meeting in the order of the list: somebody's meetings lead to them, however many sessions others have.
drop index recording_sessions_linked;
drop index recording_sessions_meeting;
create index recording_sessions_meeting on recording_sessions (ms_no, started_dt desc, id desc) where ms_no is not null;

-- The statistics are read once for all pieces of the word, not once for each.
create or replace function crm_estimate_matches(table_name text, keyword text) returns integer language sql stable parallel safe
begin atomic
  with grams as (
    select most_common_elems::text::text[] as pieces, most_common_elem_freqs as shares
      from pg_stats
     where schemaname = current_schema() and tablename = table_name || '_search' and attname = 'crm_search_grams'),
  needles as materialized (select crm_search_needles(keyword) as pieces),
  common as (
    select s.share
      from grams g, needles n, unnest(g.pieces, g.shares) s(piece, share)
     where s.piece = any (n.pieces))
  -- A piece that is not among the most common ones is rare.
  select case when count(*) < (select cardinality(pieces) from needles) then 0
              else coalesce(round(min(share) * (
                select greatest(reltuples, 0) from pg_class where oid = to_regclass(quote_ident(table_name)))), 0) end::integer
    from common;
end;
