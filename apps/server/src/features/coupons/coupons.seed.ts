import { showNumber } from '@crm/contract/kit/numbers'
import { sql } from 'kysely'
import { defineSeed } from '../../../seed/seed.ts'
import type { Db } from '../../db/database.ts'
import { today } from '../../db/today.ts'
import { insertCode, insertNewCodes } from './coupons.queries.ts'

/** Days from today on. */
const day = (days: number) => sql<string>`${today} + ${days}::int`

const usual = {
  cp_kind: 'rate',
  cp_value: 10,
  cp_way: 'public',
  cp_start_dt: day(-30),
  cp_end_dt: day(60),
  cp_per_user: 1,
  emp_no: 1,
}

/** Coupons of every kind, way and state; the one that is used up is used by the demo's memberships. */
const demoCoupons = [
  { ...usual, cp_name: '가을 학기 10% 할인', cp_cap: 30_000, cp_total: 500 },
  {
    ...usual,
    cp_name: '투자 강의 2만 원 할인',
    cp_kind: 'amount',
    cp_value: 20_000,
    cp_min: 50_000,
    cp_target: 'category',
    cp_categories: ['invest'],
  },
  { ...usual, cp_name: '데모데이 참가 기념', cp_way: 'codes', cp_value: 30, cp_cap: 50_000, cp_total: 40 },
  { ...usual, cp_name: '가입 축하 쿠폰', cp_way: 'given', cp_cause: 'join', cp_kind: 'amount', cp_value: 10_000 },
  {
    ...usual,
    cp_name: '수료 축하 쿠폰',
    cp_way: 'given',
    cp_cause: 'complete',
    cp_value: 15,
    cp_with_membership: true,
  },
  { ...usual, cp_name: '멤버십 시작 선물', cp_way: 'given', cp_cause: 'membership', cp_value: 50, cp_cap: 100_000 },
  { ...usual, cp_name: '담당자 감사 쿠폰', cp_way: 'given', cp_cause: 'hand', cp_kind: 'amount', cp_value: 30_000 },
  { ...usual, cp_name: '멤버십 첫 결제 할인', cp_target: 'membership', cp_value: 20, cp_total: 1 },
  { ...usual, cp_name: '연말 결산 특강 예고', cp_start_dt: day(14), cp_end_dt: day(45), cp_value: 25 },
  { ...usual, cp_name: '여름 특강 할인', cp_start_dt: day(-120), cp_end_dt: day(-30) },
  { ...usual, cp_name: '제휴사 임직원 할인', is_stopped: true, cp_value: 40 },
]

const publicCodes: Record<string, string> = {
  '가을 학기 10% 할인': 'FALL-2026',
  '투자 강의 2만 원 할인': 'INVEST-20000',
  '멤버십 첫 결제 할인': 'MEMBER-FIRST',
  '연말 결산 특강 예고': 'YEAREND-25',
  '여름 특강 할인': 'SUMMER-2026',
  '제휴사 임직원 할인': 'PARTNER-40',
}

const seedCoupons = async (db: Db) => {
  for (const coupon of demoCoupons) {
    const { cp_no } = await db.insertInto('coupons').values(coupon).returning('cp_no').executeTakeFirstOrThrow()
    const cpc_code = publicCodes[coupon.cp_name]
    if (cpc_code) await insertCode(db, { cp_no, cpc_code, cpc_fold: cpc_code.replaceAll('-', '') })
    if (coupon.cp_way === 'codes') await insertNewCodes(db, cp_no, 40)
  }
  // The demo's client people have a few in their boxes.
  await sql`
    insert into coupon_box (cp_no, user_no, cpb_by)
    select c.cp_no, u.user_no, case c.cp_cause when 'hand' then 'hand' else 'join' end
      from coupons c cross join users u
     where u.user_id in ('client', 'client2') and c.cp_cause in ('join', 'hand')`.execute(db)
  await sql`
    insert into coupon_box (cp_no, user_no, cpc_no, cpb_by)
    select cp_no, user_no, cpc_no, 'public' from coupon_codes k join coupons c using (cp_no) cross join users u
     where u.user_id = 'client' and c.cp_way = 'public' and c.cp_start_dt <= now() and not c.is_stopped`.execute(db)
}

/** As many one-time codes as one coupon may have, and many coupons of the past. */
const seedManyCodes = async (db: Db) => {
  await sql`
    insert into coupons (cp_name, cp_kind, cp_value, cp_way, cp_cause, cp_start_dt, cp_end_dt, cp_total, emp_no)
    select '지난 쿠폰 ' || n, 'rate', 5 + n % 50, 'given', 'hand', date '2024-01-01' + n % 700, date '2024-02-01' + n % 700,
           case n % 3 when 0 then 100 end, 1
      from generate_series(1, 2000) n`.execute(db)
  return 2_000
}

export const seed = defineSeed({
  after: ['auth', 'clients'],
  demo: seedCoupons,
  large: async (db) => {
    const many = await seedManyCodes(db)
    const { cp_no } = await db
      .insertInto('coupons')
      .values({ ...usual, cp_name: '일회용 코드 100,000개', cp_way: 'codes' })
      .returning('cp_no')
      .executeTakeFirstOrThrow()
    await insertNewCodes(db, cp_no, 100_000)
    return [`쿠폰 ${showNumber(many)}개, 코드 100,000개`]
  },
})
