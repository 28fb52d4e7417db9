import { createHash, randomBytes } from 'node:crypto'
import { alarms } from '@crm/contract/features/alarms/alarms'
import { docReplies } from '@crm/contract/features/docReplies/docReplies'
import { docViews } from '@crm/contract/features/docViews/docViews'
import { type Call, createClient } from '@crm/contract/kit/client'
import { sql } from 'kysely'
import { projectFixture } from './projectFixture.ts'
import { upload } from './uploads.ts'

export type DocReplyFixture = Awaited<ReturnType<typeof docReplyFixture>>
export type Reader = { call: Call }

interface GuestRules {
  may_comment?: boolean
  email?: string | null
}

const hashOf = (token: string) => createHash('sha256').update(token).digest()

const open = async ({ call }: Reader, ft_no: number) => {
  const [view] = (await call(docViews.open, { body: { ft_no } })).query
  return view?.dv_no ?? 0
}
const write = async ({ call }: Reader, dv_no: number, text: string, parent: number | null = null, docr_page = 2) => {
  const { query } = await call(docReplies.create, { body: { dv_no, docr_content: text, docr_page, parent } })
  return query[0]?.docr_no ?? 0
}
const read = ({ call }: Reader, dv_no: number) => call(docReplies.list, { query: { dv_no } })
const alarmTitles = async (person: Reader) =>
  (await person.call(alarms.list, { query: { offset: 0, limit: 50 } })).query.map(({ al_title }) => al_title)

/** A project with a company, documents in its data room, and whoever reads and comments them. */
export const docReplyFixture = async () => {
  const at = await projectFixture()
  const { app, mina } = at
  const { db } = app
  const { proj_no } = await at.register()
  const { client_no } = await db
    .selectFrom('projects')
    .select('client_no')
    .where('proj_no', '=', proj_no)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('project_employees')
    .values({ proj_no, emp_no: mina.emp_no, pe_type: 'manager' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

  /** A PDF in the project's first box, as the data room stores it. */
  const document = async (name: string) => {
    const sample = { originalname: name, mimetype: 'application/pdf', bytes: '%PDF-1.7' }
    const { file_no } = await upload(app, mina, sample, { to_table: 'users', to_no: mina.user_no })
    return db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ ft_no: number; fv_no: number }>`
        with box as (select f.ft_no, f.tree_no from file_tree f join file_trees t using (tree_no)
                      where t.proj_no = ${proj_no} and f.scope = 'ir' and f.parent is null),
             numbers as (select nextval(pg_get_serial_sequence('file_tree', 'ft_no'))::int as ft_no,
                                nextval(pg_get_serial_sequence('file_versions', 'fv_no'))::int as fv_no)
        insert into file_tree (ft_no, tree_no, parent, kind, name, scope, owner, fv_no, path)
        select n.ft_no, box.tree_no, box.ft_no, 'file', ${name}, 'ir', ${mina.user_no}, n.fv_no, '{}' from box, numbers n
        returning ft_no, fv_no`.execute(tx)
      const { ft_no, fv_no } = rows[0] as (typeof rows)[number]
      await sql`insert into file_versions (fv_no, ft_no, ver, file_no, user_no, size, mimetype)
                values (${fv_no}, ${ft_no}, 1, ${file_no}, ${mina.user_no}, 8, 'application/pdf')`.execute(tx)
      return ft_no
    })
  }

  const shareWithClient = (ft_no: number, rules: { may_comment?: boolean } = { may_comment: true }) =>
    db
      .insertInto('file_shares')
      .values({ ft_no, kind: 'client', emp_no: mina.emp_no, ...rules })
      .execute()

  /** Somebody who came in by a link of the document; with `sh_no`, by the same link as another one. */
  const guestOf = async (
    ft_no: number,
    { may_comment = true, email = 'lee@investor.co.kr' }: GuestRules,
    of?: number,
  ) => {
    const token = randomBytes(16).toString('base64url')
    const share = { ft_no, kind: 'link', emp_no: mina.emp_no, token_hash: hashOf(`link ${token}`), may_comment }
    const sh_no =
      of ?? (await db.insertInto('file_shares').values(share).returning('sh_no').executeTakeFirstOrThrow()).sh_no
    await sql`insert into share_guests (sh_no, token_hash, email, expires_dt)
              values (${sh_no}, ${hashOf(token)}, ${email}, now() + interval '1 day')`.execute(db)
    return { sh_no, call: createClient({ baseUrl: app.url, headers: () => ({ 'share-session': token }) }) }
  }

  const mailsTo = async (address: string) =>
    (await db.selectFrom('outbox').select('ob_subject').where('ob_to', '=', address).execute()).length
  return { ...at, proj_no, client_no, document, shareWithClient, guestOf, open, write, read, mailsTo, alarmTitles }
}
