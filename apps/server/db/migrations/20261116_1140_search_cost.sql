-- What it costs to take a text apart (docs/decisions/004-search.md): a tenth of a millisecond a row, forty times what
-- PostgreSQL assumes of a function in plpgsql. Without this it tests rows one by one that the index would have found.
alter function crm_search_grams(text) cost 4000;
