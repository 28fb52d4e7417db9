import { createHash, randomBytes } from 'node:crypto'
import { docViews } from '@crm/contract/features/docViews/docViews'
import { createClient } from '@crm/contract/kit/client'
import { sql } from 'kysely'
import type { Config } from '../config.ts'
import { projectFixture } from './projectFixture.ts'
import { upload } from './uploads.ts'

type Caller = Pick<Awaited<ReturnType<typeof projectFixture>>['mina'], 'call'>

const bytes = `%PDF-1.7 ${'가'.repeat(1000)}`

const hashOf = (token: string) => createHash('sha256').update(token).digest()

/** Korea time, in seconds from now. */
const moment = (seconds: number) =>
  new Date(Date.now() + 9 * 3_600_000 + seconds * 1000).toISOString().slice(0, 23).replace('T', ' ')

export const times = (page: number, start: number, end: number, type: 'on' | 'off' = 'on') => ({
  page,
  times: [{ type, start_dt: moment(start), end_dt: moment(end) }],
})

/** A project with documents, and readers of them. */
export const docViewFixture = async (config: Partial<Config> = {}) => {
  const at = await projectFixture(config)
  const { proj_no } = await at.register()

  /** A PDF in the first box of the project or of its company, as the data room stores it. */
  const document = async (name: string, whose: 'project' | 'company' = 'project') => {
    const { app, mina } = at
    const { db } = app
    const { file_no } = await upload(
      app,
      mina,
      { originalname: name, mimetype: 'application/pdf', bytes },
      { to_table: 'users', to_no: mina.user_no },
    )
    return db.transaction().execute(async (tx) => {
      const box = await tx
        .selectFrom('file_tree as f')
        .innerJoin('file_trees as t', 't.tree_no', 'f.tree_no')
        .select(['f.ft_no', 'f.tree_no'])
        .where((is) => (whose === 'project' ? is('t.proj_no', '=', proj_no) : is('t.client_no', '=', at.client_no)))
        .where('f.scope', '=', 'ir')
        .where('f.parent', 'is', null)
        .executeTakeFirstOrThrow()
      const { rows } = await sql<{ ft_no: number; fv_no: number }>`
        with numbers as (select nextval(pg_get_serial_sequence('file_tree', 'ft_no'))::int as ft_no,
                                nextval(pg_get_serial_sequence('file_versions', 'fv_no'))::int as fv_no),
             entry as (insert into file_tree (ft_no, tree_no, parent, kind, name, scope, owner, fv_no, path)
                       select ft_no, ${box.tree_no}, ${box.ft_no}, 'file', ${name}, 'ir', ${mina.user_no}, fv_no, '{}' from numbers)
        select * from numbers`.execute(tx)
      const made = rows[0] as (typeof rows)[number]
      await sql`insert into file_versions (fv_no, ft_no, ver, file_no, user_no, size, mimetype)
                values (${made.fv_no}, ${made.ft_no}, 1, ${file_no}, ${mina.user_no}, ${Buffer.byteLength(bytes)}, 'application/pdf')`.execute(
        tx,
      )
      return { ...made, box: box.ft_no }
    })
  }

  const shareWith = async (
    ft_no: number,
    rules: { may_download?: boolean; may_comment?: boolean; has_watermark?: boolean } = {},
  ) =>
    at.app.db
      .insertInto('file_shares')
      .values({ ft_no, kind: 'client', emp_no: at.mina.emp_no, ...rules })
      .returning('sh_no')
      .executeTakeFirstOrThrow()

  /** Another session of a link; without an address where it asks for none. */
  const enter = async (sh_no: number, email: string | null = 'lee@investor.co.kr') => {
    const token = randomBytes(16).toString('base64url')
    await sql`insert into share_guests (sh_no, token_hash, email, expires_dt)
              values (${sh_no}, ${hashOf(token)}, ${email}, now() + interval '1 day')`.execute(at.app.db)
    return { sh_no, token, call: createClient({ baseUrl: at.app.url, headers: () => ({ 'share-session': token }) }) }
  }

  /** Somebody who came in by a link of the entry. */
  const guestOf = async (ft_no: number) => {
    const token_hash = randomBytes(32)
    const { sh_no } = await at.app.db
      .insertInto('file_shares')
      .values({ ft_no, kind: 'link', emp_no: at.mina.emp_no, token_hash, may_download: false })
      .returning('sh_no')
      .executeTakeFirstOrThrow()
    return enter(sh_no)
  }

  /** Makes a view begin earlier, as if its reader had been there since then. */
  const begunAgo = (dv_no: number, seconds: number) =>
    sql`update doc_views set begin_dt = now() - ${seconds} * interval '1 second', visit_dt = now() - ${seconds} * interval '1 second'
        where dv_no = ${dv_no}`.execute(at.app.db)

  const open = async ({ call }: Caller, ft_no: number) => {
    const [view] = (await call(docViews.open, { body: { ft_no } })).query
    if (!view) throw new Error('no view')
    return view
  }
  const save = async ({ call }: Caller, dv_no: number, viewing_time: ReturnType<typeof times>[], pages?: number) => {
    const { query } = await call(docViews.saveTime, { params: { dv_no }, body: { viewing_time, pages } })
    return query[0]
  }
  const pagesOf = async (dv_no: number) =>
    (await at.mina.call(docViews.readerPages, { params: { dv_no } })).query.map(({ page, seconds }) => [page, seconds])

  return { ...at, document, shareWith, guestOf, enter, begunAgo, open, save, pagesOf }
}

export type DocViewFixture = Awaited<ReturnType<typeof docViewFixture>>
