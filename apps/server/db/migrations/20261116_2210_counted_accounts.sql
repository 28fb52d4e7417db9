-- How many accounts there are in each state is remembered until one of them changes (decision 015); employees are noted already.
select crm_count_changes(t) from unnest(array['users', 'client_members', 'vc_members']) t;
