-- A coupon for certain courses names courses that exist; an array cannot have a foreign key.
create function crm_check_coupon_courses() returns trigger language plpgsql as $$
begin
  if exists (select from unnest(new.cp_courses) as named (crs_no)
             where not exists (select from courses c where c.crs_no = named.crs_no)) then
    raise exception 'a coupon names a course that does not exist' using errcode = 'check_violation', constraint = 'coupons_courses';
  end if;
  return new;
end $$;
create trigger coupons_courses before insert or update of cp_courses on coupons
  for each row execute function crm_check_coupon_courses();
