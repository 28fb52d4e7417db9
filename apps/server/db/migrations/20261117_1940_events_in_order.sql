-- Numbers of events are given while the contract is held: whoever waited for it comes after whoever did not, also by number.

create or replace function crm_chain_event() returns trigger language plpgsql as $$
begin
  perform from contracts where ctr_no = new.ctr_no for no key update;
  new.ce_no := nextval(pg_get_serial_sequence('contract_events', 'ce_no'));
  new.prev_hash := coalesce((select hash from contract_events where ctr_no = new.ctr_no order by ce_no desc limit 1), '');
  new.hash := crm_event_hash(new);
  return new;
end $$;
