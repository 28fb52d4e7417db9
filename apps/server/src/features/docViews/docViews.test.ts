import { createHash, randomBytes } from 'node:crypto'
import { clientView } from '@crm/contract/features/clientView/clientView'
import { docViews } from '@crm/contract/features/docViews/docViews'
import { createClient } from '@crm/contract/kit/client'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { projectFixture } from '../../testing/projectFixture.ts'
import { upload } from '../../testing/uploads.ts'

type Fixture = Awaited<ReturnType<typeof projectFixture>>
let at: Fixture
let proj_no: number
beforeAll(async () => {
  at = await projectFixture()
  proj_no = (await at.register()).proj_no
})

const bytes = `%PDF-1.7 ${'가'.repeat(1000)}`

/** A PDF in the project's first box, as the data room stores it. */
const document = async (name: string) => {
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
      .where('t.proj_no', '=', proj_no)
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

const shareWith = async (ft_no: number, rules: { may_download?: boolean; has_watermark?: boolean } = {}) =>
  at.app.db
    .insertInto('file_shares')
    .values({ ft_no, kind: 'client', emp_no: at.mina.emp_no, ...rules })
    .returning('sh_no')
    .executeTakeFirstOrThrow()

const hashOf = (token: string) => createHash('sha256').update(token).digest()

/** Somebody who came in by a link of the entry. */
const guestOf = async (ft_no: number) => {
  const token = randomBytes(16).toString('base64url')
  const { sh_no } = await at.app.db
    .insertInto('file_shares')
    .values({ ft_no, kind: 'link', emp_no: at.mina.emp_no, token_hash: hashOf(`link ${token}`), may_download: false })
    .returning('sh_no')
    .executeTakeFirstOrThrow()
  await sql`insert into share_guests (sh_no, token_hash, email, expires_dt)
            values (${sh_no}, ${hashOf(token)}, 'lee@investor.co.kr', now() + interval '1 day')`.execute(at.app.db)
  return { sh_no, token, call: createClient({ baseUrl: at.app.url, headers: () => ({ 'share-session': token }) }) }
}

/** Korea time, in seconds from now. */
const moment = (seconds: number) =>
  new Date(Date.now() + 9 * 3_600_000 + seconds * 1000).toISOString().slice(0, 23).replace('T', ' ')

const times = (page: number, start: number, end: number, type: 'on' | 'off' = 'on') => ({
  page,
  times: [{ type, start_dt: moment(start), end_dt: moment(end) }],
})

/** Makes a view begin earlier, as if its reader had been there since then. */
const begunAgo = (dv_no: number, seconds: number) =>
  sql`update doc_views set begin_dt = now() - ${seconds} * interval '1 second', visit_dt = now() - ${seconds} * interval '1 second'
      where dv_no = ${dv_no}`.execute(at.app.db)

type Caller = Pick<Fixture['mina'], 'call'>
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

test('a view is one per reader and version, opens at the page last read, and is its reader’s alone', async () => {
  const { ft_no } = await document('열람.pdf')
  const jun = await at.app.staff({ emp_scope: ['WorkList'] })
  const { dv_no, last_page, reader, may_download } = await open(at.mina, ft_no)
  expect({ last_page, reader, may_download }).toEqual({ last_page: null, reader: '김미나', may_download: true })
  await begunAgo(dv_no, 60)
  await save(at.mina, dv_no, [times(1, -20, -10), times(7, -10, 0)])
  expect(await open(at.mina, ft_no)).toMatchObject({ dv_no, last_page: 7 })
  expect((await open(jun, ft_no)).dv_no).not.toBe(dv_no)
  await expect(save(jun, dv_no, [times(1, -3, 0)])).rejects.toMatchObject({ status: 404 })
})

test('time is what lies between the visit’s beginning and now, whatever is sent', async () => {
  const { ft_no } = await document('시계.pdf')
  const { dv_no } = await open(at.mina, ft_no)
  await begunAgo(dv_no, 30)
  await save(at.mina, dv_no, [times(1, -36_000, 36_000)])
  const [[, seconds]] = (await pagesOf(dv_no)) as [[number, number]]
  expect(seconds).toBeGreaterThanOrEqual(30)
  expect(seconds).toBeLessThan(60)
  await save(at.mina, dv_no, [times(2, 3600, 7200), times(3, -5, -10)])
  expect(await pagesOf(dv_no)).toHaveLength(1)
})

test('what is sent twice, overlaps or is claimed for two pages at once counts once; away counts nothing', async () => {
  const { ft_no } = await document('겹침.pdf')
  const { dv_no } = await open(at.mina, ft_no)
  await begunAgo(dv_no, 100)
  const first = [times(1, -90, -80), times(1, -85, -75)]
  await save(at.mina, dv_no, first)
  await save(at.mina, dv_no, first)
  await save(at.mina, dv_no, [times(2, -80, -70), times(3, -72, -60), times(4, -50, -40, 'off')])
  expect(await pagesOf(dv_no)).toEqual([
    [1, 15],
    [2, 5],
    [3, 10],
  ])
})

test('fifty saves of the same times at once count them once', async () => {
  const { ft_no } = await document('동시.pdf')
  const { dv_no } = await open(at.mina, ft_no)
  await begunAgo(dv_no, 100)
  const same = [times(1, -90, -80), times(2, -80, -60)]
  await Promise.all(Array.from({ length: 50 }, () => save(at.mina, dv_no, same)))
  expect(await pagesOf(dv_no)).toEqual([
    [1, 10],
    [2, 20],
  ])
  const { seconds, pages_read } = await at.app.db
    .selectFrom('doc_views')
    .select(['seconds', 'pages_read'])
    .where('dv_no', '=', dv_no)
    .executeTakeFirstOrThrow()
  expect([Math.round(seconds), pages_read]).toEqual([30, 2])
})

test('once a reader has been away their visit is over, and opening begins another', async () => {
  const { ft_no } = await document('방문.pdf')
  const { dv_no } = await open(at.mina, ft_no)
  await sql`update doc_views set visit_dt = now() - interval '1 day', last_dt = now() - interval '1 hour' where dv_no = ${dv_no}`.execute(
    at.app.db,
  )
  expect(await save(at.mina, dv_no, [times(1, -3000, 0)])).toEqual({ is_counted: false, seconds: 0 })
  expect((await open(at.mina, ft_no)).dv_no).toBe(dv_no)
  await save(at.mina, dv_no, [times(1, -3000, 0)])
  const row = await at.app.db
    .selectFrom('doc_views')
    .select(['visits', 'seconds'])
    .where('dv_no', '=', dv_no)
    .executeTakeFirstOrThrow()
  expect(row.visits).toBe(2)
  expect(row.seconds).toBeLessThan(30)
})

const fileOf = (dv_no: number, headers: Record<string, string>) =>
  fetch(`${at.app.url}/crm/v3/doc_views/${dv_no}/file`, { headers })

test('the bytes come in parts, inline, to the reader alone, also where downloading is not allowed', async () => {
  const { ft_no } = await document('보기 전용.pdf')
  const client = await at.app.client({ client_no: at.client_no })
  const other = await at.app.client()
  await expect(open(client, ft_no)).rejects.toMatchObject({ status: 404 })
  const { sh_no } = await shareWith(ft_no, { may_download: false, has_watermark: true })
  const view = await open(client, ft_no)
  expect(view).toMatchObject({ may_download: false, has_watermark: true, fa_no: null })
  const mine = { authorization: `Bearer ${client.token}` }
  const part = await fileOf(view.dv_no, { ...mine, range: 'bytes=0-7' })
  expect([part.status, await part.text(), part.headers.get('content-disposition')]).toEqual([
    206,
    '%PDF-1.7',
    expect.stringMatching(/^inline/),
  ])
  await expect(open(other, ft_no)).rejects.toMatchObject({ status: 404 })
  expect((await fileOf(view.dv_no, { authorization: `Bearer ${other.token}` })).status).toBe(404)
  expect((await fileOf(view.dv_no, {})).status).toBe(401)
  await sql`update file_shares set state = 'revoked', ended_dt = now() where sh_no = ${sh_no}`.execute(at.app.db)
  expect((await fileOf(view.dv_no, mine)).status).toBe(404)
})

test('a guest reads what their link shares and nothing else, until it is revoked', async () => {
  const [shared, other] = [await document('링크.pdf'), await document('다른 것.pdf')]
  const guest = await guestOf(shared.ft_no)
  const view = await open(guest, shared.ft_no)
  expect(view).toMatchObject({ reader: 'lee@investor.co.kr', may_download: false, proj_no: null })
  await expect(open(guest, other.ft_no)).rejects.toMatchObject({ status: 404 })
  const session = { 'share-session': guest.token }
  expect((await fileOf(view.dv_no, session)).status).toBe(200)
  await sql`update file_shares set state = 'revoked', ended_dt = now() where sh_no = ${guest.sh_no}`.execute(at.app.db)
  expect((await fileOf(view.dv_no, session)).status).toBe(401)
  await expect(save(guest, view.dv_no, [times(1, -1, 0)])).rejects.toMatchObject({ status: 401 })
})

const alarmsOf = async (user_no: number, kind: string) => {
  const { rows } = await sql<{ al_title: string }>`
    select al_title from alarms where user_no = ${user_no} and al_kind = ${kind} order by al_no`.execute(at.app.db)
  return rows.map(({ al_title }) => al_title)
}

test('the sharer is told of the first reading, of the end, and of reading again after a week, each once', async () => {
  const sharer = await at.app.staff({ emp_scope: ['WorkList'] })
  const { ft_no } = await document('소식.pdf')
  const guest = await guestOf(ft_no)
  await sql`update file_shares set emp_no = ${sharer.emp_no} where sh_no = ${guest.sh_no}`.execute(at.app.db)
  const { dv_no } = await open(guest, ft_no)
  expect(await alarmsOf(sharer.user_no, 'doc_views.read')).toEqual([])
  await begunAgo(dv_no, 60)
  await save(guest, dv_no, [times(1, -50, -40)], 2)
  await save(guest, dv_no, [times(2, -40, -39.5)], 2)
  expect(await alarmsOf(sharer.user_no, 'doc_views.finished')).toEqual([])
  await save(guest, dv_no, [times(2, -39.5, -30)], 2)
  await save(guest, dv_no, [times(2, -30, -20)], 2)
  const name = 'lee@investor.co.kr 님이'
  expect(await alarmsOf(sharer.user_no, 'doc_views.read')).toEqual([`${name} 문서를 처음 읽었어요.`])
  expect(await alarmsOf(sharer.user_no, 'doc_views.finished')).toEqual([`${name} 문서를 끝까지 읽었어요.`])
  await sql`update doc_views set last_dt = now() - interval '8 days' where dv_no = ${dv_no}`.execute(at.app.db)
  await open(guest, ft_no)
  await begunAgo(dv_no, 10)
  await save(guest, dv_no, [times(1, -5, 0)])
  await save(guest, dv_no, [times(1, 0, 1)])
  expect(await alarmsOf(sharer.user_no, 'doc_views.again')).toEqual([`${name} 오랜만에 문서를 다시 읽었어요.`])
})

test('the report leaves out our own people unless asked, and says where readers stopped', async () => {
  const { ft_no, fv_no } = await document('현황.pdf')
  const guest = await guestOf(ft_no)
  const [mine, theirs] = [await open(at.mina, ft_no), await open(guest, ft_no)]
  for (const { dv_no } of [mine, theirs]) await begunAgo(dv_no, 100)
  await save(at.mina, mine.dv_no, [times(1, -90, -60)], 4)
  await save(guest, theirs.dv_no, [times(1, -90, -80), times(2, -80, -60)], 4)
  const report = async (who: 'outside' | 'all') =>
    (await at.mina.call(docViews.report, { query: { ft_no, who } })).query[0]
  expect(await report('outside')).toMatchObject({
    readers: 1,
    seconds: 30,
    finished: 0,
    pages: 4,
    drop_page: 2,
    by_page: [
      { page: 1, seconds: 10, readers: 1, stopped: 0 },
      { page: 2, seconds: 20, readers: 1, stopped: 1 },
    ],
  })
  expect(await report('all')).toMatchObject({ readers: 2, seconds: 60 })
  const { query, total } = await at.mina.call(docViews.readers, { query: { ft_no } })
  expect([total, query]).toMatchObject([
    1,
    [{ reader: 'lee@investor.co.kr', reader_kind: 'guest', completion: 50, stopped_at: 2, is_done: false, visits: 1 }],
  ])
  expect(
    (await at.mina.call(docViews.report, { query: { ft_no, fv_nos: [fv_no + 1_000_000] } })).query[0],
  ).toMatchObject({
    readers: 0,
  })
  const stranger = await at.app.staff()
  await expect(stranger.call(docViews.report, { query: { ft_no } })).rejects.toMatchObject({ status: 404 })
  await expect(stranger.call(docViews.readerPages, { params: mine })).rejects.toMatchObject({ status: 404 })
})

test('a box tells of each of its files who from outside read it, how far, and when', async () => {
  const [read, unread] = [await document('읽힌 것.pdf'), await document('안 읽힌 것.pdf')]
  const [first, second] = [await guestOf(read.ft_no), await guestOf(read.ft_no)]
  await sql`update share_guests set email = 'park@fund.co.kr' where sh_no = ${second.sh_no}`.execute(at.app.db)
  for (const [guest, pages] of [
    [first, [times(1, -90, -80)]],
    [second, [times(1, -90, -80), times(2, -80, -60)]],
    [at.mina, [times(1, -90, -80)]],
  ] as const) {
    const { dv_no } = await open(guest, read.ft_no)
    await begunAgo(dv_no, 100)
    await save(guest, dv_no, [...pages], 2)
  }
  await open(first, read.ft_no)
  await open(at.mina, unread.ft_no)
  const query = { box_ft_no: read.box }
  const rows = (await at.mina.call(docViews.boxReport, { query })).query
  expect(rows.filter(({ ft_no }) => [read.ft_no, unread.ft_no].includes(ft_no))).toMatchObject([
    {
      ft_no: read.ft_no,
      names: ['lee@investor.co.kr', 'park@fund.co.kr'],
      readers: 2,
      finished: 1,
      completion: 75,
    },
  ])
  const stranger = await at.app.staff()
  await expect(stranger.call(docViews.boxReport, { query })).rejects.toMatchObject({ status: 404 })
})

test('who looks at the screens of a client sees the documents, and nothing is counted', async () => {
  const { ft_no } = await document('고객으로 보기.pdf')
  const client = await at.app.client({ client_no: at.client_no })
  const viewer = await at.app.staff({ emp_scope: ['ClientVcList'] })
  const { query } = await viewer.call(clientView.start, {
    params: { client_no: at.client_no },
    body: { user_no: client.user_no },
  })
  const token = query[0]?.token ?? ''
  const view = at.app.callAs(token)
  await expect(view(docViews.look, { query: { ft_no } })).rejects.toMatchObject({ status: 404 })
  await shareWith(ft_no, { may_download: false, has_watermark: true })
  const { query: looked } = await view(docViews.look, { query: { ft_no } })
  expect(looked).toMatchObject([{ name: '고객으로 보기.pdf', may_comment: false, fa_no: null, has_watermark: true }])
  const file = await fetch(`${at.app.url}/crm/v3/doc_views/look/file?ft_no=${ft_no}`, {
    headers: { authorization: `Bearer ${token}`, range: 'bytes=0-7' },
  })
  expect([file.status, await file.text()]).toEqual([206, '%PDF-1.7'])
  await expect(client.call(docViews.look, { query: { ft_no } })).rejects.toMatchObject({ status: 404 })
  const counted = await at.app.db.selectFrom('doc_views').select('dv_no').where('ft_no', '=', ft_no).execute()
  expect(counted).toEqual([])
})
