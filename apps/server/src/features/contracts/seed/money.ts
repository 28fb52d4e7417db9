import { sql } from 'kysely'
import { withoutTriggers } from '../../../../seed/withoutTriggers.ts'
import type { Db } from '../../../db/database.ts'

const ofContracts = sql`
  update contracts k set ctr_paid = c.paid, ctr_due_dt = case when k.ctr_state in ('concluded', 'sealed') then c.due end
    from (select ctr_no, sum(projcrd_paid)::bigint as paid, min(projcrd_due_dt) filter (where projcrd_deposit_dt is null) as due
            from project_credits group by ctr_no) c
   where c.ctr_no = k.ctr_no
     and (k.ctr_paid, k.ctr_due_dt) is distinct from (c.paid, case when k.ctr_state in ('concluded', 'sealed') then c.due end)`

const ofProjects = sql`
  update projects p set contract_status = c.status, contract_amount = c.amount, projcrd_deposit_dt = c.since
    from (select x.proj_no, crm_contract_status(x.proj_no) as status, coalesce(k.amount, 0)::bigint as amount, d.since
            from projects x
            left join (select proj_no, sum(ctr_amount) as amount from contracts where ctr_state in ('concluded', 'sealed') group by proj_no) k
                   on k.proj_no = x.proj_no
            left join (select k.proj_no, min(d.dep_dt) as since
                         from contracts k join project_credits c using (ctr_no) join deposit_shares s using (projcrd_no) join deposits d using (dep_no)
                        where c.projcrd_paid > 0 and d.dep_amount > 0 group by k.proj_no) d on d.proj_no = x.proj_no
           where exists (select from estimates e where e.proj_no = x.proj_no)) c
   where c.proj_no = p.proj_no
     and (p.contract_status, p.contract_amount, p.projcrd_deposit_dt) is distinct from (c.status, c.amount, c.since)`

/** What triggers would have written to contracts and projects, for large seeds that write credits or deposits without them. */
export const refreshLargeMoney = (db: Db) =>
  withoutTriggers(db, ['contracts', 'projects'], async () => {
    await ofContracts.execute(db)
    await sql`analyze contracts`.execute(db)
    await ofProjects.execute(db)
  })
