-- Filters are saved for other lists, too. At most twenty for each list: counted while the person's row is held.
alter table project_filters rename to saved_filters;
alter table saved_filters rename column pf_no to sf_no;
alter table saved_filters rename column pf_name to sf_name;
alter table saved_filters rename column pf_search to sf_search;

alter table saved_filters add column sf_list text not null default 'projects';
alter table saved_filters alter column sf_list drop default;

alter table saved_filters drop constraint project_filters_user_no_pf_name_key;
alter table saved_filters add constraint saved_filters_name unique (user_no, sf_list, sf_name);
