import { sql } from 'kysely'
import { withoutTriggers } from '../../../../seed/withoutTriggers.ts'
import type { Db } from '../../../db/database.ts'

const ofContracts = sql`
  update contracts k set ctr_paid = c.paid, ctr_due_dt = case when k.ctr_state in ('concluded', 'sealed') then c.due end
    from (select ctr_no, sum(projcrd_paid)::bigint as paid, min(projcrd_due_dt) filter (where projcrd_deposit_dt is null) as due
            from project_credits group by ctr_no) c
   where c.ctr_no = k.ctr_no
     and (k.ctr_paid, k.ctr_due_dt) is distinct from (c.paid, case when k.ctr_state in ('concluded', 'sealed') then c.due end)`

/** As `crm_contract_status` has it, for all projects at once: asked project by project it took minutes. */
const ofProjects = sql`
  with counts as (
    select distinct on (e.est_root) e.proj_no, e.est_no, e.est_issued_dt
      from estimates e
      left join (select est_no, bool_or(ctr_state = 'cancelled' and ctr_concluded_dt is not null) as is_cancelled,
                        bool_or(ctr_state not in ('declined', 'cancelled', 'expired')) as is_live from contracts group by est_no) k
             on k.est_no = e.est_no
     where e.est_state not in ('rejected', 'withdrawn', 'replaced') and (not coalesce(k.is_cancelled, false) or k.is_live)
     order by e.est_root, e.est_issued_dt is null, e.est_ver desc),
  credit as (
    select c.est_no, bool_and(c.projcrd_deposit_dt is not null) as is_paid
      from project_credits c join contracts k using (ctr_no) where k.ctr_state <> 'cancelled' group by c.est_no),
  status as (
    select e.proj_no, array_agg(distinct case when c.is_paid then 'credit_off' when c.est_no is not null then 'credit_on'
                                              when e.est_issued_dt is null then 'estimate_off' else 'estimate_on' end) as status
      from counts e left join credit c using (est_no) group by e.proj_no),
  amount as (
    select proj_no, sum(ctr_amount)::bigint as amount from contracts where ctr_state in ('concluded', 'sealed') group by proj_no),
  first as (
    select k.proj_no, min(d.dep_dt) as since
      from contracts k join project_credits c using (ctr_no) join deposit_shares s using (projcrd_no) join deposits d using (dep_no)
     where c.projcrd_paid > 0 and d.dep_amount > 0 group by k.proj_no),
  wanted as materialized (
    select x.proj_no, coalesce(s.status, '{}') as status, coalesce(a.amount, 0) as amount, f.since
      from (select distinct proj_no from estimates) x
      left join status s using (proj_no) left join amount a using (proj_no) left join first f using (proj_no))
  update projects p set contract_status = w.status, contract_amount = w.amount, projcrd_deposit_dt = w.since
    from wanted w
   where w.proj_no = p.proj_no
     and (p.contract_status, p.contract_amount, p.projcrd_deposit_dt) is distinct from (w.status, w.amount, w.since)`

/** What triggers would have written to contracts and projects, for large seeds that write credits or deposits without them. */
export const refreshLargeMoney = (db: Db) =>
  withoutTriggers(db, ['contracts', 'projects'], async () => {
    await ofContracts.execute(db)
    await sql`analyze contracts`.execute(db)
    await ofProjects.execute(db)
  })
