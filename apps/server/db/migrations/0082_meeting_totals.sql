-- How many meetings a list has in all is remembered until one of these changes (decision 015).
select crm_count_changes(t) from unnest(array['mr_schedules', 'mr_schedule_managers']) t;
