import type { TimelineKind } from '@crm/contract/features/timeline/timeline'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Shown } from './timeline.policy.ts'

/** Where entries of one kind come from. */
interface EntrySource {
  kind: TimelineKind
  from: RawBuilder<unknown>
  where: RawBuilder<SqlBool>
  at: RawBuilder<unknown>
  no: RawBuilder<unknown>
  user_no: RawBuilder<unknown>
  /** What its words are made of. */
  facts: RawBuilder<unknown>
}

/** As much of a long text as a list shows. */
const opening = (column: RawBuilder<unknown>) => sql`left(${column}, 400)`

const notes = (kind: 'note' | 'call', client_no: number): EntrySource => ({
  kind,
  from: sql`client_notes n`,
  where: sql`n.client_no = ${client_no} and n.state = 1 and n.cn_type = ${sql.lit(kind)}`,
  at: sql`n.reg_dt`,
  no: sql`n.cn_no`,
  user_no: sql`n.user_no`,
  facts: sql`jsonb_build_object('text', n.cn_text, 'cn_with', n.cn_with, 'cn_way', n.cn_way,
    'cn_minutes', n.cn_minutes, 'is_edited', n.update_dt is not null)`,
})

const isShown = ({ allMeetings, emp_no }: Shown): RawBuilder<SqlBool> =>
  allMeetings
    ? sql`true`
    : sql`(m.reg_emp_no = ${emp_no}::int
        or exists (select from mr_schedule_managers g where g.ms_no = m.ms_no and g.emp_no = ${emp_no}::int))`

const userOf = (emp_no: RawBuilder<unknown>) => sql`(select e.user_no from employees e where e.emp_no = ${emp_no})`

const meetings = (client_no: number, shown: Shown): EntrySource => ({
  kind: 'meeting',
  from: sql`mr_schedules m left join meeting_rooms r using (mr_no)`,
  where: sql`m.client_no = ${client_no} and ${isShown(shown)}`,
  at: sql`m.start_dt`,
  no: sql`m.ms_no`,
  user_no: userOf(sql`(select min(g.emp_no) from mr_schedule_managers g where g.ms_no = m.ms_no)`),
  facts: sql`jsonb_build_object('ms_no', m.ms_no, 'proj_no', m.proj_no, 'mr_type', m.mr_type, 'mr_count', m.mr_count,
    'state', m.state, 'mr_checked', m.mr_checked, 'mr_way', m.mr_way, 'mr_name', r.mr_name, 'mr_text', m.mr_text)`,
})

const minutes = (client_no: number, shown: Shown): EntrySource => ({
  kind: 'minutes',
  from: sql`mr_schedules m join meeting_record d using (ms_no)`,
  where: sql`m.client_no = ${client_no} and ${isShown(shown)}`,
  at: sql`d.reg_dt`,
  no: sql`d.mrd_no`,
  user_no: userOf(sql`d.emp_no`),
  facts: sql`jsonb_build_object('ms_no', m.ms_no, 'proj_no', m.proj_no, 'mr_type', m.mr_type, 'mr_count', m.mr_count,
    'text', ${opening(sql`d.mrd_content`)})`,
})

const alimtalk = (client_no: number, shown: Shown): EntrySource => ({
  kind: 'alimtalk',
  from: sql`mr_schedules m join alimtalk t on t.to_table = 'mr_schedules' and t.to_no = m.ms_no`,
  where: sql`m.client_no = ${client_no} and ${isShown(shown)}`,
  at: sql`t.reg_dt`,
  no: sql`t.at_no`,
  user_no: userOf(sql`t.emp_no`),
  facts: sql`jsonb_build_object('ms_no', m.ms_no, 'proj_no', m.proj_no, 'mr_type', m.mr_type, 'mr_count', m.mr_count,
    'template_name', t.template_name, 'recvname', t.recvname, 'at_state', t.at_state, 'at_way', t.at_way)`,
})

const stages = (client_no: number): EntrySource => ({
  kind: 'stage',
  from: sql`projects p join project_status_log l using (proj_no)`,
  where: sql`p.client_no = ${client_no}`,
  at: sql`l.reg_dt`,
  no: sql`l.psl_no`,
  user_no: sql`l.user_no`,
  facts: sql`jsonb_build_object('proj_no', p.proj_no, 'proj_name', p.proj_name, 'from_status', l.from_status,
    'to_status', l.to_status, 'text', l.reason)`,
})

/** Files of the company itself, of its data room, and of the data rooms of its projects. */
const files = (client_no: number, { projects }: Shown): EntrySource => {
  const trees = projects
    ? sql`(t.client_no = ${client_no} or t.proj_no in (select p.proj_no from projects p where p.client_no = ${client_no}))`
    : sql`t.client_no = ${client_no}`
  return {
    kind: 'file',
    from: sql`(select 'clients' as to_table, ${client_no}::int as to_no, null::int as proj_no, null::text as scope, null::text as name
        union all
        select 'file_versions', v.fv_no, t.proj_no, e.scope, e.name
          from file_trees t join file_tree e using (tree_no) join file_versions v using (ft_no)
         where ${trees} and e.state = 1) o
      join file_attachments a on a.to_table = o.to_table and a.to_no = o.to_no join files f using (file_no)`,
    where: sql`true`,
    at: sql`a.reg_dt`,
    no: sql`a.fa_no`,
    user_no: sql`a.user_no`,
    facts: sql`jsonb_build_object('originalname', coalesce(o.name, f.originalname), 'scope', o.scope, 'proj_no', o.proj_no)`,
  }
}

/**
 * Of a mail only whom it went to and its subject: the text may hold a link that signs in. What the table of messages about
 * meetings keeps is an entry of its own.
 */
const mails = (client_no: number): EntrySource => ({
  kind: 'mail',
  from: sql`(select user_no from client_members where client_no = ${client_no}
      union select user_no from vc_members where client_no = ${client_no}) k
    join users w on w.user_no = k.user_no join outbox b on b.ob_to = w.user_email and b.channel = 'mail'`,
  where: sql`not b.is_copy`,
  at: sql`b.reg_dt`,
  no: sql`b.ob_no`,
  user_no: sql`null::int`,
  facts: sql`jsonb_build_object('ob_subject', b.ob_subject, 'recvname', w.user_name, 'ob_state', b.ob_state)`,
})

/** Everything that the caller may be shown, by kind. */
export const entrySources = (client_no: number, shown: Shown): EntrySource[] => [
  notes('note', client_no),
  notes('call', client_no),
  meetings(client_no, shown),
  ...(shown.minutes ? [minutes(client_no, shown)] : []),
  ...(shown.projects ? [stages(client_no)] : []),
  files(client_no, shown),
  mails(client_no),
  alimtalk(client_no, shown),
]
