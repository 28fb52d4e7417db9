import type { Comment } from '@crm/contract/features/comments/comments'
import type { RecordTarget } from '@crm/contract/kit/target'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

const lastRead = (user_no: number) => sql<number>`coalesce((
  select r.cmt_no from comment_reads r where r.to_table = c.to_table and r.to_no = c.to_no and r.user_no = ${user_no}), 0)`

/** The text of a deleted comment is not selected, so that no answer can hold it. */
const rows = (db: Db, user_no: number) =>
  db
    .selectFrom('comments as c')
    .innerJoin('users as u', 'u.user_no', 'c.user_no')
    .select(['c.cmt_no', 'c.parent', 'c.user_no', 'u.user_name', 'c.state', 'c.reg_dt', 'c.update_dt'])
    .select([
      sql<string>`case when c.state = 1 then c.content else '' end`.as('content'),
      sql<boolean>`c.state = 1 and c.user_no <> ${user_no} and c.cmt_no > ${lastRead(user_no)}`.as('is_unread'),
    ])
    .$castTo<Comment>()

const ofRecord = (db: Db, user_no: number, { to_table, to_no }: RecordTarget) =>
  rows(db, user_no).where('c.to_table', '=', to_table).where('c.to_no', '=', to_no)

/** Thread by thread. A deleted comment stays where something answers it. */
export const findComments = (db: Db, user_no: number, target: RecordTarget) =>
  ofRecord(db, user_no, target)
    .where(sql<boolean>`(c.state = 1 or exists (select from comments a where a.parent = c.cmt_no and a.state = 1))`)
    .orderBy(sql`coalesce(c.parent, c.cmt_no), c.cmt_no`)
    .execute()

/** Deleted ones as well, in the order in which they were written. */
export const findAllComments = (db: Db, user_no: number, target: RecordTarget) =>
  ofRecord(db, user_no, target).orderBy('c.cmt_no').execute()

export const findCommentRow = (db: Db, user_no: number, cmt_no: number) =>
  rows(db, user_no).where('c.cmt_no', '=', cmt_no).executeTakeFirst()

/** What rules need to know of a comment. */
export const findComment = (db: Db, cmt_no: number) =>
  db
    .selectFrom('comments')
    .select(['cmt_no', 'to_table', 'to_no', 'parent', 'user_no', 'content', 'mentions', 'state'])
    .where('cmt_no', '=', cmt_no)
    .executeTakeFirst()

export type KnownComment = NonNullable<Awaited<ReturnType<typeof findComment>>>

export type CommentAuthor = { user_no: number; guest: null } | { user_no: null; guest: string }

type NewComment = RecordTarget & CommentAuthor & { parent: number | null; content: string; mentions: number[] }

export const insertComment = async (db: Db, comment: NewComment) => {
  const { cmt_no } = await db.insertInto('comments').values(comment).returning('cmt_no').executeTakeFirstOrThrow()
  return cmt_no
}

/** Returns undefined for one that is deleted already. */
export const updateCommentRow = (
  db: Db,
  cmt_no: number,
  change: { content: string; mentions: number[] } | { state: 0 },
) =>
  db
    .updateTable('comments')
    // Only another text counts as a change that readers are shown.
    .set('content' in change ? { ...change, update_dt: sql`now()` } : change)
    .where('cmt_no', '=', cmt_no)
    .where('state', '=', 1)
    .returning('cmt_no')
    .executeTakeFirst()

/** Returns undefined for one that is not deleted. */
export const restoreCommentRow = (db: Db, cmt_no: number) =>
  db
    .updateTable('comments')
    .set({ state: 1 })
    .where('cmt_no', '=', cmt_no)
    .where('state', '=', 0)
    .returning('cmt_no')
    .executeTakeFirst()

/**
 * True when something was unread until now. The mark only moves forward, so that a slow tab does not make read comments
 * unread again.
 */
export const markRead = async (db: Db, user_no: number, { to_table, to_no }: RecordTarget, cmt_no: number) => {
  const { rows: marked } = await sql`
    insert into comment_reads (to_table, to_no, user_no, cmt_no)
    select ${to_table}, ${to_no}, ${user_no}, c.cmt_no from comments c
     where c.to_table = ${to_table} and c.to_no = ${to_no} and c.cmt_no = ${cmt_no}
    on conflict (to_table, to_no, user_no) do update set cmt_no = excluded.cmt_no
      where comment_reads.cmt_no < excluded.cmt_no
    returning cmt_no`.execute(db)
  return marked.length > 0
}

export const deleteCommentsOf = async (db: Db, { to_table, to_no }: RecordTarget) => {
  for (const table of ['comment_reads', 'comments'] as const) {
    await sql`delete from ${sql.table(table)} where to_table = ${to_table} and to_no = ${to_no}`.execute(db)
  }
}

/** Staff who commented on a record, by emp_no: they get alarms about new comments. */
export const findWriters = async (db: Db, { to_table, to_no }: RecordTarget) => {
  const found = await db
    .selectFrom('comments as c')
    .innerJoin('employees as e', 'e.user_no', 'c.user_no')
    .select('e.emp_no')
    .distinct()
    .where('c.to_table', '=', to_table)
    .where('c.to_no', '=', to_no)
    .where('c.state', '=', 1)
    .execute()
  return found.map(({ emp_no }) => emp_no)
}

/** Those of these members of staff who work here; with scopes, only those who hold any of them. */
export const findActiveStaff = async (db: Db, emp_nos: number[], scopes?: readonly string[]) => {
  if (!emp_nos.length) return []
  const found = await db
    .selectFrom('employees as e')
    .innerJoin('users as u', 'u.user_no', 'e.user_no')
    .select(['e.emp_no'])
    .where('e.emp_no', '=', sql<number>`any (${emp_nos}::int[])`)
    .where('e.emp_state', '=', 1)
    .where('u.state', '=', 1)
    .$if(scopes !== undefined, (query) => query.where(sql<boolean>`e.emp_scope && ${scopes}::text[]`))
    .execute()
  return found.map(({ emp_no }) => emp_no)
}

export const findUserName = async (db: Db, user_no: number) => {
  const row = await db.selectFrom('users').select('user_name').where('user_no', '=', user_no).executeTakeFirst()
  return row?.user_name ?? ''
}
