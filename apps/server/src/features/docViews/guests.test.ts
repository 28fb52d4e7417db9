import { docViews } from '@crm/contract/features/docViews/docViews'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { type DocViewFixture, docViewFixture, times } from '../../testing/fixtures/docViewFixture.ts'

let at: DocViewFixture
beforeAll(async () => {
  at = await docViewFixture()
})

type Guest = Awaited<ReturnType<DocViewFixture['guestOf']>>

const reads = async (guest: Guest, ft_no: number, page: number) => {
  const view = await at.open(guest, ft_no)
  await at.begunAgo(view.dv_no, 60)
  await at.save(guest, view.dv_no, [times(page, -20, -10)], 9)
  return view
}

const readersOf = async (ft_no: number) => (await at.mina.call(docViews.readers, { query: { ft_no } })).query

test('a guest who proved their address is one reader in every session; others are a reader each time', async () => {
  const sharer = await at.app.staff({ emp_scope: ['WorkList'] })
  const { ft_no } = await at.document('여러 번.pdf')
  const first = await at.guestOf(ft_no)
  await sql`update file_shares set emp_no = ${sharer.emp_no} where sh_no = ${first.sh_no}`.execute(at.app.db)
  const { dv_no } = await reads(first, ft_no, 4)
  const away = (ago: string) =>
    sql`update doc_views set last_dt = now() - ${ago}::interval where dv_no = ${dv_no}`.execute(at.app.db)
  await away('1 hour')
  const second = await at.enter(first.sh_no)
  expect(await reads(second, ft_no, 6)).toMatchObject({ dv_no, last_page: 4 })
  // Two windows of one reader share the view.
  await at.save(first, dv_no, [times(7, -9, -5)], 9)
  await away('8 days')
  // By another link it is the same person.
  expect(await reads(await at.guestOf(ft_no), ft_no, 2)).toMatchObject({ dv_no, last_page: 7 })
  expect(await readersOf(ft_no)).toMatchObject([{ dv_no, reader: 'lee@investor.co.kr', visits: 3 }])
  const told = sql<{ al_kind: string }>`select al_kind from alarms where user_no = ${sharer.user_no} order by al_no`
  expect((await told.execute(at.app.db)).rows.map(({ al_kind }) => al_kind)).toEqual(['doc_views.read'])
  const again = sql`select from alarms where user_no = ${at.mina.user_no} and al_kind = 'doc_views.again'`
  expect((await again.execute(at.app.db)).rows).toHaveLength(1)

  const [nameless, other] = [await at.enter(first.sh_no, null), await at.enter(first.sh_no, null)]
  await reads(nameless, ft_no, 1)
  expect(await reads(other, ft_no, 1)).toMatchObject({ last_page: null })
  await expect(at.save(other, dv_no, [times(1, -3, 0)])).rejects.toMatchObject({ status: 404 })
  expect(await readersOf(ft_no)).toHaveLength(3)
})

test('fifty sessions of one address that open a document at once have one view', async () => {
  const { ft_no } = await at.document('한꺼번에.pdf')
  const { sh_no } = await at.guestOf(ft_no)
  const sessions = await Promise.all(Array.from({ length: 50 }, () => at.enter(sh_no)))
  const views = await Promise.all(sessions.map((session) => at.open(session, ft_no)))
  expect(new Set(views.map(({ dv_no }) => dv_no)).size).toBe(1)
})

test('what a guest downloads in the viewer is written down with their link', async () => {
  const { ft_no } = await at.document('받는 것.pdf')
  const guest = await at.guestOf(ft_no)
  const { dv_no } = await at.open(guest, ft_no)
  const download = () =>
    fetch(`${at.app.url}/crm/v3/doc_views/${dv_no}/download`, { headers: { 'share-session': guest.token } })
  expect((await download()).status).toBe(404)
  await sql`update file_shares set may_download = true where sh_no = ${guest.sh_no}`.execute(at.app.db)
  const answer = await download()
  expect([answer.status, (await answer.text()).slice(0, 8)]).toEqual([200, '%PDF-1.7'])
  const events = sql<{ text: string }>`
    select concat_ws(' ', kind, reader, detail) as text from share_events where sh_no = ${guest.sh_no} order by se_no`
  expect((await events.execute(at.app.db)).rows.map(({ text }) => text)).toEqual([
    'downloaded lee@investor.co.kr 받는 것.pdf',
  ])
})
