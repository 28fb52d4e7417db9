import type { fileShares } from '@crm/contract/features/fileShares/fileShares'
import type { FileShare, ShareRules, ShareState } from '@crm/contract/features/fileShares/fileShares.rows'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { filterConditions } from '../../db/filters.ts'
import { type Paging, readPage } from '../../db/readPage.ts'
import { matches } from '../../db/search/search.ts'

/** What became of a share, its rules included. */
const stateNow = sql<ShareState>`case
  when s.state <> 'active' then s.state
  when s.expires_dt <= now() then 'expired'
  when s.opens >= s.most_opens then 'used_up'
  else 'active' end`

const people = sql<FileShare['people']>`coalesce((
  select json_agg(json_build_object('user_no', u.user_no, 'user_name', u.user_name) order by u.user_no)
    from file_share_people h join users u using (user_no) where h.sh_no = s.sh_no), '[]')`

/** Who read last: guests by the link's events, people of the company by the files that they opened since. */
const lastRead = sql<{ reader: string | null; read_dt: string | null }>`lateral (
  select reader, read_dt from (
    select v.reader, v.reg_dt as read_dt from share_events v where v.sh_no = s.sh_no and v.kind = 'opened'
    union all
    select u.user_name, o.open_dt
      from file_tree d join file_opens o using (ft_no) join users u using (user_no) join client_members m using (user_no)
     where s.kind = 'client' and d.tree_no = f.tree_no and s.ft_no = any (d.path) and o.open_dt >= s.reg_dt
       and m.client_no = (select p.client_no from projects p where p.proj_no = t.proj_no)) r
   order by read_dt desc limit 1)`

const findRows = (db: Db, sh_nos: number[]) =>
  db
    .selectFrom('file_shares as s')
    .innerJoin('file_tree as f', 'f.ft_no', 's.ft_no')
    .innerJoin('file_trees as t', 't.tree_no', 'f.tree_no')
    .innerJoin('employees as e', 'e.emp_no', 's.emp_no')
    .innerJoin('users as u', 'u.user_no', 'e.user_no')
    .leftJoin(lastRead.as('l'), (on) => on.onTrue())
    .select(['s.sh_no', 's.ft_no', 's.kind', 's.title', 'f.name', 'f.kind as entry_kind', 't.proj_no', 't.client_no'])
    .select(['s.emp_no', 'u.user_name as emp_name', 's.expires_dt', 's.most_opens', 's.opens', 's.needs_email'])
    .select([
      's.allowed',
      's.needs_nda',
      's.may_download',
      's.may_comment',
      's.has_watermark',
      's.reg_dt',
      's.ended_dt',
    ])
    .select([
      's.rev',
      'l.reader as last_reader',
      'l.read_dt as last_read_dt',
      stateNow.as('state'),
      people.as('people'),
    ])
    .select(sql<boolean>`s.password_hash is not null`.as('has_password'))
    .where('s.sh_no', '=', sql<number>`any (${sh_nos}::int[])`)
    .$castTo<FileShare>()
    .execute()

type Filter = ParsedOf<typeof fileShares.list>['query']

export const findShares = (db: Db, query: Filter & Paging) =>
  readPage<FileShare>(db, {
    id: 's.sh_no',
    from: sql`file_shares s join file_tree f using (ft_no) join file_trees t using (tree_no)`,
    where: filterConditions(query, {
      proj_no: (proj_no) => sql`t.proj_no = ${proj_no}`,
      client_no: (client_no) => sql`t.client_no = ${client_no}`,
      ft_no: (ft_no) => sql`s.ft_no = ${ft_no}`,
      sh_no: (sh_no) => sql`s.sh_no = ${sh_no}`,
      kind: (kind) => sql`s.kind = ${kind}`,
      state: (state) => sql`${stateNow} = ${state}`,
      keyword: (keyword) =>
        sql`(${matches(sql`f.search_text`, keyword)} or strpos(lower(coalesce(s.title, '')), lower(${keyword})) > 0)`,
    }),
    orderBy: sql`s.sh_no desc`,
    page: query,
    total: 'window',
    rows: (sh_nos) => findRows(db, sh_nos),
  })

export const findShare = async (db: Db, sh_no: number) => (await findRows(db, [sh_no]))[0]

/** Held, so that a change, a revocation and an opening come one after the other. */
export const lockShare = (db: Db, sh_no: number) =>
  db.selectFrom('file_shares').selectAll().where('sh_no', '=', sh_no).forUpdate().executeTakeFirst()

interface NewShare extends ShareRules {
  ft_no: number
  kind: 'client' | 'link'
  emp_no: number
  token_hash: Buffer | null
  password_hash: string | null
}

export const insertShare = async (db: Db, share: NewShare) =>
  (await db.insertInto('file_shares').values(share).returning('sh_no').executeTakeFirstOrThrow()).sh_no

export const updateShare = (
  db: Db,
  sh_no: number,
  changes: Partial<ShareRules & { password_hash: string | null; token_hash: Buffer }>,
) => db.updateTable('file_shares').set(changes).where('sh_no', '=', sh_no).execute()

export const revokeShareRow = (db: Db, sh_no: number) =>
  db
    .updateTable('file_shares')
    .set({ state: 'revoked', ended_dt: sql`now()` })
    .where('sh_no', '=', sh_no)
    .where('state', '=', 'active')
    .returning('sh_no')
    .executeTakeFirst()

export const replacePeople = async (db: Db, sh_no: number, user_nos: number[]) => {
  await db.deleteFrom('file_share_people').where('sh_no', '=', sh_no).execute()
  if (user_nos.length)
    await db
      .insertInto('file_share_people')
      .values(user_nos.map((user_no) => ({ sh_no, user_no })))
      .execute()
}

/** The active people of a project's company. */
export const findPeople = (db: Db, proj_no: number) =>
  db
    .selectFrom('projects as p')
    .innerJoin('client_members as m', 'm.client_no', 'p.client_no')
    .innerJoin('users as u', 'u.user_no', 'm.user_no')
    .select(['u.user_no', 'u.user_name', 'u.user_email'])
    .where('p.proj_no', '=', proj_no)
    .where('m.client_state', '=', 1)
    .where('m.is_verified', '=', true)
    .where('u.state', '=', 1)
    .orderBy('u.user_name')
    .orderBy('u.user_no')
    .execute()

/** Whoever came in by the link has to pass its rules again. */
export const endGuests = (db: Db, sh_no: number) =>
  db
    .updateTable('share_guests')
    .set({ expires_dt: sql`now()` })
    .where('sh_no', '=', sh_no)
    .where('expires_dt', '>', sql<string>`now()`)
    .execute()
