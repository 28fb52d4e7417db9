import type { TemplateRow } from '@crm/contract/features/contractTemplates/contractTemplates'
import type { PlanDraft } from '@crm/contract/features/estimates/estimates.rows'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

const minute = 'YYYY-MM-DD HH24:MI'

export const selectTemplates = (db: Db) =>
  db
    .selectFrom('contract_templates as r')
    .leftJoin('employees as e', 'e.emp_no', 'r.emp_no')
    .leftJoin('users as u', 'u.user_no', 'e.user_no')
    .select(['r.ctt_no', 'r.ctt_name', 'r.ctt_text', 'r.ctt_ver', 'r.reg_dt', 'r.update_dt', 'u.user_name as emp_name'])
    .select(sql<TemplateRow['state']>`r.state`.as('state'))

export const selectTemplate = (db: Db) => selectTemplates(db).select(['r.ctt_html', 'r.emp_no', 'r.rev'])

export const findVersions = (db: Db, ctt_no: number) =>
  db
    .selectFrom('contract_template_versions as v')
    .leftJoin('users as u', 'u.user_no', 'v.user_no')
    .select(['v.ctt_ver', 'v.ctt_html', 'u.user_name'])
    .select(sql<string>`to_char(v.reg_dt, ${minute})`.as('reg_dt'))
    .where('v.ctt_no', '=', ctt_no)
    .orderBy('v.ctt_ver', 'desc')
    .execute()

export const findVersion = (db: Db, ctt_no: number, ctt_ver: number) =>
  db
    .selectFrom('contract_template_versions')
    .select('ctt_html')
    .where('ctt_no', '=', ctt_no)
    .where('ctt_ver', '=', ctt_ver)
    .executeTakeFirstOrThrow()

export const findActive = (db: Db) =>
  db
    .selectFrom('contract_templates')
    .select(['ctt_no', 'ctt_name', 'ctt_text', 'ctt_ver'])
    .where('state', '=', 1)
    .orderBy('ctt_name')
    .execute()

/** The project with its client and its first manager. */
export const findProjectFacts = (db: Db, proj_no: number) =>
  db
    .selectFrom('projects as p')
    .innerJoin('clients as c', 'c.client_no', 'p.client_no')
    .select(['p.proj_name', 'p.project_start', 'p.project_end'])
    .select(['c.client_name', 'c.client_rep_name', 'c.client_biz_no', 'c.client_phone', 'c.client_addr'])
    .select([
      'c.client_addr_detail',
      sql<string | null>`(
        select u.user_name from project_employees pe join employees e using (emp_no) join users u using (user_no)
         where pe.proj_no = p.proj_no and pe.pe_type = 'manager' order by pe.pe_no limit 1)`.as('manager'),
    ])
    .where('p.proj_no', '=', proj_no)
    .executeTakeFirst()

/** The estimate that a contract of this project is made from; where none is named the issued one, else the newest draft. */
export const findEstimateFacts = (db: Db, proj_no: number, est_no?: number) =>
  db
    .selectFrom('estimates as e')
    .select(['e.est_code', 'e.est_supply', 'e.est_vat', 'e.est_amount'])
    .select([
      sql<string[]>`array(
        select concat(l.el_name, ' ', trim_scale(l.el_quantity), l.el_unit) from estimate_lines l
         where l.est_no = e.est_no and l.el_kind = 'line' and (not l.is_optional or l.is_chosen) order by l.el_place)`.as(
        'lines',
      ),
      sql<PlannedPart[]>`coalesce((
        select json_agg(json_build_object('epl_title', p.epl_title, 'epl_amount', p.epl_amount,
                 'epl_due_kind', p.epl_due_kind, 'epl_due_dt', p.epl_due_dt, 'epl_due_days', p.epl_due_days) order by p.epl_place)
          from estimate_plans p where p.est_no = e.est_no), '[]')`.as('plans'),
    ])
    .where('e.proj_no', '=', proj_no)
    .$if(est_no !== undefined, (query) => query.where('e.est_no', '=', est_no ?? 0))
    .where('e.est_state', 'not in', ['rejected', 'withdrawn', 'replaced'])
    .orderBy(sql`e.est_issued_dt is null`)
    .orderBy('e.est_no', 'desc')
    .limit(1)
    .executeTakeFirst()

export interface PlannedPart extends Pick<PlanDraft, 'epl_title' | 'epl_due_kind' | 'epl_due_dt' | 'epl_due_days'> {
  epl_amount: number | null
}
