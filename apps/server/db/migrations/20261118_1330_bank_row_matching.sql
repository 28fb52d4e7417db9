-- Bank rows are matched with what their own words and amounts lead to, not with everything that is open.

-- The same as coreName of the contract: a company's name without its legal form, spaces and marks.
create function crm_core_name(name text) returns text
language sql immutable strict parallel safe
return regexp_replace(
  regexp_replace(lower(normalize(name, nfkc) collate "C"),
    '주식회사|유한회사|유한책임회사|합자회사|합명회사|재단법인|사단법인|농업회사법인|\(주\)|\(유\)|\(합\)|\(재\)|\(사\)', '', 'g'),
  '[^0-9a-z가-힣]', '', 'g') collate "C";

create index clients_core_name on clients (crm_core_name(client_name));
create index clients_core_rep_name on clients (crm_core_name(client_rep_name));
create index estimates_transfer_code on estimates (right(est_code, 4));
create index project_credits_open_amount on project_credits ((projcrd_amount - projcrd_paid))
  where projcrd_deposit_dt is null and projcrd_paid < projcrd_amount;
