import { sql } from 'kysely'
import { defineSeed } from '../../../seed/seed.ts'
import type { Db } from '../../db/database.ts'

/** What the payment service would know of the payments that other seeds have made: deposits and refunds of them work in the demo. */
const seedTestCheckouts = (db: Db) =>
  sql`
    insert into test_checkouts (order_id, pg_key, pg_state, total, balance, method, is_company, account, approved_dt)
    select t.order_id, t.pg_key,
           case when t.try_state = 'waiting' then 'WAITING_FOR_DEPOSIT' when left_over.money = 0 then 'CANCELED' else 'DONE' end,
           t.try_amount, left_over.money, p.pay_method, p.pay_type in (3, 4),
           case when t.account_number is not null then jsonb_build_object('bank_code', t.account_bank_code,
             'number', t.account_number, 'holder', t.account_holder, 'due_dt', t.account_due_dt, 'secret', t.account_secret) end,
           t.done_dt
      from payment_tries t
      join payments p using (pay_no)
      cross join lateral (
        select t.try_amount - coalesce(sum(i.refunded_money), 0) as money from payment_items i where i.pay_no = p.pay_no
      ) left_over
     where t.try_state in ('waiting', 'done') and t.pg_key is not null`.execute(db)

export const seed = defineSeed({
  after: ['enrolments', 'memberships'],
  demo: async (db) => {
    await seedTestCheckouts(db)
  },
})
