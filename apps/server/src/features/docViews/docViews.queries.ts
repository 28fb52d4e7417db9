import { viewTime } from '@crm/contract/features/docViews/docViews.rows'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { isReadBy, type ReaderKey } from './viewTime.queries.ts'

/** A version of a file with where its bytes are, and those of the PDF that was made of it. */
export const findVersion = (db: Db, ft_no: number, fv_no: number) =>
  db
    .selectFrom('file_versions as v')
    .innerJoin('files as f', 'f.file_no', 'v.file_no')
    .leftJoin('file_renditions as r', (join) => join.onRef('r.fv_no', '=', 'v.fv_no').on('r.state', '=', 'done'))
    .leftJoin('files as p', 'p.file_no', 'r.file_no')
    .select(['p.file_no as pdf_no', 'p.place as pdf_place', sql<number | null>`p.size::float8`.as('pdf_size')])
    .select(['v.fv_no', 'v.ver', 'v.file_no', 'v.mimetype', sql<number>`v.size::float8`.as('size')])
    .select(sql<string>`f.place`.as('place'))
    .select(({ selectFrom }) =>
      selectFrom('file_attachments as a')
        .select('a.fa_no')
        .where('a.to_table', '=', 'file_versions')
        .whereRef('a.to_no', '=', 'v.fv_no')
        .limit(1)
        .as('fa_no'),
    )
    .where('v.fv_no', '=', fv_no)
    .where('v.ft_no', '=', ft_no)
    .executeTakeFirst()

/** Of the shares by which a person of the client sees an entry, the one that gives most away; one that allows comments is enough. */
export const findShareForClient = (db: Db, path: number[], user_no: number) =>
  db
    .selectFrom('file_shares as s')
    .select(['s.sh_no', 's.may_download', 's.has_watermark'])
    .select(sql<boolean>`bool_or(s.may_comment) over ()`.as('may_comment'))
    .where('s.ft_no', '=', sql<number>`any (${path}::int[])`)
    .where('s.kind', '=', 'client')
    .where('s.state', '=', 'active')
    .where(sql<boolean>`(s.expires_dt is null or s.expires_dt > now())`)
    .where(
      sql<boolean>`(not exists (select from file_share_people p where p.sh_no = s.sh_no)
                    or exists (select from file_share_people p where p.sh_no = s.sh_no and p.user_no = ${user_no}))`,
    )
    .orderBy('s.may_download', 'desc')
    .orderBy('s.has_watermark')
    .orderBy('s.sh_no')
    .executeTakeFirst()

export const findReaderName = async (db: Db, user_no: number) => {
  const user = await db
    .selectFrom('users as u')
    .leftJoin('client_members as cu', 'cu.user_no', 'u.user_no')
    .leftJoin('clients as c', 'c.client_no', 'cu.client_no')
    .select(['u.user_name', 'c.client_name'])
    .where('u.user_no', '=', user_no)
    .executeTakeFirstOrThrow()
  return user.client_name ? `${user.user_name} (${user.client_name})` : user.user_name
}

interface Opening extends ReaderKey {
  ft_no: number
  fv_no: number
  sh_no: number | null
  is_outside: boolean
}

/** Begins a view, or another visit of it when the reader has been away; two windows of one reader share it. */
export const upsertView = async (db: Db, { user_no, sg_no, address, ft_no, fv_no, sh_no, is_outside }: Opening) => {
  const key = sql.raw(user_no !== null ? 'user_no' : address === null ? 'sg_no' : 'guest')
  const isAway = sql`d.last_dt < now() - ${viewTime.visitSeconds} * interval '1 second'`
  const { rows } = await sql<{ dv_no: number; last_page: number | null; now_dt: string; is_new_visit: boolean }>`
    insert into doc_views as d (user_no, sg_no, guest, ft_no, fv_no, sh_no, is_outside, news)
    values (${user_no}::int, ${sg_no}::int, ${address}, ${ft_no}, ${fv_no}, ${sh_no}::int, ${is_outside}, 'first')
    on conflict (${key}, fv_no) where ${key} is not null do update
      set sh_no = coalesce(excluded.sh_no, d.sh_no),
          sg_no = excluded.sg_no,
          visits = d.visits + (${isAway})::int,
          visit_dt = case when ${isAway} then now() else d.visit_dt end,
          news = case when d.last_dt < now() - ${viewTime.againDays} * interval '1 day' then coalesce(d.news, 'again') else d.news end,
          last_dt = now()
    returning dv_no, to_char(now(), 'YYYY-MM-DD HH24:MI:SS.MS') as now_dt, visit_dt = now() as is_new_visit,
              coalesce(d.last_page, (select o.last_page from doc_views o
                                      where o.ft_no = d.ft_no
                                        and (o.user_no = d.user_no or o.sg_no = d.sg_no or o.guest = d.guest)
                                      order by o.last_dt desc limit 1)) as last_page`.execute(db)
  return rows[0] as (typeof rows)[number]
}

/** The database's clock, by which times are written. */
export const findNow = async (db: Db) => {
  const { rows } = await sql<{ now_dt: string }>`select to_char(now(), 'YYYY-MM-DD HH24:MI:SS.MS') as now_dt`.execute(
    db,
  )
  return rows[0]?.now_dt ?? ''
}

export const findView = (db: Db, dv_no: number, reader: ReaderKey) =>
  db
    .selectFrom('doc_views')
    .select(['dv_no', 'ft_no', 'fv_no', 'sh_no'])
    .where('dv_no', '=', dv_no)
    .where(isReadBy(reader))
    .executeTakeFirst()

/** Takes what is to be told about a view; of concurrent calls one gets it. */
export const takeNews = async (db: Db, dv_no: number) => {
  const before = db.selectFrom('doc_views').select('news').where('dv_no', '=', dv_no).where('news', 'is not', null)
  const taken = await before.forUpdate().executeTakeFirst()
  if (taken) await db.updateTable('doc_views').set({ news: null }).where('dv_no', '=', dv_no).execute()
  return taken?.news ?? null
}

/** False when it was finished before. */
export const setFinished = async (db: Db, dv_no: number) => {
  const done = await db
    .updateTable('doc_views')
    .set({ done_dt: sql`now()` })
    .where('dv_no', '=', dv_no)
    .where('done_dt', 'is', null)
    .returning('dv_no')
    .executeTakeFirst()
  return done !== undefined
}

/** Who shared what is read, and who reads it; undefined where nobody shared it or staff read. */
export const findSharerOf = (db: Db, dv_no: number) =>
  db
    .selectFrom('doc_views as d')
    .innerJoin('file_shares as s', 's.sh_no', 'd.sh_no')
    .innerJoin('file_tree as f', 'f.ft_no', 'd.ft_no')
    .innerJoin('file_trees as t', 't.tree_no', 'f.tree_no')
    .leftJoin('users as u', 'u.user_no', 'd.user_no')
    .leftJoin('client_members as cu', 'cu.user_no', 'u.user_no')
    .leftJoin('clients as c', 'c.client_no', 'cu.client_no')
    .leftJoin('share_guests as g', 'g.sg_no', 'd.sg_no')
    .select(['d.dv_no', 'd.ft_no', 'f.name', 't.proj_no', 't.client_no', 's.emp_no', 'c.client_name'])
    .select(sql<string | null>`coalesce(u.user_name, g.email, g.name)`.as('reader'))
    .where('d.dv_no', '=', dv_no)
    .where('d.is_outside', '=', true)
    .executeTakeFirst()
