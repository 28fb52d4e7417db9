import { showNumber } from '@crm/contract/kit/numbers'
import { type RawBuilder, sql } from 'kysely'
import { withoutTriggers } from '../../../../seed/withoutTriggers.ts'
import type { Db } from '../../../db/database.ts'

const rowCount = 300_000
const waitingCount = 1_000

const run = (db: Db, query: RawBuilder<unknown>) => query.execute(db)

/** Transfers that were confirmed: a row for each deposit of cash that has none. */
const confirmed = sql`
  insert into bank_rows (bank_code, bkr_account, bkr_at, bkr_amount, bkr_name, bkr_memo, bkr_balance, bkr_state, dep_no, reg_dt)
  select '088', '110-123-456789', dep_dt + time '11:00', dep_amount, dep_name, '인터넷뱅킹', dep_no, 'done', dep_no, reg_dt
    from deposits where dep_amount > 0 and dep_pay_type in (1, 3, 5) and bkr_no is null and pay_no is null and is_correction = false
     and not exists (select from deposits r where r.reversed_dep_no = deposits.dep_no) order by dep_no`

const ofDeposits = sql`update deposits d set bkr_no = b.bkr_no from bank_rows b where b.dep_no = d.dep_no and d.bkr_no is null`

/** As people write them: by the company's name and its code, one of three with what is open of one payment. */
const waiting = sql`
  insert into bank_rows (bank_code, bkr_account, bkr_at, bkr_amount, bkr_name, bkr_memo, bkr_balance)
  select '088', '110-123-456789', now() - n * interval '7 minutes',
         case when n % 3 = 0 then 100000 + n * 1000 else open end, left(client_name, 10) || case when n % 2 = 0 then code else '' end,
         '인터넷뱅킹', n
    from (select row_number() over () as n, o.*
            from (select distinct on (p.client_no) n.client_name, right(e.est_code, 4) as code, c.projcrd_amount - c.projcrd_paid as open
                    from project_credits c join contracts k using (ctr_no) join estimates e on e.est_no = k.est_no
                    join projects p on p.proj_no = k.proj_no join clients n using (client_no)
                   where k.ctr_state in ('concluded', 'sealed') and c.projcrd_deposit_dt is null and c.projcrd_paid < c.projcrd_amount
                   order by p.client_no, c.projcrd_no) o limit ${sql.lit(waitingCount)}) w`

/** What has nothing to do with clients: interest, returned fees, money between the company's own accounts. */
const ignored = sql`
  insert into bank_rows (bank_code, bkr_account, bkr_at, bkr_amount, bkr_name, bkr_memo, bkr_balance, bkr_state, reg_dt)
  select '088', '110-123-456789', now() - n * interval '20 minutes', 100 + n % 4000 * 110,
         (array['예금이자', '수수료환급', '자금이체', '카드대금취소'])[n % 4 + 1], '자동이체', -n, 'ignored', now() - n * interval '20 minutes'
    from generate_series(1, ${sql.lit(rowCount)} - (select count(*) from bank_rows)::int) n`

/** 300,000 rows of many years: confirmed, set aside, and the newest, which wait. */
export const seedLargeStatements = async (db: Db) => {
  await withoutTriggers(db, ['bank_rows', 'deposits'], async () => {
    await run(db, confirmed)
    await run(db, sql`analyze bank_rows`)
    await run(db, ofDeposits)
    await run(db, waiting)
    await run(db, ignored)
    await run(db, sql`analyze bank_rows, deposits`)
  })
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from bank_rows`.execute(db)
  return [`은행 내역 ${showNumber(rows[0]?.count ?? 0)}건`]
}
