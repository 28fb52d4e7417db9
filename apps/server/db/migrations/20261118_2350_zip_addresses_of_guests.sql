-- Guests of a link get the address of a zip as people with an account do; it ends with what let them in.
alter table zip_tickets alter column session_no drop not null;
alter table zip_tickets add column sg_no integer references share_guests on delete cascade;
alter table zip_tickets add constraint zip_tickets_owner check (num_nonnulls(session_no, sg_no) = 1);
create index zip_tickets_guest on zip_tickets (sg_no) where sg_no is not null;
