-- Keywords are taken apart by the program (db/search/keyword.ts), and so are the statistics of a search index: as
-- functions they cost more planning than most searches take.
drop function crm_estimate_matches(text, text);
drop function crm_matches(text, text);
drop function crm_search_likes(text);
drop function crm_search_patterns(text);
drop function crm_search_needles(text);
drop function crm_search_words(text);
drop function crm_choseong(text);
