-- How many minutes there are in all is remembered until one of them changes (decision 015).
select crm_count_changes('meeting_record');
