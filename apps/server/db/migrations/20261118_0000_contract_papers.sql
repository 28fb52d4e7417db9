-- Papers of what contracts are paid: one of each kind for each share of a deposit (to_table 'deposit_shares').

alter table tax_papers
  -- Of papers of contracts, also of those whose money came by a payment; null of everything else.
  add column ctr_no     integer references contracts,
  -- The share by which a refund took it back.
  add column ds_no      integer references deposit_shares,
  -- Why the tax office is told of a change: 1 wrong entry, 2 other amount, 3 goods returned, 4 contract cancelled, 5 letter of credit, 6 issued twice
  add column amend_code smallint check (amend_code between 1 and 6),
  -- The paper in whose place this one is, because that one said something wrong.
  add column replaces   integer references tax_papers,
  add constraint tax_papers_code check (amend_code is null or amended_of is not null),
  add constraint tax_papers_taken check (ds_no is null or amended_of is not null),
  add constraint tax_papers_replaces check (replaces is null or amended_of is null),
  -- A share of a won or two may be VAT alone.
  drop constraint tax_papers_sign,
  add constraint tax_papers_sign check (case when amended_of is null then supply >= 0 and vat >= 0 and supply + vat > 0
                                             else supply + vat < 0 and vat <= 0 end);

drop index tax_papers_one_live;
create unique index tax_papers_one_live on tax_papers (to_table, to_no, kind)
  where tp_state <> 'cancelled' and amended_of is null and replaces is null;
create unique index tax_papers_one_replacement on tax_papers (replaces) where tp_state <> 'cancelled';
create unique index tax_papers_one_taken on tax_papers (amended_of, ds_no);

create function crm_set_paper_contract() returns trigger language plpgsql as $$
begin
  new.ctr_no := case new.to_table
    when 'deposit_shares' then (select c.ctr_no from deposit_shares s join project_credits c using (projcrd_no) where s.ds_no = new.to_no)
    when 'payments' then (select c.ctr_no from payments p join project_credits c on c.projcrd_no = p.to_no
                           where p.pay_no = new.to_no and p.to_table = 'project_credits') end;
  if new.to_table = 'deposit_shares' and new.ctr_no is null then
    raise exception 'there is no share %', new.to_no using errcode = 'foreign_key_violation', constraint = 'tax_papers_share';
  end if;
  return new;
end $$;
create trigger tax_papers_contract before insert on tax_papers for each row execute function crm_set_paper_contract();

update tax_papers t set ctr_no = c.ctr_no from payments p join project_credits c on c.projcrd_no = p.to_no
 where t.to_table = 'payments' and p.pay_no = t.to_no and p.to_table = 'project_credits';
create trigger tax_papers_contract_stays before update of ctr_no, ds_no, replaces on tax_papers
  for each row execute function crm_refuse_change();

create index tax_papers_of_contract on tax_papers (ctr_no) where ctr_no is not null;
create index tax_papers_contract_list on tax_papers (tp_no desc) where ctr_no is not null;
create index tax_papers_contract_due on tax_papers (due_dt) where ctr_no is not null and tp_state = 'requested';
