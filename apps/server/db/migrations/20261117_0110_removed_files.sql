-- When a file was last taken from a record by its uploader: its bytes stay as long as that can be undone.
alter table files add column removed_dt timestamptz;
