-- The list of courses counts students and finished lectures and adds up revenue of each course on the page: from indexes alone.
create index course_seats_students on course_seats (crs_no, user_no) where opened_dt is not null;
create index lecture_watches_done on lecture_watches (crl_no) where done_dt is not null;
create index payments_courses_sold on payments (to_no) include (pay_no) where to_table = 'courses' and pay_state in (12, 20, 21, 22);
drop index payment_items_payment;
create index payment_items_payment on payment_items (pay_no) include (money, refunded_money);
