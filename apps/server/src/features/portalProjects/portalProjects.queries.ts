import type { ClientProject } from '@crm/contract/features/portalProjects/portalProjects'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

/** Why a project moved and who moved it stays inside. */
const reached = sql<ClientProject['reached']>`coalesce((
  select json_agg(json_build_object('stage', coalesce(l.to_status, 'inquiry'), 'reg_dt', to_char(l.reg_dt, 'YYYY-MM-DD HH24:MI')) order by l.reg_dt)
    from (select distinct on (to_status) to_status, reg_dt from project_status_log
           where proj_no = p.proj_no order by to_status, psl_no desc) l), '[]')`

const contacts = sql<ClientProject['contacts']>`coalesce((
  select json_agg(json_build_object('user_name', u.user_name, 'user_phone', u.user_phone, 'user_email', u.user_email)
                  order by u.user_name, u.user_no)
    from project_employees m join employees e using (emp_no) join users u using (user_no)
   where m.proj_no = p.proj_no and m.pe_type = 'manager' and e.emp_state = 1 and u.state = 1), '[]')`

/** Only what the company's people may know is selected. */
export const findClientProject = (db: Db, client_no: number, proj_no: number) =>
  db
    .selectFrom('projects as p')
    .leftJoin('pocket_service as s', 's.psrv_no', 'p.psrv_no')
    .select(['p.proj_no', 'p.proj_name', 's.psrv_name', 'p.progress_status', 'p.project_start', 'p.project_end'])
    .select([reached.as('reached'), contacts.as('contacts')])
    .where('p.client_no', '=', client_no)
    .where('p.proj_no', '=', proj_no)
    .$castTo<ClientProject>()
    .executeTakeFirst()
