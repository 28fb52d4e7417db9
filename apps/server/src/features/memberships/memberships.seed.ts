import { showNumber } from '@crm/contract/kit/numbers'
import { sql } from 'kysely'
import { defineSeed } from '../../../seed/seed.ts'
import type { Db } from '../../db/database.ts'
import { today } from '../../db/today.ts'

/** Moves that lead to each state, from the request on. */
const waysTo: Record<number, number[]> = {
  0: [11, 12, 1, 0],
  1: [11, 12, 1],
  10: [],
  11: [11],
  12: [11, 12],
  20: [11, 12, 1, 20],
  21: [11, 12, 1, 20, 21],
  22: [11, 12, 1, 20, 21, 22],
}

interface DemoMembership {
  client_no: number
  mbp_no: number
  state: number
  /** Days from today on which it starts; none before it is paid. */
  start: number
  user_no: number | null
  coupon?: string
}

const insert = async (db: Db, { client_no, mbp_no, state, user_no }: DemoMembership, days: number) => {
  const { rows } = await sql<{ mbs_no: number; mbs_price: number; mbs_name: string; mbs_months: number }>`
    insert into memberships (client_no, mbp_no, mbs_name, mbs_price, mbs_months, mbs_people, mbs_categories, mbs_courses,
                             mbs_discount, mbs_pocket, mbs_coupons, user_no, emp_no, reg_dt)
    select ${client_no}, mbp_no, mbp_name, mbp_price, mbp_months, mbp_people, mbp_categories, mbp_courses, mbp_discount,
           mbp_pocket, mbp_coupons, ${user_no}, ${user_no === null ? 1 : null}::int, now() - ${days} * interval '1 day'
      from membership_plans where mbp_no = ${mbp_no}
    returning mbs_no, mbs_price, mbs_name, mbs_months`.execute(db)
  const row = rows[0]
  if (!row) throw new Error(`no plan ${mbp_no} for state ${state}`)
  return row
}

/** A payment by deposit, as far as the membership's state needs it. */
const pay = async (db: Db, demo: DemoMembership, made: { mbs_no: number; mbs_price: number; title: string }) => {
  const discount = demo.coupon ? Math.floor(made.mbs_price * 0.2) : 0
  const total = made.mbs_price - discount
  const { rows } = await sql<{ pay_no: number }>`
    insert into payments (to_table, to_no, pay_key, client_no, user_no, pay_title, pay_state, pay_total, pay_pocket,
                          pay_method, pay_type, is_tax_free, pay_due_dt, receipt_kind, pay_info)
    values ('memberships', ${made.mbs_no}, ${`memberships:${made.mbs_no}`}, ${demo.client_no}, ${demo.user_no}, ${made.title}, 10,
            ${total}, 0, 'manual', 3, false, now() + interval '7 days', 'tax_invoice', '{}') returning pay_no`.execute(
    db,
  )
  const pay_no = rows[0]?.pay_no ?? 0
  await sql`insert into payment_items (pay_no, pi_title, list, sale, discount, pocket, money)
            values (${pay_no}, ${made.title}, ${made.mbs_price}, ${made.mbs_price}, ${discount}, 0, ${total})`.execute(
    db,
  )
  if (demo.state === 11) return { pay_no, total }
  if (demo.coupon && demo.user_no !== null) {
    for (const step of ['hold', 'use'])
      await sql`insert into coupon_uses (cp_no, pay_no, client_no, user_no, cpu_step, cpu_amount, cpu_revenue)
                select cp_no, ${pay_no}, ${demo.client_no}, ${demo.user_no}, ${step}, ${discount}, ${step === 'use' ? total : 0}
                  from coupons where cp_name = ${demo.coupon}`.execute(db)
  }
  await sql`update payments set pay_state = 11 where pay_no = ${pay_no}`.execute(db)
  await sql`update payments set pay_state = 12, paid_dt = now() - ${Math.max(0, -demo.start)} * interval '1 day'
             where pay_no = ${pay_no}`.execute(db)
  return { pay_no, total }
}

const refundStates = (db: Db, pay_no: number, state: number, total: number) => async () => {
  if (state < 20) return
  await sql`
    with asked as (
      insert into payment_refunds (pay_no, rf_reason, due_dt)
      values (${pay_no}, '사업 방향이 바뀌었어요', ${today} + 3) returning rf_no)
    insert into payment_refund_items (rf_no, pi_no, money, pocket)
    select rf_no, pi_no, ${Math.floor(total / 2)}, 0 from asked, payment_items where pay_no = ${pay_no}`.execute(db)
  await sql`update payments set pay_state = 20 where pay_no = ${pay_no}`.execute(db)
  if (state === 20) return
  await sql`update payment_refunds set rf_state = 21 where pay_no = ${pay_no}`.execute(db)
  await sql`update payments set pay_state = 21 where pay_no = ${pay_no}`.execute(db)
  if (state === 21) return
  await sql`update payment_refunds set rf_state = 22, done_dt = now(), is_by_hand = true where pay_no = ${pay_no}`.execute(
    db,
  )
  await sql`update memberships set mbs_state = 22 where pay_no = ${pay_no}`.execute(db)
  await sql`update payments set pay_state = 22 where pay_no = ${pay_no}`.execute(db)
}

const make = async (db: Db, demo: DemoMembership) => {
  const { mbs_no, mbs_price, mbs_name, mbs_months } = await insert(db, demo, Math.max(2, 2 - demo.start))
  if (demo.state === 10) return
  await sql`update memberships set mbs_state = 11 where mbs_no = ${mbs_no}`.execute(db)
  const title = `${mbs_name} 멤버십 ${mbs_months}개월`
  const { pay_no, total } = await pay(db, demo, { mbs_no, mbs_price, title })
  if (demo.state === 11) return
  await sql`
    update memberships set mbs_state = 12, pay_no = ${pay_no}, mbs_paid = ${total},
           start_dt = ${today} + ${demo.start}::int,
           end_dt = (${today} + ${demo.start}::int + make_interval(months => mbs_months))::date - 1
     where mbs_no = ${mbs_no}`.execute(db)
  for (const state of (waysTo[demo.state] ?? []).filter((to) => to < 10))
    await sql`update memberships set mbs_state = ${state} where mbs_no = ${mbs_no}`.execute(db)
  await refundStates(db, pay_no, demo.state, total)()
}

const plans = [
  ['스타터', '처음 시작하는 회사를 위한 멤버십이에요.', 590_000, 6, 3, ['basic'], 10, 50_000],
  [
    '그로스',
    '투자와 마케팅을 함께 배우는 회사에 맞아요.',
    1_290_000,
    12,
    10,
    ['basic', 'invest', 'marketing'],
    20,
    150_000,
  ],
  [
    '올인원',
    '모든 카테고리를 팀 전체가 볼 수 있어요.',
    2_900_000,
    12,
    50,
    ['basic', 'invest', 'marketing', 'branding', 'development', 'insight'],
    30,
    300_000,
  ],
] as const

/** Three plans, and memberships in all eight states; `client` has one now and its renewal behind it. */
const seedMemberships = async (db: Db) => {
  for (const [name, text, price, months, people, categories, discount, pocket] of plans)
    await db
      .insertInto('membership_plans')
      .values({
        ...{ mbp_name: name, mbp_text: text, mbp_price: price, mbp_months: months, mbp_people: people },
        ...{ mbp_categories: [...categories], mbp_discount: discount, mbp_pocket: pocket, emp_no: 1 },
      })
      .execute()
  const { rows: own } = await sql<{ client_no: number; user_no: number }>`
    select client_no, user_no from users join client_members using (user_no) where user_id = 'client'`.execute(db)
  const mine = own[0]
  if (!mine) throw new Error('no demo client')
  const { rows: others } = await sql<{ client_no: number }>`
    select client_no from clients where client_type = 'client' and client_no <> ${mine.client_no}
     order by client_no offset 2 limit 8`.execute(db)
  const of = (place: number) => others[place]?.client_no ?? 0
  const demos: DemoMembership[] = [
    { client_no: of(0), mbp_no: 1, state: 0, start: -300, user_no: null },
    { ...mine, mbp_no: 2, state: 1, start: -200, coupon: '멤버십 첫 결제 할인' },
    { ...mine, mbp_no: 3, state: 12, start: 166 },
    { client_no: of(1), mbp_no: 2, state: 10, start: 0, user_no: null },
    { client_no: of(2), mbp_no: 3, state: 11, start: 0, user_no: null },
    { client_no: of(3), mbp_no: 1, state: 12, start: 10, user_no: null },
    { client_no: of(4), mbp_no: 2, state: 20, start: -40, user_no: null },
    { client_no: of(5), mbp_no: 2, state: 21, start: -60, user_no: null },
    { client_no: of(6), mbp_no: 1, state: 22, start: -90, user_no: null },
    { client_no: of(7), mbp_no: 3, state: 1, start: -358, user_no: null },
  ]
  for (const demo of demos) await make(db, demo)
}

/** One membership of the past or of today for every fifth company, without payments. */
const seedManyMemberships = async (db: Db) => {
  const { numAffectedRows } = await sql`
    insert into memberships (client_no, mbp_no, mbs_name, mbs_price, mbs_months, mbs_people, mbs_categories, mbs_courses,
                             mbs_discount, mbs_pocket, mbs_coupons, mbs_state, emp_no, reg_dt)
    select c.client_no, p.mbp_no, mbp_name, mbp_price, mbp_months, mbp_people, mbp_categories, mbp_courses, mbp_discount,
           mbp_pocket, mbp_coupons, case when c.client_no % 10 = 0 then 10 else 0 end, 1, c.reg_dt
      from clients c join membership_plans p on p.mbp_no = 1 + c.client_no % 3
     where c.client_no % 5 = 0 and not exists (select from memberships m where m.client_no = c.client_no)`.execute(db)
  return Number(numAffectedRows ?? 0)
}

export const seed = defineSeed({
  after: ['auth', 'clients', 'coupons', 'pocket'],
  demo: seedMemberships,
  large: async (db) => [`멤버십 ${showNumber(await seedManyMemberships(db))}건`],
})
