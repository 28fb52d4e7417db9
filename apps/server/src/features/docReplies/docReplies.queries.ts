import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { today } from '../../db/today.ts'

const replies = (db: Db) =>
  db
    .selectFrom('comments as c')
    .innerJoin('doc_replies as r', 'r.cmt_no', 'c.cmt_no')
    .innerJoin('file_versions as v', 'v.fv_no', 'r.fv_no')
    .leftJoin('users as u', 'u.user_no', 'c.user_no')
    .select([
      'c.cmt_no',
      'c.to_no',
      'c.parent',
      'c.user_no',
      'c.guest',
      'c.content',
      'c.state',
      'c.reg_dt',
      'c.update_dt',
    ])
    .select([
      'u.user_name',
      'u.user_type',
      'r.page',
      'r.pin_x',
      'r.pin_y',
      'r.sg_no',
      'r.sh_no',
      'r.resolved_dt',
      'r.fv_no',
      'v.ver',
    ])
    .where('c.to_table', '=', 'file_tree')

export type ReplyRow = Awaited<ReturnType<typeof findReplies>>[number]

/** Everything that was said about a document, on whichever version, oldest first. */
export const findReplies = (db: Db, ft_no: number) =>
  replies(db).where('c.to_no', '=', ft_no).orderBy('c.cmt_no').execute()

export const findReply = (db: Db, cmt_no: number) => replies(db).where('c.cmt_no', '=', cmt_no).executeTakeFirst()

interface NewReply {
  cmt_no: number
  fv_no: number
  page: number
  pin_x: number | null
  pin_y: number | null
  sg_no: number | null
  sh_no: number | null
}

export const insertReply = (db: Db, reply: NewReply) => db.insertInto('doc_replies').values(reply).execute()

export const setResolved = (db: Db, cmt_no: number, isResolved: boolean) =>
  db
    .updateTable('doc_replies')
    .set({ resolved_dt: isResolved ? sql`now()` : null })
    .where('cmt_no', '=', cmt_no)
    .execute()

/** Comments of staff on an entry and on what lies in it, in threads that a company sees: those that no guest began. */
export const countOfStaff = async (db: Db, { ft_no, tree_no }: { ft_no: number; tree_no: number }) => {
  const { rows } = await sql<{ comments: number }>`
    select count(*)::int as comments
      from file_tree f join comments c on c.to_table = 'file_tree' and c.to_no = f.ft_no
      join users u on u.user_no = c.user_no and u.user_type = 'emp'
      left join comments p on p.cmt_no = c.parent
     where f.tree_no = ${tree_no} and f.state = 1 and ${ft_no} = any (f.path) and c.state = 1 and p.guest is null`.execute(
    db,
  )
  return rows[0]?.comments ?? 0
}

/** The newest view that a reader has of a document. */
export const findViewOf = (
  db: Db,
  ft_no: number,
  { user_no, sg_no, address }: { user_no: number | null; sg_no: number | null; address: string | null },
) =>
  db
    .selectFrom('doc_views')
    .select('dv_no')
    .where('ft_no', '=', ft_no)
    .where(sql<boolean>`(user_no = ${user_no}::int or sg_no = ${sg_no}::int or guest = ${address}::text)`)
    .orderBy('dv_no', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Staff whom a document concerns, by emp_no: who shares it, and who works on its project or with its company. */
export const findConcernedStaff = async (db: Db, { ft_no, path }: { ft_no: number; path: number[] }) => {
  const { rows } = await sql<{ emp_no: number }>`
    select emp_no from file_shares where ft_no = any (${path}::int[]) and state = 'active'
    union
    select pe.emp_no from file_tree f join file_trees t using (tree_no)
      join projects p on p.proj_no = t.proj_no or p.client_no = t.client_no
      join project_employees pe on pe.proj_no = p.proj_no and pe.pe_type = 'manager' and (pe.end_dt is null or pe.end_dt >= ${today})
     where f.ft_no = ${ft_no}
    union
    select m.emp_no from file_tree f join file_trees t using (tree_no) join client_managers m using (client_no)
     where f.ft_no = ${ft_no}`.execute(db)
  return rows.map(({ emp_no }) => emp_no)
}

/** Staff who wrote in a thread, by emp_no. */
export const findStaffOfThread = async (db: Db, thread: number) => {
  const rows = await db
    .selectFrom('comments as c')
    .innerJoin('employees as e', 'e.user_no', 'c.user_no')
    .select('e.emp_no')
    .distinct()
    .where(sql<boolean>`(c.cmt_no = ${thread} or c.parent = ${thread})`)
    .execute()
  return rows.map(({ emp_no }) => emp_no)
}

interface MailReader {
  address: string
  /** Null for guests of a link. */
  user_name: string | null
}

/**
 * Who is written to outside: in a thread, whoever wrote in it; about a new one of staff, the people of the company who
 * opened the document or brought it. Only those who see the document now: people of the company with whom it is shared,
 * guests whose session lasts or whose link still opens for them.
 */
export const findReadersOutside = async (db: Db, ft_no: number, thread: number | null) => {
  const { rows } = await sql<MailReader>`
    with said as (
      select c.user_no, c.guest, r.sh_no from comments c join doc_replies r using (cmt_no)
       where c.cmt_no = ${thread} or c.parent = ${thread}),
    asked as (
      select user_no from said
      union
      select d.user_no from doc_views d where ${thread}::int is null and d.ft_no = ${ft_no}
      union
      select f.owner from file_tree f where ${thread}::int is null and f.ft_no = ${ft_no})
    select distinct on (address) address, user_name from (
      select u.user_email as address, u.user_name
        from asked join users u using (user_no) join client_members m using (user_no) join file_tree f on f.ft_no = ${ft_no}
       where u.state = 1 and m.client_state = 1 and m.is_verified and f.state = 1
         and crm_client_sees_file(f, u.user_no, m.client_no)
      union all
      select said.guest, null
        from said join file_shares s using (sh_no) join file_tree f on f.ft_no = ${ft_no} and s.ft_no = any (f.path)
       where f.state = 1 and s.state = 'active' and (s.expires_dt is null or s.expires_dt > now())
         and (s.allowed = '{}' or said.guest = any (s.allowed) or substring(said.guest from '@.*$') = any (s.allowed))
         and exists (
           select from share_guests g
            where g.sh_no = s.sh_no and g.email = said.guest
              and (g.expires_dt > now()
                   or (s.most_opens is null or s.opens < s.most_opens)
                      and not exists (select from share_events e
                                       where e.sh_no = s.sh_no and e.kind = 'renewed' and e.reg_dt > g.reg_dt)))) readers
     where address is not null order by address, user_name nulls last`.execute(db)
  return rows
}

/** A mail about a comment that waits to be sent: to whom, and about what. Undefined once the comment is deleted. */
export const findWaitingMail = (db: Db, { ob_no, cmt_no }: { ob_no: number; cmt_no: number }) =>
  db
    .selectFrom('comments as c')
    .innerJoin('outbox as o', (join) => join.on('o.ob_no', '=', ob_no))
    .select(['o.ob_to', 'c.to_no as ft_no', 'c.parent'])
    .where('c.cmt_no', '=', cmt_no)
    .where('c.state', '=', 1)
    .executeTakeFirst()

/** False when a mail about the document was sent there within the last ten minutes; of calls at once one is true. */
export const takeMailTurn = async (db: Db, ft_no: number, address: string) => {
  const { rows } = await sql`
    insert into doc_reply_mails (ft_no, address) values (${ft_no}, ${address})
    on conflict (ft_no, address) do update set mail_dt = now() where doc_reply_mails.mail_dt < now() - interval '10 minutes'
    returning address`.execute(db)
  return rows.length > 0
}

/** The people of the company whose tree or project it is, by user_no. */
export const findCompanyPeople = async (db: Db, ft_no: number) => {
  const { rows } = await sql<{ user_no: number }>`
    select cu.user_no from file_tree f join file_trees t using (tree_no) left join projects p on p.proj_no = t.proj_no
      join client_members cu on cu.client_no = coalesce(t.client_no, p.client_no) and cu.client_state = 1
     where f.ft_no = ${ft_no}`.execute(db)
  return rows.map(({ user_no }) => user_no)
}

/** Whether clients can see the document: it is their company's, or shared with them. */
export const isSeenOutside = async (db: Db, { client_no, path }: { client_no: number | null; path: number[] }) => {
  if (client_no !== null) return true
  const share = await db
    .selectFrom('file_shares')
    .select('sh_no')
    .where('ft_no', '=', sql<number>`any (${path}::int[])`)
    .where('kind', '=', 'client')
    .where('state', '=', 'active')
    .executeTakeFirst()
  return share !== undefined
}
