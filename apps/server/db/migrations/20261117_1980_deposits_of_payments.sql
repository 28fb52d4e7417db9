-- A payment whose deposit the bank took back may come again: one deposit for each time that it is paid.

alter table deposits add pay_turn smallint not null default 1 check (pay_turn >= 1);
drop index deposits_payment;
create unique index deposits_payment on deposits (pay_no, pay_turn) where dep_amount > 0;
create trigger deposits_turn_stays before update of pay_turn on deposits for each row execute function crm_refuse_change();
