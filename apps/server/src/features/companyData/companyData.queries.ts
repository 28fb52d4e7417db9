import type { CompanyShare } from '@crm/contract/features/companyData/companyData'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { today } from '../../db/today.ts'

/** Live shares of the company's projects that are for this person. What lies inside a shared box is not listed again. */
export const findSharedEntries = async (db: Db, { user_no, client_no }: { user_no: number; client_no: number }) => {
  const { rows } = await sql<CompanyShare>`
    select distinct on (p.proj_no, f.ft_no)
           s.sh_no, f.ft_no, f.kind, f.name, p.proj_no, p.proj_name, u.user_name as emp_name, v.size, v.mimetype,
           case when f.kind = 'box' then (select count(*)::int from file_tree c where c.parent = f.ft_no and c.state = 1) end as entries,
           a.fa_no, s.may_download, crm_client_downloads_file(f, ${user_no}, ${client_no}) as may_save, s.reg_dt, s.expires_dt
      from projects p
      join file_trees t on t.proj_no = p.proj_no
      join file_tree f on f.tree_no = t.tree_no and f.state = 1
      join file_shares s on s.ft_no = f.ft_no
      join employees e on e.emp_no = s.emp_no
      join users u on u.user_no = e.user_no
      left join file_versions v on v.fv_no = f.fv_no
      left join file_attachments a on a.to_table = 'file_versions' and a.to_no = f.fv_no
     where p.client_no = ${client_no} and s.kind = 'client' and s.state = 'active'
       and (s.expires_dt is null or s.expires_dt > now())
       and (not exists (select from file_share_people o where o.sh_no = s.sh_no)
            or exists (select from file_share_people o where o.sh_no = s.sh_no and o.user_no = ${user_no}))
     order by p.proj_no desc, f.ft_no desc, s.sh_no desc`.execute(db)
  return rows
}

/** A version that was just stored, with whose tree it lies in; nothing for a project's tree. */
export const findCompanyFile = async (db: Db, fv_no: number) => {
  const { rows } = await sql<{ client_no: number; client_name: string; ft_no: number; name: string; parent: number }>`
    select t.client_no, c.client_name, f.ft_no, f.name, f.parent
      from file_versions v join file_tree f using (ft_no) join file_trees t using (tree_no) join clients c using (client_no)
     where v.fv_no = ${fv_no}`.execute(db)
  return rows[0]
}

/** Who looks after a company: its managers, and those of its projects that have not ended. */
export const findManagersOf = async (db: Db, client_no: number) => {
  const { rows } = await sql<{ emp_no: number }>`
    select emp_no from client_managers where client_no = ${client_no}
    union
    select pe.emp_no from projects p join project_employees pe using (proj_no)
     where p.client_no = ${client_no} and pe.pe_type = 'manager'
       and (pe.end_dt is null or pe.end_dt >= ${today})`.execute(db)
  return rows.map(({ emp_no }) => emp_no)
}

export const findName = async (db: Db, user_no: number) => {
  const row = await db.selectFrom('users').select('user_name').where('user_no', '=', user_no).executeTakeFirst()
  return row?.user_name ?? ''
}
