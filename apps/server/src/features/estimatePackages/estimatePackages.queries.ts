import type { Package, PackageLine } from '@crm/contract/features/estimatePackages/estimatePackages'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

/** As estimates reckon a line (estimateAmounts.ts): less than a won is dropped, of the price and of its discount. */
const amount = sql<number>`(
  select coalesce(sum(gross - trunc(gross * (l ->> 'rate')::numeric / 100)), 0)::bigint
    from jsonb_array_elements(r.ep_lines) l
    join estimate_items i on i.ei_no = (l ->> 'ei_no')::int
    cross join lateral (select trunc(i.ei_price * (l ->> 'quantity')::numeric) as gross) g)`

export const selectPackages = (db: Db) =>
  db
    .selectFrom('estimate_packages as r')
    .select(['r.ep_no', 'r.ep_name', 'r.ep_text', 'r.reg_dt', sql<Package['state']>`r.state`.as('state')])
    .select([sql<number>`jsonb_array_length(r.ep_lines)`.as('line_count'), amount.as('ep_amount')])

export const selectPackage = (db: Db) =>
  selectPackages(db)
    .innerJoin('employees as e', 'e.emp_no', 'r.emp_no')
    .innerJoin('users as u', 'u.user_no', 'e.user_no')
    .select(['u.user_name as emp_name', 'r.emp_no', 'r.rev', sql<PackageLine[]>`r.ep_lines`.as('ep_lines')])
