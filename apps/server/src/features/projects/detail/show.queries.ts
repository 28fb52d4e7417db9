import type { Project } from '@crm/contract/features/projects/projects.rows'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { isActiveMeeting, projectRows } from '../list/rows.queries.ts'

const minute = sql.lit('YYYY-MM-DD HH24:MI')

export const indicatorFields = sql`json_build_object('pic_no', i.pic_no, 'pic_title', i.pic_title,
  'pic_start_dt', i.pic_start_dt, 'pic_end_dt', i.pic_end_dt, 'pic_done_dt', to_char(i.pic_done_dt, ${minute}),
  'pic_emps', array(select x.emp_no from project_indicator_employees x where x.pic_no = i.pic_no order by 1), 'rev', i.rev)`

const indicators = sql<Project['indicators']>`coalesce((
  select json_agg(${indicatorFields} order by i.pic_end_dt, i.pic_no)
    from project_indicators i where i.proj_no = p.proj_no), '[]')`

/** A stage lasts until the next move, the last one until now. */
const moves = sql<Project['moves']>`coalesce((
  select json_agg(json_build_object('psl_no', l.psl_no, 'from_status', l.from_status, 'to_status', l.to_status,
           'reason', l.reason, 'user_name', l.user_name, 'reg_dt', to_char(l.reg_dt, ${minute}),
           'days', round(extract(epoch from l.until - l.reg_dt) / 86400, 1)) order by l.psl_no)
    from (select s.*, u.user_name, coalesce(lead(s.reg_dt) over (order by s.psl_no), now()) as until
            from project_status_log s left join users u using (user_no) where s.proj_no = p.proj_no) l), '[]')`

/** The same rule as crm_contract_status: of each estimate the version that counts. */
const estimates = sql<Project['estimates']>`coalesce((
  select json_agg(json_build_object('est_no', t.est_no, 'est_title', t.est_title, 'est_amount', t.est_amount,
           'est_ver', t.est_ver, 'est_state', t.est_state, 'est_code', t.est_code,
           'est_issued_dt', to_char(t.est_issued_dt, ${minute}), 'credits', coalesce(k.credits, '[]'),
           'status', case when k.credits is null then case when t.est_issued_dt is null then 'estimate_off' else 'estimate_on' end
                          when k.paid then 'credit_off' else 'credit_on' end) order by t.est_root)
    from (select distinct on (est_root) * from estimates x
           where proj_no = p.proj_no and est_state not in ('rejected', 'withdrawn', 'replaced')
             and (not exists (select from contracts c where c.est_no = x.est_no and c.ctr_state = 'cancelled' and c.ctr_concluded_dt is not null)
                  or exists (select from contracts c where c.est_no = x.est_no and c.ctr_state not in ('declined', 'cancelled', 'expired')))
           order by est_root, est_issued_dt is null, est_ver desc) t left join lateral (
      select json_agg(json_build_object('projcrd_no', r.projcrd_no, 'projcrd_title', r.projcrd_title,
               'projcrd_amount', r.projcrd_amount, 'projcrd_paid', r.projcrd_paid, 'projcrd_pay_type', r.projcrd_pay_type,
               'projcrd_due_dt', r.projcrd_due_dt, 'projcrd_deposit_dt', r.projcrd_deposit_dt) order by r.projcrd_no) as credits,
             bool_and(r.projcrd_deposit_dt is not null) as paid
        from project_credits r join contracts c using (ctr_no) where c.est_no = t.est_no and c.ctr_state <> 'cancelled') k on true), '[]')`

export const findProject = (db: Db, proj_no: number) =>
  projectRows(db)
    .leftJoin('theme as th', 'th.thm_no', 'p.thm_no')
    .leftJoin('project_type as pt', 'pt.pt_no', 'p.pt_no')
    .leftJoin('pocket_balances as pb', 'pb.client_no', 'p.client_no')
    .select(['c.client_rep_name', 'c.client_phone', 'p.thm_no', 'th.thm_name', 'p.pt_no', 'pt.pt_name'])
    .select(['p.proj_significant', 'p.project_start', 'p.file_final_check'])
    .select([
      sql<number>`coalesce(pb.cash, 0)`.as('cash'),
      sql<number>`(select count(*)::int from mr_schedules s where ${isActiveMeeting})`.as('mr_count'),
      indicators.as('indicators'),
      moves.as('moves'),
      estimates.as('estimates'),
    ])
    .where('p.proj_no', '=', proj_no)
    .executeTakeFirst() as Promise<Project | undefined>
