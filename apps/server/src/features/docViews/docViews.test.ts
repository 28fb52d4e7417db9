import { docViews } from '@crm/contract/features/docViews/docViews'
import { fileShares } from '@crm/contract/features/fileShares/fileShares'
import { fileTree } from '@crm/contract/features/fileTree/fileTree'
import { staleHeader } from '@crm/contract/kit/client'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { type DocViewFixture, docViewFixture, times } from '../../testing/fixtures/docViewFixture.ts'

let at: DocViewFixture
beforeAll(async () => {
  at = await docViewFixture()
})

test('a view is one per reader and version, opens at the page last read, and is its reader’s alone', async () => {
  const { ft_no } = await at.document('열람.pdf')
  const jun = await at.app.staff({ emp_scope: ['WorkList'] })
  const { dv_no, last_page, reader, may_download } = await at.open(at.mina, ft_no)
  expect({ last_page, reader, may_download }).toEqual({ last_page: null, reader: '김미나', may_download: true })
  await at.begunAgo(dv_no, 60)
  await at.save(at.mina, dv_no, [times(1, -20, -10), times(7, -10, 0)])
  expect(await at.open(at.mina, ft_no)).toMatchObject({ dv_no, last_page: 7 })
  expect((await at.open(jun, ft_no)).dv_no).not.toBe(dv_no)
  await expect(at.save(jun, dv_no, [times(1, -3, 0)])).rejects.toMatchObject({ status: 404 })
})

test('time is what lies between the visit’s beginning and now, whatever is sent', async () => {
  const { ft_no } = await at.document('시계.pdf')
  const { dv_no } = await at.open(at.mina, ft_no)
  await at.begunAgo(dv_no, 30)
  await at.save(at.mina, dv_no, [times(1, -36_000, 36_000)])
  const [[, seconds]] = (await at.pagesOf(dv_no)) as [[number, number]]
  expect(seconds).toBeGreaterThanOrEqual(30)
  expect(seconds).toBeLessThan(60)
  await at.save(at.mina, dv_no, [times(2, 3600, 7200), times(3, -5, -10)])
  expect(await at.pagesOf(dv_no)).toHaveLength(1)
})

test('what is sent twice, overlaps or is claimed for two pages at once counts once; away counts nothing', async () => {
  const { ft_no } = await at.document('겹침.pdf')
  const { dv_no } = await at.open(at.mina, ft_no)
  await at.begunAgo(dv_no, 100)
  const first = [times(1, -90, -80), times(1, -85, -75)]
  const second = [times(2, -80, -70), times(3, -72, -60), times(4, -50, -40, 'off')]
  await at.save(at.mina, dv_no, first)
  await at.save(at.mina, dv_no, first)
  await at.save(at.mina, dv_no, second)
  expect(await at.pagesOf(dv_no)).toEqual([
    [1, 15],
    [2, 5],
    [3, 10],
  ])
})

test('fifty saves of the same times at once count them once', async () => {
  const { ft_no } = await at.document('동시.pdf')
  const { dv_no } = await at.open(at.mina, ft_no)
  await at.begunAgo(dv_no, 100)
  const same = [times(1, -90, -80), times(2, -80, -60)]
  await Promise.all(Array.from({ length: 50 }, () => at.save(at.mina, dv_no, same)))
  expect(await at.pagesOf(dv_no)).toEqual([
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

test('the pages of a PDF are counted by the server; of other kinds those hold that the viewer made of them', async () => {
  const [sheet, pdf] = [await at.document('표.xlsx'), await at.document('쪽수.pdf')]
  await sql`update file_versions set mimetype = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
             where fv_no = ${sheet.fv_no}`.execute(at.app.db)
  await sql`insert into file_texts (fv_no, state, pages) select v, 'done', 1 from unnest(${[sheet.fv_no, pdf.fv_no]}::int[]) v
            on conflict (fv_no) do update set state = 'done', pages = 1`.execute(at.app.db)
  const read = async (ft_no: number) => {
    const { dv_no } = await at.open(at.mina, ft_no)
    await at.begunAgo(dv_no, 100)
    await at.save(at.mina, dv_no, [times(1, -90, -80)], 20)
    await at.save(at.mina, dv_no, [times(20, -80, -70)], 20)
    const view = at.app.db.selectFrom('doc_views').select(['pages', 'last_page']).where('dv_no', '=', dv_no)
    return [await at.pagesOf(dv_no), await view.executeTakeFirst()]
  }
  expect(await read(sheet.ft_no)).toEqual([
    [
      [1, 10],
      [20, 10],
    ],
    { pages: 20, last_page: 20 },
  ])
  expect(await read(pdf.ft_no)).toEqual([[[1, 10]], { pages: 1, last_page: 1 }])
})

test('of several shares each right is given that one of them gives', async () => {
  const { ft_no, box } = await at.document('두 공유.pdf')
  await at.shareWith(ft_no, { may_download: true, may_comment: false })
  const { sh_no } = await at.shareWith(box, { may_download: false, may_comment: true, has_watermark: true })
  const client = await at.app.client({ client_no: at.client_no })
  expect(await at.open(client, ft_no)).toMatchObject({ may_download: true, may_comment: true, has_watermark: false })
  await sql`update file_shares set state = 'revoked', ended_dt = now() where sh_no = ${sh_no}`.execute(at.app.db)
  expect(await at.open(client, ft_no)).toMatchObject({ may_download: true, may_comment: false })
})

test('what is opened in the viewer was opened: it is among the recent files, and the share says who read it last', async () => {
  const { ft_no } = await at.document('최근.pdf')
  const { sh_no } = await at.shareWith(ft_no)
  const client = await at.app.client({ client_no: at.client_no, user_name: '이독자' })
  const jun = await at.app.staff({ emp_scope: ['WorkList', 'MyPageData'] })
  const lastReader = async () => {
    const { query } = await at.mina.call(fileShares.list, { query: { ft_no, limit: 10 } })
    return query.find((share) => share.sh_no === sh_no)?.last_reader
  }
  const recent = async () =>
    (await jun.call(fileTree.mine, { query: { view: 'recent', limit: 100 } })).query.map((file) => file.ft_no)
  expect([await lastReader(), (await recent()).includes(ft_no)]).toEqual([null, false])
  await at.open(client, ft_no)
  await at.open(jun, ft_no)
  expect([await lastReader(), (await recent())[0]]).toEqual(['이독자', ft_no])
})

test('open screens are told of a new visit, not of each time that the viewer asks again', async () => {
  const { ft_no } = await at.document('기다리는.pdf')
  const staleAfterOpening = async () => {
    const answer = await fetch(`${at.app.url}${docViews.open.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${at.mina.token}` },
      body: JSON.stringify({ ft_no }),
    })
    return answer.headers.get(staleHeader)
  }
  expect(await staleAfterOpening()).toContain('/crm/v3/doc_views')
  expect(await staleAfterOpening()).toBeNull()
  await sql`update doc_views set last_dt = now() - interval '1 hour' where ft_no = ${ft_no}`.execute(at.app.db)
  expect(await staleAfterOpening()).toContain('/crm/v3/doc_views')
})

test('once a reader has been away their visit is over, and opening begins another', async () => {
  const { ft_no } = await at.document('방문.pdf')
  const { dv_no } = await at.open(at.mina, ft_no)
  await sql`update doc_views set visit_dt = now() - interval '1 day', last_dt = now() - interval '1 hour' where dv_no = ${dv_no}`.execute(
    at.app.db,
  )
  expect(await at.save(at.mina, dv_no, [times(1, -3000, 0)])).toEqual({ is_counted: false, seconds: 0 })
  expect((await at.open(at.mina, ft_no)).dv_no).toBe(dv_no)
  await at.save(at.mina, dv_no, [times(1, -3000, 0)])
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
  const { ft_no } = await at.document('보기 전용.pdf')
  const client = await at.app.client({ client_no: at.client_no })
  const other = await at.app.client()
  await expect(at.open(client, ft_no)).rejects.toMatchObject({ status: 404 })
  const { sh_no } = await at.shareWith(ft_no, { may_download: false, has_watermark: true })
  const view = await at.open(client, ft_no)
  expect(view).toMatchObject({ may_download: false, has_watermark: true, fa_no: null })
  const mine = { authorization: `Bearer ${client.token}` }
  const part = await fileOf(view.dv_no, { ...mine, range: 'bytes=0-7' })
  expect([part.status, await part.text(), part.headers.get('content-disposition')]).toEqual([
    206,
    '%PDF-1.7',
    expect.stringMatching(/^inline/),
  ])
  await expect(at.open(other, ft_no)).rejects.toMatchObject({ status: 404 })
  expect((await fileOf(view.dv_no, { authorization: `Bearer ${other.token}` })).status).toBe(404)
  expect((await fileOf(view.dv_no, {})).status).toBe(401)
  await sql`update file_shares set state = 'revoked', ended_dt = now() where sh_no = ${sh_no}`.execute(at.app.db)
  expect((await fileOf(view.dv_no, mine)).status).toBe(404)
})

test('a guest reads what their link shares and nothing else, until it is revoked', async () => {
  const [shared, other] = [await at.document('링크.pdf'), await at.document('다른 것.pdf')]
  const guest = await at.guestOf(shared.ft_no)
  const view = await at.open(guest, shared.ft_no)
  expect(view).toMatchObject({ reader: 'lee@investor.co.kr', may_download: false, proj_no: null })
  await expect(at.open(guest, other.ft_no)).rejects.toMatchObject({ status: 404 })
  const session = { 'share-session': guest.token }
  expect((await fileOf(view.dv_no, session)).status).toBe(200)
  await sql`update file_shares set state = 'revoked', ended_dt = now() where sh_no = ${guest.sh_no}`.execute(at.app.db)
  expect((await fileOf(view.dv_no, session)).status).toBe(401)
  await expect(at.save(guest, view.dv_no, [times(1, -1, 0)])).rejects.toMatchObject({ status: 401 })
})

const alarmsOf = async (user_no: number, kind: string) => {
  const { rows } = await sql<{ al_title: string }>`
    select al_title from alarms where user_no = ${user_no} and al_kind = ${kind} order by al_no`.execute(at.app.db)
  return rows.map(({ al_title }) => al_title)
}

test('the alarm leads to what its reader has read, in the project or in the data room of the company', async () => {
  const sharer = await at.app.staff({ emp_scope: ['WorkList'] })
  const documents = [await at.document('프로젝트의.pdf'), await at.document('회사의.pdf', 'company')]
  const views: number[] = []
  for (const { ft_no } of documents) {
    const guest = await at.guestOf(ft_no)
    await sql`update file_shares set emp_no = ${sharer.emp_no} where sh_no = ${guest.sh_no}`.execute(at.app.db)
    const { dv_no } = await at.open(guest, ft_no)
    await at.begunAgo(dv_no, 60)
    await at.save(guest, dv_no, [times(1, -50, -40)], 2)
    views.push(dv_no)
  }
  const { rows } = await sql<{ al_link: string }>`
    select al_link from alarms where user_no = ${sharer.user_no} and al_kind = 'doc_views.read' order by al_no`.execute(
    at.app.db,
  )
  const [ofProject, ofCompany] = documents.map(({ ft_no }) => ft_no)
  expect(rows.map(({ al_link }) => al_link.replace(/detail\/\d+/, 'detail/N'))).toEqual([
    `/employee/work/detail/N/share-detail/${ofProject}?tab=readers&reader=${views[0]}`,
    `/employee/client/list/detail/N?view=${ofCompany}&view_tab=readers&reader=${views[1]}`,
  ])
})

test('the sharer is told of the first reading, of the end, and of reading again after a week, each once', async () => {
  const sharer = await at.app.staff({ emp_scope: ['WorkList'] })
  const { ft_no } = await at.document('소식.pdf')
  const guest = await at.guestOf(ft_no)
  await sql`update file_shares set emp_no = ${sharer.emp_no} where sh_no = ${guest.sh_no}`.execute(at.app.db)
  const { dv_no } = await at.open(guest, ft_no)
  expect(await alarmsOf(sharer.user_no, 'doc_views.read')).toEqual([])
  await at.begunAgo(dv_no, 60)
  await at.save(guest, dv_no, [times(1, -50, -40)], 2)
  await at.save(guest, dv_no, [times(2, -40, -39.5)], 2)
  expect(await alarmsOf(sharer.user_no, 'doc_views.finished')).toEqual([])
  await at.save(guest, dv_no, [times(2, -39.5, -30)], 2)
  await at.save(guest, dv_no, [times(2, -30, -20)], 2)
  const name = 'lee@investor.co.kr 님이'
  expect(await alarmsOf(sharer.user_no, 'doc_views.read')).toEqual([`${name} 문서를 처음 읽었어요.`])
  expect(await alarmsOf(sharer.user_no, 'doc_views.finished')).toEqual([`${name} 문서를 끝까지 읽었어요.`])
  await sql`update doc_views set last_dt = now() - interval '8 days' where dv_no = ${dv_no}`.execute(at.app.db)
  await at.open(guest, ft_no)
  await at.begunAgo(dv_no, 10)
  await at.save(guest, dv_no, [times(1, -5, 0)])
  await at.save(guest, dv_no, [times(1, 0, 1)])
  expect(await alarmsOf(sharer.user_no, 'doc_views.again')).toEqual([`${name} 오랜만에 문서를 다시 읽었어요.`])
})
