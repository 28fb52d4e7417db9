-- Totals of payments, memberships and revenue are counted again only after one of these has changed (docs/decisions/015).
select crm_count_changes(t) from unnest(array['payments', 'payment_items', 'payment_refunds', 'courses', 'memberships']) t;

-- Payments are found by what was paid for, in the one way of all searches.
select crm_make_searchable('payments', 'pay_title');

-- The list of payments is narrowed by the day of payment, or of the order where it was not paid.
create index payments_day on payments ((coalesce(paid_dt, reg_dt)));
