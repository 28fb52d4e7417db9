import type { coupons } from '@crm/contract/features/coupons/coupons'
import type { BoxCoupon, CouponState } from '@crm/contract/features/coupons/coupons.rows'
import type { QueryOf } from '@crm/contract/kit/endpoint'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { readQueryPage } from '../../db/readPage.ts'
import { matches } from '../../db/search/search.ts'
import { couponStateOf } from './coupons.queries.ts'

export interface BoxRow extends Omit<BoxCoupon, 'unusable'> {
  coupon_state: CouponState
  cp_start_dt: string
  /** How often its owner may still use it; null without a limit. */
  left: number | null
}

/** The limit that the database enforces when a coupon is held: boxes for given and one-time coupons, and the limit a person. */
const leftOf = sql<number | null>`
  least(case when r.cp_way <> 'public' then count(*) over (partition by r.cp_no) end, r.cp_per_user)
  - crm_coupon_taken(r.cp_no, b.user_no, null)`

const boxRows = (db: Db, user_no: number) =>
  db
    .selectFrom('coupon_box as b')
    .innerJoin('coupons as r', 'r.cp_no', 'b.cp_no')
    .select(['b.cpb_no', 'r.cp_no', 'r.cp_name', 'r.cp_kind', 'r.cp_value', 'r.cp_cap', 'r.cp_min', 'r.cp_target'])
    .select(['r.cp_categories', 'r.cp_courses', 'r.cp_with_membership', 'r.cp_start_dt', 'r.cp_end_dt'])
    .select([couponStateOf.as('coupon_state'), leftOf.as('left')])
    .where('b.user_no', '=', user_no)
    .orderBy('r.cp_end_dt')
    .orderBy('b.cpb_no')
    .$castTo<BoxRow>()

export const findBox = (db: Db, user_no: number) => boxRows(db, user_no).execute()

export const findBoxCoupon = async (db: Db, user_no: number, cp_no: number) =>
  (await findBox(db, user_no)).find((row) => row.cp_no === cp_no)

export const findCode = (db: Db, cpc_fold: string) =>
  db
    .selectFrom('coupon_codes as k')
    .innerJoin('coupons as r', 'r.cp_no', 'k.cp_no')
    .select(['k.cpc_no', 'k.cp_no', 'r.cp_way', 'r.cp_start_dt', couponStateOf.as('coupon_state')])
    .where('k.cpc_fold', '=', cpc_fold)
    .executeTakeFirst()

type BoxBy = 'public' | 'code' | 'hand' | 'join' | 'complete' | 'membership'

export const insertBox = (db: Db, box: { cp_no: number; user_no: number; cpc_no: number; cpb_by: BoxBy }) =>
  db.insertInto('coupon_box').values(box).execute()

export const insertBoxes = async (db: Db, box: { cp_no: number; user_nos: number[]; cpb_by: BoxBy }) => {
  await sql`insert into coupon_box (cp_no, user_no, cpb_by)
            select ${box.cp_no}, user_no, ${box.cpb_by} from unnest(${box.user_nos}::int[]) user_no
            on conflict do nothing`.execute(db)
}

const clientUsers = (db: Db) =>
  db
    .selectFrom('users as u')
    .innerJoin('client_members as m', 'm.user_no', 'u.user_no')
    .select('u.user_no')
    .where('u.state', '=', 1)
    .where('m.client_state', '=', 1)

/** Active people of client companies, found by what the lists of members are found by, or by their company. */
export const findPeople = (db: Db, { keyword, ...page }: QueryOf<typeof coupons.people>) =>
  readQueryPage(
    clientUsers(db)
      .innerJoin('clients as c', 'c.client_no', 'm.client_no')
      .select(['u.user_name', 'c.client_name'])
      .$if(keyword !== undefined && keyword !== '', (found) =>
        found.where(
          sql<boolean>`u.user_no in (
            select user_no from users where ${matches(sql`search_text`, keyword ?? '')}
            union select i.user_no from client_members i join clients f using (client_no)
             where ${matches(sql`f.search_text`, keyword ?? '')})`,
        ),
      )
      .orderBy('c.client_name')
      .orderBy('u.user_name')
      .orderBy('u.user_no'),
    page,
  )

/** Active people of client companies among these. */
export const onlyClientUsers = (db: Db, user_nos: number[]) =>
  clientUsers(db).where(sql<boolean>`u.user_no = any (${user_nos}::int[])`).execute()

/** Coupons that are given by themselves at such a moment, as long as they run. */
export const findCouponsFor = (db: Db, cause: 'join' | 'complete' | 'membership') =>
  db
    .selectFrom('coupons as r')
    .select('r.cp_no')
    .where('r.cp_way', '=', 'given')
    .where('r.cp_cause', '=', cause)
    .where(sql<boolean>`${couponStateOf} = 'active'`)
    .execute()

/** Wrong codes that a person entered within the last ten minutes. */
export const countTries = async (db: Db, user_no: number) => {
  const { rows } = await sql<{ tries: number }>`
    select count(*)::int as tries from coupon_tries
     where user_no = ${user_no} and reg_dt > now() - interval '10 minutes'`.execute(db)
  return rows[0]?.tries ?? 0
}

/** One person's codes are judged one after the other, so that fifty guesses at once count as fifty. */
export const lockTries = async (db: Db, user_no: number) => {
  await sql`select pg_advisory_xact_lock(hashtext('coupon_tries'), ${user_no})`.execute(db)
}

export const insertTry = (db: Db, user_no: number) => db.insertInto('coupon_tries').values({ user_no }).execute()

export const deleteTries = async (db: Db) => {
  await sql`delete from coupon_tries where reg_dt < now() - interval '1 day'`.execute(db)
}
