-- What was sent stays known when its meeting is deleted, and what still waits is found to have no meeting any more.
-- The number alone is kept: without it, such a message would look like one that never had a meeting, and be sent.
alter table alimtalk drop constraint alimtalk_ms_no_fkey;
