import { sql } from 'kysely'
import { defineSeed } from '../../../seed/seed.ts'
import type { Db } from '../../db/database.ts'
import { seedManySeats } from './seed/large.ts'

interface Buyer {
  user_no: number
  client_no: number
  user_name: string
}

interface Course {
  crs_no: number
  crs_title: string
  list: number
  price: number
}

const buyerOf = (db: Db, user_id: string): Promise<Buyer> =>
  db
    .selectFrom('users as u')
    .innerJoin('client_members as m', 'm.user_no', 'u.user_no')
    .select(['u.user_no', 'm.client_no', 'u.user_name'])
    .where('u.user_id', '=', user_id)
    .executeTakeFirstOrThrow()

const courseOf = async (db: Db, cat_code: string, crs_place: number): Promise<Course> => {
  const { crs_no, crs_title, crs_price, crs_sale_price } = await db
    .selectFrom('courses')
    .select(['crs_no', 'crs_title', 'crs_price', 'crs_sale_price'])
    .where('cat_code', '=', cat_code)
    .where('crs_place', '=', crs_place)
    .executeTakeFirstOrThrow()
  return { crs_no, crs_title, list: crs_price, price: crs_sale_price ?? crs_price }
}

const ago = (days: number) => sql<string>`now() - ${days}::int * interval '1 day'`

interface Order {
  buyer: Buyer
  course: Course
  seats: (number | null)[]
  daysAgo: number
  method: 'card' | 'manual' | 'virtual_account'
}

/** A payment as people make it: asked for, being paid. */
const openOrder = async (db: Db, { buyer, course, seats, daysAgo, method }: Order) => {
  const { crs_no, crs_title, list, price } = course
  const { pay_no } = await db
    .insertInto('payments')
    .values({
      ...{ to_table: 'courses', to_no: crs_no, pay_key: `courses:${crs_no}:user:${buyer.user_no}` },
      ...{
        client_no: buyer.client_no,
        user_no: buyer.user_no,
        pay_method: method,
        pay_type: method === 'card' ? 4 : 3,
      },
      ...{
        pay_title: seats.length > 1 ? `${crs_title} ${seats.length}명` : crs_title,
        pay_total: price * seats.length,
      },
      pay_info: JSON.stringify({ seats, cp_no: null }),
      ...{ reg_dt: ago(daysAgo), pay_due_dt: sql<string>`now() + interval '3 days'` },
    })
    .returning('pay_no')
    .executeTakeFirstOrThrow()
  const item = { pay_no, pi_title: crs_title, list, sale: price, pocket: 0, money: price }
  const items = await db
    .insertInto('payment_items')
    .values(seats.map(() => item))
    .returning('pi_no')
    .execute()
  await db.updateTable('payments').set({ pay_state: 11 }).where('pay_no', '=', pay_no).execute()
  return { pay_no, pi_nos: items.map(({ pi_no }) => pi_no) }
}

const addTry = (db: Db, pay_no: number, amount: number, facts: Record<string, unknown>) =>
  db
    .insertInto('payment_tries')
    .values({ pay_no, order_id: `demo-order-${pay_no}`, pg_key: `demo-key-${pay_no}`, try_amount: amount, ...facts })
    .execute()

const payOrder = async (db: Db, order: Order) => {
  const { pay_no, pi_nos } = await openOrder(db, order)
  const { buyer, course, seats, daysAgo, method } = order
  await db
    .updateTable('payments')
    .set({ pay_state: 12, paid_dt: ago(daysAgo) })
    .where('pay_no', '=', pay_no)
    .execute()
  if (method === 'card')
    await addTry(db, pay_no, course.price * seats.length, {
      ...{ try_state: 'done', card_number: '4330****1234', card_company: '신한', done_dt: ago(daysAgo) },
    })
  const rows = pi_nos.map((pi_no, place) => ({
    ...{
      crs_no: course.crs_no,
      client_no: buyer.client_no,
      user_no: seats[place] ?? null,
      cs_source: 'payment',
      pi_no,
    },
    ...{ cs_paid: course.price, cs_days: 180, reg_dt: ago(daysAgo) },
    cs_start_dt: sql<string>`now() + ${30 - daysAgo}::int * interval '1 day'`,
    cs_lectures: sql<number[]>`array(select crl_no from course_lectures
      where crs_no = ${course.crs_no} and not is_sample and not is_hidden order by crl_no)`,
  }))
  const given = await db.insertInto('course_seats').values(rows).returning('cs_no').execute()
  await db
    .updateTable('courses')
    .set({ sold_dt: ago(daysAgo) })
    .where('crs_no', '=', course.crs_no)
    .where('sold_dt', 'is', null)
    .execute()
  return { pay_no, pi_nos, cs_nos: given.map(({ cs_no }) => cs_no) }
}

/** Opens the first lectures of a course, one a day, and finishes them. */
const learn = async (db: Db, cs_no: number, { share, daysAgo }: { share: number; daysAgo: number }) => {
  await sql`
    with lectures as (
      select l.crl_no, s.user_no, l.crl_seconds, row_number() over (order by c.crc_place, l.crl_place) as n, count(*) over () as total
        from course_seats s join course_lectures l using (crs_no) join course_chapters c using (crc_no)
       where s.cs_no = ${cs_no} and not l.is_hidden),
    learned as (
      select *, now() - ${daysAgo}::int * interval '1 day' + n * interval '1 hour' as at from lectures where n <= ceil(total * ${share}::float8)),
    opened as (insert into seat_opens (cs_no, crl_no, opened_by, opened_dt) select ${cs_no}, crl_no, 'watch', at from learned)
    insert into lecture_watches (user_no, crl_no, first_dt, last_dt, done_dt)
    select user_no, crl_no, at, at, at from learned on conflict do nothing`.execute(db)
}

/** Given back in full, because nothing was opened. */
const refundOrder = async (db: Db, pay_no: number, pi_no: number, money: number) => {
  const { rf_no } = await db
    .insertInto('payment_refunds')
    .values({ pay_no, rf_reason: '다른 강의를 먼저 듣기로 했어요.', due_dt: sql<string>`now()::date` })
    .returning('rf_no')
    .executeTakeFirstOrThrow()
  await db.insertInto('payment_refund_items').values({ rf_no, pi_no, money, pocket: 0 }).execute()
  for (const pay_state of [20, 21])
    await db.updateTable('payments').set({ pay_state }).where('pay_no', '=', pay_no).execute()
  await db.updateTable('payment_refunds').set({ rf_state: 21 }).where('rf_no', '=', rf_no).execute()
  const done = { rf_state: 22, done_dt: ago(3), decided_dt: ago(3), pg_transaction_key: `demo-refund-${rf_no}` }
  await db.updateTable('payment_refunds').set(done).where('rf_no', '=', rf_no).execute()
  await db.updateTable('payments').set({ pay_state: 22 }).where('pay_no', '=', pay_no).execute()
  await db
    .updateTable('course_seats')
    .set({ state: 0, cs_refunded: money, end_reason: '환불', ended_dt: ago(3) })
    .where('pi_no', '=', pi_no)
    .execute()
}

/** `client`: half done, finished, refunded, and a deposit that is awaited. */
const seedFirst = async (db: Db) => {
  const buyer = await buyerOf(db, 'client')
  const own = { buyer, seats: [buyer.user_no], method: 'card' as const }
  const half = await payOrder(db, { ...own, course: await courseOf(db, 'invest', 1), daysAgo: 20 })
  await learn(db, half.cs_nos[0] ?? 0, { share: 0.5, daysAgo: 12 })
  const whole = await payOrder(db, { ...own, course: await courseOf(db, 'marketing', 1), daysAgo: 60 })
  await learn(db, whole.cs_nos[0] ?? 0, { share: 1, daysAgo: 40 })
  const course = await courseOf(db, 'basic', 2)
  const back = await payOrder(db, { ...own, course, daysAgo: 5 })
  await refundOrder(db, back.pay_no, back.pi_nos[0] ?? 0, course.price)
  const awaited = await courseOf(db, 'development', 1)
  const { pay_no } = await openOrder(db, { ...own, course: awaited, method: 'virtual_account', daysAgo: 1 })
  await addTry(db, pay_no, awaited.price, {
    ...{ try_state: 'waiting', account_number: '110123456789', account_holder: '빌더', account_bank_code: '088' },
    account_due_dt: sql<string>`now() + interval '2 days'`,
  })
}

/** `client2`: seats for the team, one of them still open. */
const seedTeam = async (db: Db) => {
  const buyer = await buyerOf(db, 'client2')
  const course = await courseOf(db, 'branding', 1)
  const team = await payOrder(db, { buyer, course, seats: [buyer.user_no, null, null], method: 'manual', daysAgo: 8 })
  await learn(db, team.cs_nos[0] ?? 0, { share: 0.2, daysAgo: 6 })
}

const seedDemoSeats = async (db: Db) => {
  await seedFirst(db)
  await seedTeam(db)
}

export const seed = defineSeed({
  after: ['auth', 'clients', 'coupons', 'courses'],
  demo: seedDemoSeats,
  large: seedManySeats,
})
