-- Themes as staff keep them: an order, words that Connect AI looks for, and two of them merged into one.

alter table theme
  add thm_place    integer not null default 0,
  add thm_keywords text[] not null default '{}' check (cardinality(thm_keywords) <= 30),
  -- All its uses moved there; it stays for what the history says.
  add merged_no    integer references theme check (merged_no <> thm_no),
  add rev          integer not null default 1,
  add check (merged_no is null or state = 0);
update theme set thm_place = thm_no;

alter table theme drop constraint theme_thm_name_key;
create unique index theme_name on theme (lower(thm_name)) where merged_no is null;
create index theme_merged on theme (merged_no) where merged_no is not null;
select crm_keep_audit('theme', 'thm_no', 'rev', 'thm_place');
create trigger theme_revision before update of thm_name, thm_keywords, state on theme
  for each row execute function crm_count_revision();

-- Whoever still writes a merged theme, because they read the list a moment ago, means the one it went into.
-- The lock waits for a merge that is under way.
create function crm_follow_merged_theme() returns trigger language plpgsql as $$
begin
  new.thm_no := coalesce((select merged_no from theme where thm_no = new.thm_no for key share), new.thm_no);
  return new;
end $$;
create trigger clients_theme before insert or update of thm_no on clients
  for each row when (new.thm_no is not null) execute function crm_follow_merged_theme();
create trigger projects_theme before insert or update of thm_no on projects
  for each row when (new.thm_no is not null) execute function crm_follow_merged_theme();
