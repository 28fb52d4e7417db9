-- Nobody with a discount limit sells below the floor of an item: each line keeps the floor it was taken with.

alter table estimate_lines add column el_floor bigint check (el_floor between 0 and 10000000000);

update estimate_lines l set el_floor = i.ei_floor_price
  from estimate_items i, estimates e
 where i.ei_no = l.ei_no and e.est_no = l.est_no and e.est_state in ('draft', 'asking') and i.ei_floor_price is not null;
