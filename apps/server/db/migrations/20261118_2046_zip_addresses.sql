-- A browser follows the address of a zip by itself, without the session's token: the address opens what that session may
-- take along, and ends with it.
delete from zip_tickets;
alter table zip_tickets add column session_no integer not null references sessions on delete cascade;
alter table zip_tickets drop column user_no;
create index zip_tickets_session on zip_tickets (session_no);
