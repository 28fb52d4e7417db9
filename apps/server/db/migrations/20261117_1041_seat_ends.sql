-- Whoever has a seat is reminded once, a week before it ends; an extended seat ends later and is reminded of again.
alter table course_seats add column reminded_end_dt timestamptz;

-- A seat of a membership names one that exists.
alter table course_seats add constraint course_seats_membership_no foreign key (mbs_no) references memberships;
create index course_seats_membership_seats on course_seats (mbs_no) where mbs_no is not null;
