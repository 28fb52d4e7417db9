import { randomInt } from 'node:crypto'
import { codeLetters } from '@crm/contract/features/coupons/couponRules'
import type { Coupon, CouponCode, CouponRow, CouponState, CouponUse } from '@crm/contract/features/coupons/coupons.rows'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { type Paging, readQueryPage } from '../../db/readPage.ts'
import { today } from '../../db/today.ts'

/** A coupon's state follows from its stop, its days and its counts, in this order. */
export const couponStateOf = sql<CouponState>`case
  when r.is_stopped then 'stopped'
  when r.cp_end_dt < ${today} then 'ended'
  when r.cp_held + r.cp_used >= r.cp_total then 'used_up'
  when r.cp_start_dt > ${today} then 'planned'
  else 'active' end`

/** What is neither stopped nor over is found by its last day, before its state is worked out. */
export const isInState = (state: CouponState) =>
  state === 'stopped' || state === 'ended'
    ? sql`${couponStateOf} = ${state}`
    : sql`r.cp_end_dt >= ${today} and ${couponStateOf} = ${state}`

export const selectCoupons = (db: Db) =>
  db
    .selectFrom('coupons as r')
    .select([
      'r.cp_no',
      'r.cp_name',
      'r.cp_value',
      'r.cp_cap',
      'r.cp_start_dt',
      'r.cp_end_dt',
      'r.cp_total',
      'r.reg_dt',
    ])
    .select(['r.cp_discount as discount', 'r.cp_revenue as revenue'])
    .select([
      sql<number>`r.cp_held + r.cp_used`.as('cp_taken'),
      sql<CouponRow['cp_kind']>`r.cp_kind`.as('cp_kind'),
      sql<CouponRow['cp_target']>`r.cp_target`.as('cp_target'),
      sql<CouponRow['cp_way']>`r.cp_way`.as('cp_way'),
      couponStateOf.as('coupon_state'),
    ])

export const selectCoupon = (db: Db) =>
  selectCoupons(db)
    .innerJoin('employees as e', 'e.emp_no', 'r.emp_no')
    .innerJoin('users as u', 'u.user_no', 'e.user_no')
    .select(['u.user_name as emp_name', 'r.emp_no', 'r.cp_min', 'r.cp_courses', 'r.cp_per_client', 'r.cp_per_user'])
    .select(['r.cp_with_membership', 'r.is_stopped', 'r.rev'])
    .select([
      sql<Coupon['cp_categories']>`r.cp_categories`.as('cp_categories'),
      sql<Coupon['cp_cause']>`r.cp_cause`.as('cp_cause'),
      sql<string | null>`case when r.cp_way = 'public' then
        (select k.cpc_code from coupon_codes k where k.cp_no = r.cp_no limit 1) end`.as('cp_code'),
      sql<number>`case when r.cp_way = 'codes' then
        (select count(*)::int from coupon_codes k where k.cp_no = r.cp_no) else 0 end`.as('code_count'),
      sql<number>`(select count(*)::int from coupon_box b where b.cp_no = r.cp_no)`.as('box_count'),
      sql<boolean>`exists (select from coupon_uses s where s.cp_no = r.cp_no)`.as('is_used'),
    ])

export const findCoupon = (db: Db, cp_no: number) => selectCoupon(db).where('r.cp_no', '=', cp_no).executeTakeFirst()

export const setStopped = (db: Db, cp_no: number, is_stopped: boolean) =>
  db.updateTable('coupons').set({ is_stopped }).where('cp_no', '=', cp_no).execute()

export const findGivable = (db: Db) =>
  db
    .selectFrom('coupons')
    .select(['cp_no', 'cp_name'])
    .where('cp_way', '=', 'given')
    .where('is_stopped', '=', false)
    .orderBy('cp_no', 'desc')
    .limit(1000)
    .execute()

export const findUses = (db: Db, cp_no: number, page: Paging) =>
  readQueryPage(
    db
      .selectFrom('coupon_uses as s')
      .innerJoin('clients as c', 'c.client_no', 's.client_no')
      .innerJoin('users as u', 'u.user_no', 's.user_no')
      .select(['s.cpu_no', 's.cpu_step', 's.pay_no', 'c.client_name', 'u.user_name', 's.cpu_amount', 's.cpu_revenue'])
      .select('s.reg_dt')
      .where('s.cp_no', '=', cp_no)
      .orderBy('s.cpu_no', 'desc')
      .$castTo<CouponUse>(),
    page,
  )

const selectCodes = (db: Db) =>
  db
    .selectFrom('coupon_codes as k')
    .leftJoin('coupon_box as b', 'b.cpc_no', 'k.cpc_no')
    .leftJoin('users as u', 'u.user_no', 'b.user_no')
    .leftJoin('client_members as m', 'm.user_no', 'b.user_no')
    .leftJoin('clients as c', 'c.client_no', 'm.client_no')
    .select(['k.cpc_no', 'k.cpc_code', 'u.user_name', 'c.client_name', 'b.reg_dt as taken_dt'])
    .$castTo<CouponCode>()

export const findCodes = (db: Db, cp_no: number, page: Paging) =>
  readQueryPage(selectCodes(db).where('k.cp_no', '=', cp_no).orderBy('k.cpc_no'), page)

export const findCodeNos = async (db: Db, cp_no: number) => {
  const rows = await db
    .selectFrom('coupon_codes')
    .select('cpc_no')
    .where('cp_no', '=', cp_no)
    .orderBy('cpc_no')
    .execute()
  return rows.map(({ cpc_no }) => cpc_no)
}

export const findCodesByNo = (db: Db, cpc_nos: number[]) =>
  selectCodes(db).where(sql<boolean>`k.cpc_no = any (${cpc_nos}::int[])`).orderBy('k.cpc_no').execute()

/** `ABCD-EFGH-JKLM`: 32 letters to the twelfth power, so guessing one among 100,000 takes millions of years. */
export const newCouponCode = () => {
  const letters = Array.from({ length: 12 }, () => codeLetters[randomInt(codeLetters.length)])
  return [letters.slice(0, 4), letters.slice(4, 8), letters.slice(8)].map((part) => part.join('')).join('-')
}

const codesAtOnce = 10_000

/** Makes that many new codes; one that happens to exist already is made again. */
export const insertNewCodes = async (db: Db, cp_no: number, count: number) => {
  for (let left = count; left > 0; ) {
    const codes = Array.from({ length: Math.min(left, codesAtOnce) }, newCouponCode)
    const { numAffectedRows } = await sql`
      insert into coupon_codes (cp_no, cpc_code, cpc_fold)
      select ${cp_no}, code, replace(code, '-', '') from unnest(${codes}::text[]) code
      on conflict (cpc_fold) do nothing`.execute(db)
    left -= Number(numAffectedRows ?? 0)
  }
}

export const insertCode = (db: Db, code: { cp_no: number; cpc_code: string; cpc_fold: string }) =>
  db.insertInto('coupon_codes').values(code).execute()
