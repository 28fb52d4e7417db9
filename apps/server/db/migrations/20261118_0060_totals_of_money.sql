-- Totals and sums of estimates, contracts, deposits and statements are remembered until one of these tables changes (decision 015).
select crm_count_changes('estimates');
select crm_count_changes('contracts');
select crm_count_changes('deposits');
select crm_count_changes('bank_rows');

-- In the orders that their list offers.
create index estimates_amount on estimates (est_amount desc nulls last, est_no desc);
create index estimates_issued_order on estimates (est_issued_dt desc nulls last, est_no desc);
create index estimates_valid_order on estimates (est_valid_dt desc nulls last, est_no desc);
