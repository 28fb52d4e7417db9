import type { Plan } from '@crm/contract/features/membershipPlans/membershipPlans'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

export const selectPlans = (db: Db) =>
  db
    .selectFrom('membership_plans as r')
    .select(['r.mbp_no', 'r.mbp_name', 'r.mbp_price', 'r.mbp_months', 'r.mbp_people', 'r.mbp_discount', 'r.mbp_pocket'])
    .select(['r.is_sold', 'r.reg_dt'])
    .select(
      sql<number>`(select count(*)::int from memberships m where m.mbp_no = r.mbp_no and crm_membership_state(m) = 1)`.as(
        'active',
      ),
    )

export const selectPlan = (db: Db) =>
  selectPlans(db)
    .innerJoin('employees as e', 'e.emp_no', 'r.emp_no')
    .innerJoin('users as u', 'u.user_no', 'e.user_no')
    .select(['u.user_name as emp_name', 'r.emp_no', 'r.mbp_text', 'r.mbp_courses', 'r.mbp_coupons', 'r.rev'])
    .select(sql<Plan['mbp_categories']>`r.mbp_categories`.as('mbp_categories'))

export const findPlan = (db: Db, mbp_no: number) => selectPlan(db).where('r.mbp_no', '=', mbp_no).executeTakeFirst()
