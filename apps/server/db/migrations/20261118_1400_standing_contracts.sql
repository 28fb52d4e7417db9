-- Which contracts stand, and whose: read by 입금 예보 for every payment, without the contracts themselves.
create index contracts_standing on contracts (ctr_no) include (proj_no) where ctr_state in ('concluded', 'sealed');
-- The forecast reads payments once, whatever they count for.
drop index project_credits_paid_late;
drop index project_credits_due;
