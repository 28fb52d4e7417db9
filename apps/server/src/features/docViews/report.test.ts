import { clientView } from '@crm/contract/features/clientView/clientView'
import { docViews } from '@crm/contract/features/docViews/docViews'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { type DocViewFixture, docViewFixture, times } from '../../testing/fixtures/docViewFixture.ts'

let at: DocViewFixture
beforeAll(async () => {
  at = await docViewFixture()
})

test('the report leaves out our own people unless asked, and says where readers stopped', async () => {
  const { ft_no, fv_no } = await at.document('현황.pdf')
  const guest = await at.guestOf(ft_no)
  const [mine, theirs] = [await at.open(at.mina, ft_no), await at.open(guest, ft_no)]
  for (const { dv_no } of [mine, theirs]) await at.begunAgo(dv_no, 100)
  await at.save(at.mina, mine.dv_no, [times(1, -90, -60)], 4)
  await at.save(guest, theirs.dv_no, [times(1, -90, -80), times(2, -80, -60)], 4)
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

test('the report counts people: who read two versions, or in several sessions, is one reader', async () => {
  const { ft_no, fv_no } = await at.document('두 버전.pdf')
  await at.shareWith(ft_no)
  const client = await at.app.client({ client_no: at.client_no })
  const finish = async () => {
    const { dv_no } = await at.open(client, ft_no)
    await at.begunAgo(dv_no, 100)
    await at.save(client, dv_no, [times(1, -90, -80), times(2, -80, -60)], 2)
  }
  await finish()
  const next = await sql<{ fv_no: number }>`
    insert into file_versions (ft_no, ver, file_no, user_no, size, mimetype)
    select ft_no, 2, file_no, user_no, size, mimetype from file_versions where fv_no = ${fv_no} returning fv_no`.execute(
    at.app.db,
  )
  await sql`update file_tree set fv_no = ${next.rows[0]?.fv_no} where ft_no = ${ft_no}`.execute(at.app.db)
  await finish()
  const report = (await at.mina.call(docViews.report, { query: { ft_no, who: 'outside' } })).query[0]
  expect(report).toMatchObject({
    readers: 1,
    finished: 1,
    by_page: [
      { page: 1, readers: 1, stopped: 0, seconds: 20 },
      { page: 2, readers: 1, stopped: 0, seconds: 40 },
    ],
  })
})

test('a box tells of each of its files who from outside read it, how far, and when', async () => {
  const [read, unread] = [await at.document('읽힌 것.pdf'), await at.document('안 읽힌 것.pdf')]
  const [first, second] = [await at.guestOf(read.ft_no), await at.guestOf(read.ft_no)]
  await sql`update share_guests set email = 'park@fund.co.kr' where sh_no = ${second.sh_no}`.execute(at.app.db)
  for (const [guest, pages] of [
    [first, [times(1, -90, -80)]],
    [second, [times(1, -90, -80), times(2, -80, -60)]],
    [at.mina, [times(1, -90, -80)]],
  ] as const) {
    const { dv_no } = await at.open(guest, read.ft_no)
    await at.begunAgo(dv_no, 100)
    await at.save(guest, dv_no, [...pages], 2)
  }
  await at.open(first, read.ft_no)
  await at.open(at.mina, unread.ft_no)
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
  const { ft_no } = await at.document('고객으로 보기.pdf')
  const client = await at.app.client({ client_no: at.client_no })
  const viewer = await at.app.staff({ emp_scope: ['ClientVcList'] })
  const { query } = await viewer.call(clientView.start, {
    params: { client_no: at.client_no },
    body: { user_no: client.user_no },
  })
  const token = query[0]?.token ?? ''
  const view = at.app.callAs(token)
  await expect(view(docViews.look, { query: { ft_no } })).rejects.toMatchObject({ status: 404 })
  await at.shareWith(ft_no, { may_download: false, has_watermark: true })
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
