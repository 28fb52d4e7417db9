import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

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

/** The newest view that a reader has of a document. */
export const findViewOf = (
  db: Db,
  ft_no: number,
  { user_no, sg_no }: { user_no: number | null; sg_no: number | null },
) =>
  db
    .selectFrom('doc_views')
    .select('dv_no')
    .where('ft_no', '=', ft_no)
    .where(sql<boolean>`(user_no = ${user_no}::int or sg_no = ${sg_no}::int)`)
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
      join project_employees pe on pe.proj_no = p.proj_no and pe.pe_type = 'manager' and (pe.end_dt is null or pe.end_dt >= (now() at time zone 'Asia/Seoul')::date)
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
  user_name: string | null
}

/**
 * Who is written to outside: in a thread, whoever wrote in it; about a new one of staff, the people of the company who
 * opened the document or brought it.
 */
export const findReadersOutside = async (db: Db, ft_no: number, thread: number | null) => {
  const { rows } = await sql<MailReader>`
    select distinct on (address) address, user_name from (
      select u.user_email as address, u.user_name from comments c join users u using (user_no)
       where (c.cmt_no = ${thread} or c.parent = ${thread}) and u.user_type = 'client' and u.state = 1
      union all
      select c.guest, null from comments c where (c.cmt_no = ${thread} or c.parent = ${thread}) and c.guest is not null
      union all
      select u.user_email, u.user_name from users u
       where ${thread}::int is null and u.user_type = 'client' and u.state = 1
         and (exists (select from doc_views d where d.ft_no = ${ft_no} and d.user_no = u.user_no)
           or exists (select from file_tree f where f.ft_no = ${ft_no} and f.owner = u.user_no))) readers
     where address is not null order by address, user_name nulls last`.execute(db)
  return rows
}

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
