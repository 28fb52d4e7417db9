-- Papers of cash payments: who they are for, what the payment service said, and what a refund takes off them again.

alter table tax_papers
  add column idempotency_key uuid not null default gen_random_uuid(),
  add column rf_no           integer references payment_refunds,
  -- Whom an invoice is for, as the tax office asks it.
  add column company_name    text check (length(company_name) between 1 and 100),
  add column company_rep     text check (length(company_rep) between 1 and 50),
  add column company_addr    text check (length(company_addr) <= 300),
  add column company_type    text check (length(company_type) <= 50),
  add column company_item    text check (length(company_item) <= 50),
  add column company_email   text check (length(company_email) <= 200),
  add column receipt_url     text,
  -- Why the payment service did not issue it.
  add column fail_message    text,
  add constraint tax_papers_receiver check (receiver ~ case when kind = 'cash_receipt' then '^[0-9]{10,18}$' else '^[0-9]{10}$' end),
  add constraint tax_papers_issued_to check (tp_state <> 'issued' or receiver is not null),
  -- A paper states what was paid, an amendment what of it went back.
  add constraint tax_papers_sign check (case when amended_of is null then supply > 0 and vat >= 0 else supply + vat < 0 and vat <= 0 end),
  add constraint tax_papers_refund check (rf_no is null or amended_of is not null),
  -- Nobody gets both a receipt and an invoice for the same money.
  add constraint tax_papers_one_sort exclude using gist
    (to_table with =, to_no with =, (case when kind = 'cash_receipt' then 1 else 0 end) with <>)
    where (tp_state <> 'cancelled' and amended_of is null);

create unique index tax_papers_one_live on tax_papers (to_table, to_no, kind) where tp_state <> 'cancelled' and amended_of is null;
create unique index tax_papers_one_amendment on tax_papers (amended_of, rf_no);
create index tax_papers_amended on tax_papers (amended_of) where amended_of is not null;
create index tax_papers_newest on tax_papers (tp_no desc, tp_state);
-- Approval numbers of cash receipts have nine digits and come again after years.
drop index tax_papers_issue_number;
create unique index tax_papers_issue_number on tax_papers (issue_number) where kind <> 'cash_receipt';

create function crm_tax_paper_moves() returns trigger language plpgsql as $$
declare
  amended tax_papers;
begin
  if tg_op = 'INSERT' and new.tp_state <> 'requested' then
    raise exception 'a paper begins as requested' using errcode = 'check_violation', constraint = 'tax_papers_move';
  end if;
  if tg_op = 'UPDATE' then
    if old.tp_state <> new.tp_state and (old.tp_state, new.tp_state) not in
       (('requested', 'issued'), ('requested', 'cancelled'), ('issued', 'cancelled')) then
      raise exception 'a paper does not go from % to %', old.tp_state, new.tp_state
        using errcode = 'check_violation', constraint = 'tax_papers_move';
    end if;
    if (old.to_table, old.to_no, old.kind, old.amended_of, old.rf_no) is distinct from (new.to_table, new.to_no, new.kind, new.amended_of, new.rf_no)
       or old.tp_state <> 'requested' and (old.supply, old.vat, old.receiver, old.issue_number) is distinct from
                                          (new.supply, new.vat, new.receiver, new.issue_number) then
      raise exception 'an issued paper is not changed' using errcode = 'check_violation', constraint = 'tax_papers_fixed';
    end if;
    if new.tp_state = 'cancelled' and old.tp_state = 'issued' and
       exists (select from tax_papers a where a.amended_of = new.tp_no and a.tp_state <> 'cancelled') then
      raise exception 'an amended paper is not cancelled' using errcode = 'check_violation', constraint = 'tax_papers_amended';
    end if;
  end if;
  if new.amended_of is not null and new.tp_state <> 'cancelled' then
    select * into amended from tax_papers where tp_no = new.amended_of for update;
    if amended.tp_state <> 'issued' or amended.amended_of is not null
       or (amended.to_table, amended.to_no, amended.kind) is distinct from (new.to_table, new.to_no, new.kind)
       or amended.supply + amended.vat + new.supply + new.vat + coalesce((select sum(a.supply + a.vat) from tax_papers a
            where a.amended_of = new.amended_of and a.tp_no <> new.tp_no and a.tp_state <> 'cancelled'), 0) < 0 then
      raise exception 'only what an issued paper states can be taken off it'
        using errcode = 'check_violation', constraint = 'tax_papers_amendment';
    end if;
  end if;
  return new;
end $$;
create trigger tax_papers_move before insert or update on tax_papers for each row execute function crm_tax_paper_moves();
create trigger tax_papers_stay before delete on tax_papers for each row execute function crm_refuse_change();
