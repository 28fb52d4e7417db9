import { showNumber } from '@crm/contract/kit/numbers'
import { type RawBuilder, sql } from 'kysely'
import { withoutTriggers } from '../../../../seed/withoutTriggers.ts'
import type { Db } from '../../../db/database.ts'
import { refreshLargeMoney } from '../../contracts/seed/money.ts'

/** Leaves 50,000 payments of contracts that stand. */
const depositCount = 143_400

/** The first payment of every contract, then later ones; those of every fifth project are still open. */
const planned = sql`
  create temporary table large_deposits as
  with credit as (
    select c.projcrd_no, c.projcrd_amount, least(c.projcrd_pay_type, 5) as pay_type, p.proj_no, p.client_no, n.client_name,
           greatest(least(coalesce(c.projcrd_due_dt, k.ctr_concluded_dt), current_date - 1), k.ctr_concluded_dt) as day,
           row_number() over (partition by c.ctr_no order by c.projcrd_no) as place
      from project_credits c join contracts k using (ctr_no) join projects p using (proj_no) join clients n using (client_no)
     where c.projcrd_paid = 0 and c.projcrd_amount > 0 and k.ctr_state in ('concluded', 'sealed')
       and p.progress_status in ('paid', 'started', 'completed')),
  chosen as (select * from credit where place = 1 or proj_no % 5 > 0 order by place, projcrd_no limit ${sql.lit(depositCount)})
  select (row_number() over (order by day, projcrd_no) + (select coalesce(max(dep_no), 0) from deposits))::int as dep_no, c.* from chosen c`

const deposits = sql`
  insert into deposits (dep_no, client_no, dep_dt, dep_amount, dep_pay_type, dep_name, reg_dt)
  select dep_no, client_no, day, projcrd_amount, pay_type, left(client_name, 50), day + time '03:00' from large_deposits order by dep_no`

const shares = sql`
  insert into deposit_shares (dep_no, projcrd_no, ds_amount, reg_dt)
  select dep_no, projcrd_no, projcrd_amount, day + time '03:00' from large_deposits order by dep_no`

/** What triggers would have written. */
const credits = sql`
  update project_credits c set projcrd_paid = l.projcrd_amount, projcrd_deposit_dt = l.day
    from large_deposits l where l.projcrd_no = c.projcrd_no`

const run = (db: Db, query: RawBuilder<unknown>) => query.execute(db)

/** Deposits for the large company's contracts, by statements over whole sets. */
export const seedLargeDeposits = async (db: Db) => {
  // One connection for all, because the plan is a temporary table.
  const count = await db.connection().execute(async (one) => {
    await run(one, planned)
    await run(one, sql`create index on large_deposits (projcrd_no)`)
    await run(one, sql`analyze large_deposits`)
    await withoutTriggers(one, ['deposits', 'deposit_shares', 'project_credits'], async () => {
      await run(one, deposits)
      await run(one, shares)
      await run(one, credits)
      await run(one, sql`analyze deposits, deposit_shares, project_credits`)
    })
    await refreshLargeMoney(one)
    await run(one, sql`select setval(pg_get_serial_sequence('deposits', 'dep_no'), (select max(dep_no) from deposits))`)
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from large_deposits`.execute(one)
    await run(one, sql`drop table large_deposits`)
    return rows[0]?.count ?? 0
  })
  return [`입금 ${showNumber(count)}건`]
}
