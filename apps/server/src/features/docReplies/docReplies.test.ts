import { createHash, randomBytes } from 'node:crypto'
import { alarms } from '@crm/contract/features/alarms/alarms'
import { docReplies } from '@crm/contract/features/docReplies/docReplies'
import { docViews } from '@crm/contract/features/docViews/docViews'
import { type Call, createClient } from '@crm/contract/kit/client'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { projectFixture } from '../../testing/projectFixture.ts'
import { upload } from '../../testing/uploads.ts'

type Fixture = Awaited<ReturnType<typeof projectFixture>>
let at: Fixture
let proj_no: number
let client_no: number
beforeAll(async () => {
  at = await projectFixture()
  const project = await at.register()
  proj_no = project.proj_no
  client_no = (
    await at.app.db.selectFrom('projects').select('client_no').where('proj_no', '=', proj_no).executeTakeFirstOrThrow()
  ).client_no
  await at.app.db
    .insertInto('project_employees')
    .values({ proj_no, emp_no: at.mina.emp_no, pe_type: 'manager' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
})

/** A PDF in the project's first box, as the data room stores it. */
const document = async (name: string) => {
  const { app, mina } = at
  const sample = { originalname: name, mimetype: 'application/pdf', bytes: '%PDF-1.7' }
  const { file_no } = await upload(app, mina, sample, { to_table: 'users', to_no: mina.user_no })
  return app.db.transaction().execute(async (tx) => {
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
  at.app.db
    .insertInto('file_shares')
    .values({ ft_no, kind: 'client', emp_no: at.mina.emp_no, ...rules })
    .execute()

const hashOf = (token: string) => createHash('sha256').update(token).digest()

interface GuestRules {
  may_comment?: boolean
  email?: string | null
}

/** Somebody who came in by a link of the document; with `sh_no`, by the same link as another one. */
const guestOf = async (
  ft_no: number,
  { may_comment = true, email = 'lee@investor.co.kr' }: GuestRules,
  of?: number,
) => {
  const token = randomBytes(16).toString('base64url')
  const share = { ft_no, kind: 'link', emp_no: at.mina.emp_no, token_hash: hashOf(`link ${token}`), may_comment }
  const sh_no =
    of ?? (await at.app.db.insertInto('file_shares').values(share).returning('sh_no').executeTakeFirstOrThrow()).sh_no
  await sql`insert into share_guests (sh_no, token_hash, email, expires_dt)
            values (${sh_no}, ${hashOf(token)}, ${email}, now() + interval '1 day')`.execute(at.app.db)
  return { sh_no, call: createClient({ baseUrl: at.app.url, headers: () => ({ 'share-session': token }) }) }
}

type Reader = { call: Call }
const open = async ({ call }: Reader, ft_no: number) => {
  const [view] = (await call(docViews.open, { body: { ft_no } })).query
  return view?.dv_no ?? 0
}
const write = async ({ call }: Reader, dv_no: number, text: string, parent: number | null = null, docr_page = 2) => {
  const { query } = await call(docReplies.create, { body: { dv_no, docr_content: text, docr_page, parent } })
  return query[0]?.docr_no ?? 0
}
const read = ({ call }: Reader, dv_no: number) => call(docReplies.list, { query: { dv_no } })
const statusOf = (answer: Promise<unknown>) =>
  answer.then(
    () => 200,
    ({ status }: { status: number }) => status,
  )
const mailsTo = async (address: string) =>
  (await at.app.db.selectFrom('outbox').select('ob_subject').where('ob_to', '=', address).execute()).length
const alarmTitles = async (person: Reader) =>
  (await person.call(alarms.list, { query: { offset: 0, limit: 50 } })).query.map(({ al_title }) => al_title)

test('threads carry their page and answers; comments of clients have a user_no, those of staff none', async () => {
  const ft_no = await document('댓글.pdf')
  await shareWithClient(ft_no)
  const { mina } = at
  const client = await at.app.client({ client_no, user_name: '박고객' })
  const [minas, clients] = [await open(mina, ft_no), await open(client, ft_no)]
  const question = await write(client, clients, '2쪽 수치가\n맞나요? <b>', null, 2)
  const reply = await write(mina, minas, '네, 맞아요.', question)
  await write(client, clients, '고맙습니다.', reply)

  const answer = await read(mina, minas)
  expect(answer).toMatchObject({ total: 3, may_write: true, is_seen_outside: true })
  expect(answer.query).toMatchObject([
    {
      docr_no: question,
      dv_no: minas,
      docr_content: '2쪽 수치가\n맞나요? <b>',
      docr_page: 2,
      parent: null,
      user_no: client.user_no,
      side: 'client',
      is_mine: false,
      reply: [
        { docr_no: reply, parent: question, side: 'emp', is_mine: true },
        { parent: question, user_no: client.user_no },
      ],
    },
  ])
  expect(answer.query[0]?.reply[0]).not.toHaveProperty('user_no')
  expect(await alarmTitles(mina)).toContain('박고객 님이 문서에 댓글을 남겼어요')
})

test('an empty comment is refused in the words of the form', async () => {
  const dv_no = await open(at.mina, await document('빈.pdf'))
  await expect(write(at.mina, dv_no, ' \n ')).rejects.toMatchObject({ status: 400, message: '댓글을 입력해 주세요.' })
})

test('only its author changes or deletes a comment; a deleted one stays where it was answered', async () => {
  const ft_no = await document('작성자.pdf')
  await shareWithClient(ft_no)
  const { mina, app } = at
  const [jun, client] = [await app.staff({ emp_scope: ['WorkList'] }), await app.client({ client_no })]
  const [dv_no] = [await open(mina, ft_no), await open(jun, ft_no), await open(client, ft_no)]
  const docr_no = await write(mina, dv_no, '처음')
  const change = (who: Reader, body: { docr_content?: string; state?: 0 }) =>
    statusOf(who.call(docReplies.update, { params: { docr_no }, body }))
  expect(await change(jun, { docr_content: '남이' })).toBe(403)
  expect(await change(client, { state: 0 })).toBe(403)
  expect(await change(mina, { docr_content: '고침' })).toBe(200)
  expect((await read(mina, dv_no)).query).toMatchObject([{ docr_content: '고침' }])
  await write(jun, await open(jun, ft_no), '답글', docr_no)
  expect(await change(mina, { state: 0 })).toBe(200)
  expect(await change(mina, { docr_content: '다시' })).toBe(409)
  expect(await read(mina, dv_no)).toMatchObject({ total: 1, query: [{ state: 0, docr_content: '', reply: [{}] }] })
})

test('another company, an outsider and somebody else’s view find nothing', async () => {
  const ft_no = await document('남의.pdf')
  await shareWithClient(ft_no)
  const { mina, app } = at
  const stranger = await app.client({ client_no: await app.company('다른 회사') })
  const dv_no = await open(mina, ft_no)
  const docr_no = await write(mina, dv_no, '우리끼리')
  for (const who of [stranger, await app.staff(), await app.vc()]) {
    expect(await statusOf(open(who, ft_no))).toBe(404)
    expect(await statusOf(read(who, dv_no))).toBe(404)
    expect(await statusOf(write(who, dv_no, '끼어들기'))).toBe(404)
    expect(await statusOf(who.call(docReplies.update, { params: { docr_no }, body: { is_resolved: true } }))).toBe(404)
  }
  expect(await statusOf(app.call(docReplies.list, { query: { dv_no } }))).toBe(401)
  await app.db
    .updateTable('file_shares')
    .set({ state: 'revoked', ended_dt: sql`now()` })
    .where('ft_no', '=', ft_no)
    .execute()
  const client = await app.client({ client_no })
  expect(await statusOf(open(client, ft_no))).toBe(404)
})

test('a guest writes where the link allows it, under a proved address, and sees their own threads only', async () => {
  const ft_no = await document('링크.pdf')
  await shareWithClient(ft_no)
  const { mina, app } = at
  const minas = await open(mina, ft_no)
  const internal = await write(mina, minas, '고객과의 이야기')
  const lee = await guestOf(ft_no, {})
  const han = await guestOf(ft_no, { email: 'han@investor.co.kr' }, lee.sh_no)
  const silent = await guestOf(ft_no, { may_comment: false })
  const nameless = await guestOf(ft_no, { email: null })
  for (const guest of [silent, nameless]) {
    const dv_no = await open(guest, ft_no)
    expect(await read(guest, dv_no)).toMatchObject({ may_write: false, query: [] })
    expect(await statusOf(write(guest, dv_no, '쓸 수 없음'))).toBe(403)
  }
  const lees = await open(lee, ft_no)
  const asked = await write(lee, lees, '투자 조건이 궁금해요')
  expect(await statusOf(write(lee, lees, '답', internal))).toBe(400)
  expect((await read(lee, lees)).query).toMatchObject([{ docr_no: asked, side: 'guest', is_mine: true }])
  expect((await read(han, await open(han, ft_no))).query).toEqual([])
  const client = await app.client({ client_no })
  expect((await read(client, await open(client, ft_no))).query).toMatchObject([{ docr_no: internal }])
  expect((await read(mina, minas)).query).toMatchObject([{ docr_no: internal }, { user_name: 'lee@investor.co.kr' }])
  expect(await statusOf(han.call(docReplies.update, { params: { docr_no: asked }, body: { state: 0 } }))).toBe(404)
  await write(mina, minas, '메일로 보내 드릴게요', asked)
  expect(await mailsTo('lee@investor.co.kr')).toBe(1)
  expect(await mailsTo('han@investor.co.kr')).toBe(0)
  // The same person with a new session is known by the address.
  const again = await guestOf(ft_no, {}, lee.sh_no)
  const view = await open(again, ft_no)
  expect((await read(again, view)).query).toMatchObject([{ docr_no: asked, is_mine: true, reply: [{ side: 'emp' }] }])
})

test('staff who answer send one mail for each reader and document in ten minutes', async () => {
  const ft_no = await document('메일.pdf')
  await shareWithClient(ft_no)
  const client = await at.app.client({ client_no, user_email: 'reader@greenloop.co.kr' })
  const asked = await write(client, await open(client, ft_no), '질문')
  const dv_no = await open(at.mina, ft_no)
  await Promise.all([1, 2, 3].map((n) => write(at.mina, dv_no, `답 ${n}`, asked)))
  expect(await mailsTo('reader@greenloop.co.kr')).toBe(1)
  await sql`update doc_reply_mails set mail_dt = now() - interval '11 minutes' where ft_no = ${ft_no}`.execute(
    at.app.db,
  )
  await write(at.mina, dv_no, '나중에 한 답', asked)
  expect(await mailsTo('reader@greenloop.co.kr')).toBe(2)
})

test('a thread is folded by staff or by who began it', async () => {
  const ft_no = await document('해결.pdf')
  await shareWithClient(ft_no)
  const [client, other] = [await at.app.client({ client_no }), await at.app.client({ client_no })]
  const clients = await open(client, ft_no)
  await open(other, ft_no)
  const docr_no = await write(client, clients, '고쳐 주세요')
  const resolve = (who: Reader, is_resolved: boolean) =>
    statusOf(who.call(docReplies.update, { params: { docr_no }, body: { is_resolved } }))
  expect(await resolve(other, true)).toBe(403)
  await open(at.mina, ft_no)
  expect(await resolve(at.mina, true)).toBe(200)
  expect((await read(client, clients)).query[0]?.resolved_dt).not.toBeNull()
  expect(await resolve(client, false)).toBe(200)
  expect((await read(client, clients)).query[0]?.resolved_dt).toBeNull()
})

test('comments go with a document that is deleted for good', async () => {
  const ft_no = await document('사라질.pdf')
  const dv_no = await open(at.mina, ft_no)
  const first = await write(at.mina, dv_no, '하나')
  await write(at.mina, dv_no, '둘', first)
  await sql`delete from file_tree where ft_no = ${ft_no}`.execute(at.app.db)
  const { rows } = await sql`select from comments where to_table = 'file_tree' and to_no = ${ft_no}`.execute(at.app.db)
  expect(rows).toEqual([])
})
