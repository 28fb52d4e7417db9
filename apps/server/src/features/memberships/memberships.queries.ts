import type { Plan } from '@crm/contract/features/membershipPlans/membershipPlans'
import type {
  Membership,
  MembershipRow,
  MembershipState,
  OfferedPlan,
} from '@crm/contract/features/memberships/memberships.rows'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '../../db/database.ts'
import { today } from '../../db/today.ts'

/** Dates decide: the state as of today. */
export const stateOf = sql<MembershipState>`crm_membership_state(m)`

/** Stored states that may be this one as of today, for the index; one whose deposit was taken back is being paid. */
const storedAs: Partial<Record<MembershipState, readonly number[]>> = {
  1: [1, 12],
  10: [10],
  11: [1, 11, 12],
  12: [12],
  20: [20],
  21: [21],
  22: [22],
}

export const isInState = (state: MembershipState) => {
  const stored = storedAs[state]
  const isDecided = sql`${stateOf} = ${state}`
  return stored ? sql`m.mbs_state in (${sql.join(stored)}) and ${isDecided}` : isDecided
}

const selectRows = (db: Db) =>
  db
    .selectFrom('memberships as m')
    .innerJoin('clients as c', 'c.client_no', 'm.client_no')
    .select([
      'm.mbs_no',
      'm.client_no',
      'c.client_name',
      'm.mbp_no',
      'm.mbs_name',
      'm.mbs_price',
      'm.start_dt',
      'm.end_dt',
    ])
    .select(['m.mbs_people', 'm.reg_dt', stateOf.as('mbs_state')])
    .select([
      sql<number>`(select count(distinct s.user_no)::int from membership_uses s where s.mbs_no = m.mbs_no)`.as(
        'people_used',
      ),
      sql<number>`(select count(distinct s.crs_no)::int from membership_uses s where s.mbs_no = m.mbs_no)`.as(
        'courses_used',
      ),
    ])

export const findRows = (db: Db, mbs_nos: number[]): Promise<MembershipRow[]> =>
  selectRows(db).where(sql<boolean>`m.mbs_no = any (${mbs_nos}::int[])`).execute()

export type StoredMembership = Omit<Membership, 'refund'> & {
  /** As the row says, whatever the day. */
  stored_state: MembershipState
  user_no: number | null
  is_suspended: boolean
  granted: boolean
}

const selectWhole = (db: Db) =>
  selectRows(db)
    .leftJoin('users as u', 'u.user_no', 'm.user_no')
    .leftJoin('employees as e', 'e.emp_no', 'm.emp_no')
    .leftJoin('users as s', 's.user_no', 'e.user_no')
    .select(['m.mbs_months', 'm.mbs_categories', 'm.mbs_courses', 'm.mbs_discount', 'm.mbs_pocket', 'm.mbs_coupons'])
    .select(['m.mbs_paid', 'm.pay_no', 'm.pay_until_dt', 'u.user_name', 's.user_name as emp_name', 'm.mbs_reason'])
    .select(['m.user_no', 'm.mbs_state as stored_state'])
    .select([
      sql<boolean>`m.suspended_dt is not null`.as('is_suspended'),
      sql<boolean>`m.granted_cl_no is not null`.as('granted'),
    ])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('membership_moves as v')
          .leftJoin('users as w', 'w.user_no', 'v.user_no')
          .select(['v.mbm_no', 'v.from_state', 'v.to_state', 'v.mbm_reason', 'w.user_name'])
          .select(sql<string>`to_char(v.reg_dt at time zone 'Asia/Seoul', 'YYYY-MM-DD HH24:MI')`.as('reg_dt'))
          .whereRef('v.mbs_no', '=', 'm.mbs_no')
          .orderBy('v.mbm_no', 'desc'),
      ).as('moves'),
    )
    .$castTo<StoredMembership>()

export const findMembership = (db: Db, mbs_no: number) =>
  selectWhole(db).where('m.mbs_no', '=', mbs_no).executeTakeFirst()

export const findOwnMemberships = (db: Db, client_no: number) =>
  selectWhole(db).where('m.client_no', '=', client_no).orderBy('m.mbs_no', 'desc')

/** Everything that changes memberships of a company begins with this: periods and requests follow one another. */
export const lockCompany = async (db: Db, client_no: number) => {
  await sql`select pg_advisory_xact_lock(hashtext('memberships'), ${client_no})`.execute(db)
}

/** How many there are in each state, by its number. */
export const countsOf = (where: ReturnType<typeof sql>[]) => sql<Record<string, number>>`(
  select coalesce(json_object_agg(s.state, s.count), '{}') from (
    select crm_membership_state(m) as state, count(*)::int as count
      from memberships m join clients c using (client_no)
     where ${where.length ? sql.join(where, sql` and `) : sql`true`} group by 1) s)`

interface NewMembership {
  client_no: number
  plan: Plan
  user_no: number | null
  emp_no: number | null
}

/** What is sold is the plan as it is today. */
export const insertMembership = async (db: Db, { plan, ...who }: NewMembership) => {
  const { mbs_no } = await db
    .insertInto('memberships')
    .values({
      ...who,
      mbp_no: plan.mbp_no,
      mbs_name: plan.mbp_name,
      mbs_price: plan.mbp_price,
      mbs_months: plan.mbp_months,
      mbs_people: plan.mbp_people,
      mbs_categories: plan.mbp_categories,
      mbs_courses: plan.mbp_courses,
      mbs_discount: plan.mbp_discount,
      mbs_pocket: plan.mbp_pocket,
      mbs_coupons: plan.mbp_coupons,
    })
    .returning('mbs_no')
    .executeTakeFirstOrThrow()
  return mbs_no
}

interface Change {
  mbs_state?: MembershipState
  mbs_reason?: string | null
  end_dt?: string
  suspended_dt?: ReturnType<typeof sql<string>> | null
  granted_cl_no?: number
  mbs_paid?: number
  pay_no?: number
}

export const updateMembership = async (db: Db, mbs_no: number, change: Change) => {
  await db.updateTable('memberships').set(change).where('mbs_no', '=', mbs_no).execute()
}

/** From today on, or behind what the company has already. */
export const setPeriod = async (db: Db, mbs_no: number, client_no: number) => {
  await sql`
    update memberships m set start_dt = p.start_dt, end_dt = (p.start_dt + make_interval(months => m.mbs_months))::date - 1
      from (select greatest(${today}, max(o.end_dt) + 1) as start_dt from memberships o
             where o.client_no = ${client_no} and o.mbs_state in (1, 12, 20, 21)) p
     where m.mbs_no = ${mbs_no} and m.start_dt is null`.execute(db)
}

/** Days of the period, how many have begun, and what was opened through it. */
export const findUse = async (db: Db, mbs_no: number) => {
  const { rows } = await sql<{ days: number; used_days: number; courses: number; cash: number }>`
    select end_dt - start_dt + 1 as days, greatest(0, least(end_dt, ${today}) - start_dt + 1) as used_days,
           (select coalesce(sum(price), 0)::int from
             (select max(mbu_price) as price from membership_uses s where s.mbs_no = m.mbs_no group by crs_no) each) as courses,
           coalesce((select cash from pocket_balances b where b.client_no = m.client_no), 0)::int as cash
      from memberships m where mbs_no = ${mbs_no} and start_dt is not null`.execute(db)
  return rows[0]
}

export const suspendedNow = sql<string>`now()`

/** Active staff who hold the scope of memberships. */
export const findStaffNos = async (db: Db) => {
  const rows = await db
    .selectFrom('employees as e')
    .innerJoin('users as u', 'u.user_no', 'e.user_no')
    .select('u.user_no')
    .where('u.state', '=', 1)
    .where('e.emp_state', '=', 1)
    .where(sql<boolean>`'AdminMembership' = any (e.emp_scope)`)
    .execute()
  return rows.map(({ user_no }) => user_no)
}

export const findOpenPayment = async (db: Db, mbs_no: number) => {
  const row = await db
    .selectFrom('payments')
    .select('pay_no')
    .where('pay_key', '=', `memberships:${mbs_no}`)
    .where('pay_state', 'in', [10, 11])
    .executeTakeFirst()
  return row?.pay_no
}

export const findOpenRequest = async (db: Db, client_no: number) => {
  const row = await db
    .selectFrom('memberships')
    .select('mbs_no')
    .where('client_no', '=', client_no)
    .where('mbs_state', 'in', [10, 11])
    .executeTakeFirst()
  return row?.mbs_no
}

/** Plans on sale with the names of what they give. */
export const findOfferedPlans = (db: Db) =>
  db
    .selectFrom('membership_plans as p')
    .select(['p.mbp_no', 'p.mbp_name', 'p.mbp_text', 'p.mbp_price', 'p.mbp_months', 'p.mbp_people', 'p.mbp_discount'])
    .select('p.mbp_pocket')
    .select([
      sql<OfferedPlan['mbp_categories']>`p.mbp_categories`.as('mbp_categories'),
      sql<string[]>`array(select crs_title from courses where crs_no = any (p.mbp_courses) order by crs_title)`.as(
        'course_names',
      ),
      sql<string[]>`array(select cp_name from coupons where cp_no = any (p.mbp_coupons) order by cp_name)`.as(
        'coupon_names',
      ),
    ])
    .where('p.is_sold', '=', true)
    .orderBy('p.mbp_price')
    .orderBy('p.mbp_no')
    .execute()

/** The membership that a company has today, with its terms. */
export const findCurrent = (db: Db, client_no: number) =>
  db
    .selectFrom('memberships as m')
    .select(['m.mbs_no', 'm.mbs_categories', 'm.mbs_courses', 'm.mbs_discount', 'm.mbs_people', 'm.end_dt'])
    .where('m.client_no', '=', client_no)
    .where(sql<boolean>`${stateOf} = 1`)
    .executeTakeFirst()

export const insertUse = async (
  db: Db,
  use: { mbs_no: number; user_no: number; crs_no: number; mbu_price: number },
) => {
  await db
    .insertInto('membership_uses')
    .values(use)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** People of a company whom the portal is open to. */
export const findCompanyPeople = (db: Db, client_no: number) =>
  db
    .selectFrom('client_members as m')
    .innerJoin('users as u', 'u.user_no', 'm.user_no')
    .select(['u.user_no', 'u.user_name', 'u.user_email'])
    .where('m.client_no', '=', client_no)
    .where('m.client_state', '=', 1)
    .where('m.is_verified', '=', true)
    .where('u.state', '=', 1)
    .execute()
