import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { fileKindsBefore } from './history.messages.ts'

const tables = sql`array['projects', 'project_employees', 'project_indicators', 'project_buildups']`

/** Files were attached to the project itself before there was a data room. */
const attachedBefore = sql`array[${sql.join(Object.keys(fileKindsBefore).map((to_table) => sql.lit(to_table)))}]`

/** Of what went into the bin or came back only the entry that was meant; the rest went along. */
const treeRows = (proj_no: number) => sql`
  select a.*, coalesce(a.after, a.before) ->> 'name' from file_trees t
    join audit_log a on a.table_name = 'file_tree' and coalesce(a.after, a.before) ->> 'tree_no' = t.tree_no::text
   where t.proj_no = ${proj_no} and a.user_no is not null and a.action <> 'delete'
     and (a.action = 'update' or a.after ->> 'parent' is not null)
     and coalesce(a.after ->> 'bin_root', a.before ->> 'bin_root', a.row_key) = a.row_key`

/** The audit of the project and of all that belongs to it; `name` is what a step, an indicator or a file is called. */
export const projectAuditRows = (proj_no: number) => sql`(
  select a.*, null::text as name from audit_log a where a.table_name = any (${tables}) and a.row_key = ${String(proj_no)}
  union all
  select a.*, b.pbu_name || ' · ' || s.pps_name
    from project_buildups b join project_buildup_steps t using (pbu_no) join pocket_process s using (pps_no)
    join audit_log a on a.table_name = 'project_buildup_steps' and a.row_key = t.pbs_no::text and a.action = 'update'
   where b.proj_no = ${proj_no}
  union all
  select a.*, i.pic_title from project_indicators i
    join audit_log a on a.table_name = 'project_indicator_employees' and a.row_key = i.pic_no::text
   where i.proj_no = ${proj_no}
  union all
  select a.*, null from mr_schedules s
    join audit_log a on a.table_name = 'mr_schedules' and a.row_key = s.ms_no::text and a.action = 'insert'
   where s.proj_no = ${proj_no}
  union all
  select a.*, f.originalname from audit_log a
    left join files f on f.file_no = (coalesce(a.after, a.before) ->> 'file_no')::int
   where a.table_name = 'file_attachments' and coalesce(a.after, a.before) ->> 'to_no' = ${String(proj_no)}
     and coalesce(a.after, a.before) ->> 'to_table' = any (${attachedBefore})
  union all ${treeRows(proj_no)}) a`

/** Words for the numbers that a project's row holds; retired ones included. */
export const findWords = async (db: Db) => {
  const { rows } = await sql<{ field: string; no: number; name: string }>`
    select 'psrv_no' as field, psrv_no as no, psrv_name as name from pocket_service
    union all select 'thm_no', thm_no, thm_name from theme
    union all select 'pt_no', pt_no, pt_name from project_type`.execute(db)
  return new Map(rows.map(({ field, no, name }) => [`${field} ${no}`, name]))
}
