import { showNumber } from '@crm/contract/kit/numbers'
import { type RawBuilder, sql } from 'kysely'
import { withoutTriggers } from '../../../../seed/withoutTriggers.ts'
import type { Db } from '../../../db/database.ts'

const seats = 300_000
const payments = 200_000

/** Seats of everybody in many courses, most of them opened. */
const plannedSeats = sql`
  create temporary table large_seats as
  with people as (select user_no, client_no, row_number() over (order by user_no) - 1 as p from client_members),
  sold as (select r.*, row_number() over (order by crs_no) - 1 as c from courses r where state in (2, 3)),
  counts as (select (select count(*) from people) as people, (select count(*) from sold) as sold)
  select sold.crs_no, sold.crs_title, sold.crs_price as list, coalesce(sold.crs_sale_price, sold.crs_price) as sale,
         sold.is_tax_free, people.client_no, people.user_no, n % 300 as days
    from generate_series(0, ${sql.lit(seats - 1)}) n cross join counts
    join people on people.p = n % counts.people
    join sold on sold.c = (n / counts.people + n % counts.people) % counts.sold
   where n / counts.people < counts.sold
     and not exists (select from course_seats s where s.user_no = people.user_no and s.crs_no = sold.crs_no)`

/** One payment for each of those in courses that cost something: most by card, every twentieth refunded. */
const plannedPayments = sql`
  create temporary table large_payments as
  with chosen as (select * from large_seats where list > 0 order by crs_no, user_no limit ${sql.lit(payments)}),
  bought as (
    select s.*, now() - (s.days + 1) * interval '1 day' as reg_dt,
           row_number() over (order by s.days desc, s.user_no, s.crs_no) as n
      from chosen s)
  select b.*, (n + (select coalesce(max(pay_no), 0) from payments))::int as pay_no,
         (n + (select coalesce(max(pi_no), 0) from payment_items))::int as pi_no,
         (n + (select coalesce(max(rf_no), 0) from payment_refunds))::int as rf_no,
         case when n % 10 < 6 then 'card' when n % 10 = 6 then 'easy_pay' when n % 10 = 7 then 'transfer'
              when n % 10 = 8 then 'virtual_account' else 'manual' end as method,
         case when n % 10 < 7 then 2 + n % 2 * 2 else 1 + n % 2 * 2 end as pay_type,
         n % 20 = 0 as is_refunded, b.reg_dt + interval '5 minutes' as paid_dt
    from bought b`

const paid = sql`
  insert into payments (pay_no, to_table, to_no, pay_key, client_no, user_no, pay_title, pay_state, pay_total, pay_method,
                        pay_type, is_tax_free, pay_due_dt, paid_dt, pay_info, reg_dt)
  select pay_no, 'courses', crs_no, 'courses:' || crs_no || ':user:' || user_no, client_no, user_no, crs_title,
         case when is_refunded then 22 else 12 end, sale, method, pay_type, is_tax_free, reg_dt + interval '45 minutes', paid_dt,
         jsonb_build_object('seats', jsonb_build_array(user_no), 'cp_no', null), reg_dt
    from large_payments order by pay_no`

const items = sql`
  insert into payment_items (pi_no, pay_no, pi_title, list, sale, pocket, money, refunded_money)
  select pi_no, pay_no, crs_title, list, sale, 0, sale, case when is_refunded then sale else 0 end
    from large_payments order by pi_no`

const tries = sql`
  insert into payment_tries (pay_no, order_id, pg_key, try_state, try_amount, done_dt, reg_dt)
  select pay_no, 'large-order-' || pay_no, 'large-key-' || pay_no, 'done', sale, paid_dt, reg_dt
    from large_payments where method <> 'manual' order by pay_no`

const refunds = sql`
  insert into payment_refunds (rf_no, pay_no, rf_state, rf_reason, due_dt, decided_dt, done_dt, is_by_hand, reg_dt)
  select rf_no, pay_no, 22, '다른 강의를 먼저 듣기로 했어요.', (paid_dt + interval '3 days')::date, paid_dt + interval '1 day',
         paid_dt + interval '1 day', method = 'manual', paid_dt + interval '1 hour'
    from large_payments where is_refunded order by rf_no`

const refundedItems = sql`
  insert into payment_refund_items (rf_no, pi_no, money, pocket)
  select rf_no, pi_no, sale, 0 from large_payments where is_refunded order by rf_no`

/** What was bought says so, what was refunded has ended, the rest was given by staff. */
const allSeats = sql`
  insert into course_seats (crs_no, client_no, user_no, cs_source, pi_no, cs_paid, cs_refunded, cs_lectures, cs_days, opened_dt,
                            cs_start_dt, cs_end_dt, state, end_reason, ended_dt, reg_dt)
  select s.crs_no, s.client_no, s.user_no, case when p.pi_no is null then 'staff' else 'payment' end, p.pi_no, coalesce(p.sale, 0),
         case when p.is_refunded then p.sale else 0 end, coalesce(l.lectures, '{}'), 180, now() - s.days * interval '1 day',
         now() - s.days * interval '1 day', now() + (180 - s.days) * interval '1 day',
         case when p.is_refunded then 0 else 1 end, case when p.is_refunded then '환불' end,
         case when p.is_refunded then p.paid_dt + interval '1 day' end, now() - (s.days + 1) * interval '1 day'
    from large_seats s left join large_payments p using (user_no, crs_no)
    left join (select crs_no, array_agg(crl_no order by crl_no) as lectures from course_lectures
                where not is_sample and not is_hidden group by crs_no) l on l.crs_no = s.crs_no and p.pi_no is not null`

const soldCourses = sql`
  update courses r set sold_dt = p.paid_dt
    from (select crs_no, min(paid_dt) as paid_dt from large_payments group by crs_no) p
   where p.crs_no = r.crs_no and r.sold_dt is null`

const written = [
  'payments',
  'payment_items',
  'payment_tries',
  'payment_refunds',
  'payment_refund_items',
  'course_seats',
]
const keys = [
  ['payments', 'pay_no'],
  ['payment_items', 'pi_no'],
  ['payment_refunds', 'rf_no'],
] as const

const run = (db: Db, query: RawBuilder<unknown>) => query.execute(db)

const countOf = async (db: Db, table: string) =>
  (await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`.execute(db)).rows[0]?.count ?? 0

/** Seats and what was paid for them, by statements over whole sets. */
export const seedManySeats = (db: Db) =>
  // One connection for all, because the plans are temporary tables.
  db.connection().execute(async (one) => {
    await run(one, plannedSeats)
    await run(one, plannedPayments)
    await run(one, sql`analyze large_seats, large_payments`)
    await withoutTriggers(one, [...written, 'courses'], async () => {
      for (const step of [paid, items, tries, refunds, refundedItems, allSeats, soldCourses]) await run(one, step)
    })
    for (const [table, key] of keys)
      await run(
        one,
        sql`select setval(pg_get_serial_sequence(${table}, ${key}), (select max(${sql.ref(key)}) from ${sql.table(table)}))`,
      )
    const [seatCount, paymentCount] = [await countOf(one, 'large_seats'), await countOf(one, 'large_payments')]
    await run(one, sql`drop table large_seats, large_payments`)
    return [`수강권 ${showNumber(seatCount)}개, 결제 ${showNumber(paymentCount)}건`]
  })
