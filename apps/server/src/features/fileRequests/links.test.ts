import { docViews } from '@crm/contract/features/docViews/docViews'
import { fileRequests } from '@crm/contract/features/fileRequests/fileRequests'
import { fileRequestMessages, guestUploadLimits } from '@crm/contract/features/fileRequests/fileRequests.rows'
import { fileShareMessages } from '@crm/contract/features/fileShares/fileShares.rows'
import { fileTree } from '@crm/contract/features/fileTree/fileTree'
import { sharedLinks } from '@crm/contract/features/sharedLinks/sharedLinks'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { sharesFixture } from '../../testing/fixtures/sharesFixture.ts'
import { startTestApp } from '../../testing/startTestApp.ts'

let set: Awaited<ReturnType<typeof sharesFixture>>
beforeAll(async () => {
  set = await sharesFixture()
})

const ask = async (changes: object = {}) => {
  const body = { ft_no: set.box, lines: [{ name: '재무제표' }], with_link: true, ...changes }
  const { query } = await set.mina.call(fileRequests.create, { body })
  return query[0] as (typeof query)[number]
}

const gone = { status: 404, message: fileRequestMessages.gone }
const unknownId = 'AAAAAAAAAAAAAAAAAAAAAA'
const draft = (size = 10) => ({ originalname: 'a.txt', size, mimetype: 'text/plain' })
const requestUpload = (id: string | null, size?: number) =>
  set.app.call(fileRequests.requestUpload, { body: { id: id ?? '', file: draft(size) } })

const callsByLink = [
  { path: '/crm/v3/asked_files/check', body: {} },
  { path: '/crm/v3/asked_files/upload', body: { file: draft() } },
  { path: '/crm/v3/asked_files/done', body: { frl_no: 1, file_no: 1, name: 'a.txt', by: '손님' } },
]
const answersTo = (id: string | null, userAgent = 'Mozilla/5.0') =>
  Promise.all(
    callsByLink.map(async ({ path, body }) => {
      const headers = { 'content-type': 'application/json', 'user-agent': userAgent }
      const sent = { method: 'POST', headers, body: JSON.stringify({ ...body, id }) }
      const answer = await fetch(`${set.app.url}${path}`, sent)
      const { request_id: _, ...said } = (await answer.json()) as Record<string, unknown>
      return [answer.status, said]
    }),
  )

test('wrong, closed, expired, renewed and binned links and previews by programs get the same answer to every call', async () => {
  const { app, mina, boxIn, topBox } = set
  const closed = await ask()
  await mina.call(fileRequests.close, { params: closed })
  const expired = await ask()
  await sql`update file_requests set link_expires_dt = now() - interval '1 minute' where fr_no = ${expired.fr_no}`.execute(
    app.db,
  )
  const renewed = await ask()
  const { id: newId } = (await mina.call(fileRequests.renew, { params: renewed })).query[0] ?? {}
  const binned = await ask({ ft_no: await boxIn(await topBox(), '버릴 폴더') })
  await mina.call(fileTree.remove, { body: { ft_nos: [binned.ft_no ?? 0], release_shares: true } })

  const unknown = await answersTo(unknownId)
  expect(unknown.map(([status]) => status)).toEqual([404, 404, 404])
  for (const { id } of [closed, expired, renewed, binned]) expect(await answersTo(id)).toEqual(unknown)
  expect(await answersTo(newId ?? '', 'facebookexternalhit/1.1; kakaotalk-scrap/1.0')).toEqual(unknown)
  expect((await answersTo(newId ?? ''))[0]?.[0]).toBe(200)
})

test('a link lives for 30 days, counted from the day that was asked for where there is one; a new one begins anew', async () => {
  const { app, mina } = set
  const later = '2031-05-01'
  const [soon, dated] = [await ask(), await ask({ due_dt: later })]
  expect((await ask({ with_link: false })).link_expires_dt).toBeNull()
  expect(dated.link_expires_dt).toMatch(/^2031-05-31/)
  const daysLeft = async (fr_no: number) => {
    const { rows } = await sql<{ days: number }>`
      select round(extract(epoch from link_expires_dt - now()) / 86400)::int as days from file_requests where fr_no = ${fr_no}
    `.execute(app.db)
    return rows[0]?.days
  }
  expect(await daysLeft(soon.fr_no)).toBe(30)
  await sql`update file_requests set link_expires_dt = now() + interval '1 day' where fr_no = ${soon.fr_no}`.execute(
    app.db,
  )
  await mina.call(fileRequests.renew, { params: soon })
  expect(await daysLeft(soon.fr_no)).toBe(30)
})

/** As if so many uploads had come by the link before. */
const cameBefore = (fr_no: number, count: number, { ago, size }: { ago: string; size: number }) =>
  sql`
  with made as (
    insert into files (user_no, originalname, size, mimetype, upload_key, reg_dt)
    select ${set.mina.user_no}, 'x', ${size}, 'text/plain', md5(random()::text), now() - interval '3 days'
      from generate_series(1, ${count}) returning file_no)
  insert into file_request_uploads (file_no, fr_no, ip, reg_dt)
  select file_no, ${fr_no}, '203.0.113.1', now() - ${ago}::interval from made`.execute(set.app.db)

test('a link takes 60 files an hour, also of fifty at once', async () => {
  const { id, fr_no } = await ask()
  await cameBefore(fr_no, guestUploadLimits.perHour - 5, { ago: '10 minutes', size: 1 })
  const tries = await Promise.allSettled(Array.from({ length: 50 }, () => requestUpload(id)))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  const refused = tries.flatMap((done) => (done.status === 'rejected' ? [done.reason] : []))
  expect(new Set(refused.map(({ status, message }) => `${status} ${message}`))).toEqual(
    new Set([`429 ${fileRequestMessages.tooMany}`]),
  )
})

test('a link takes 500 files in all and 10 GB a day; the next day it takes more', async () => {
  const full = await ask()
  await cameBefore(full.fr_no, guestUploadLimits.files, { ago: '2 hours', size: 1 })
  await expect(requestUpload(full.id)).rejects.toMatchObject({ status: 429, message: fileRequestMessages.usedUp })
  const heavy = await ask()
  await cameBefore(heavy.fr_no, 10, { ago: '2 hours', size: guestUploadLimits.bytes })
  await expect(requestUpload(heavy.id, 1)).rejects.toMatchObject({ status: 413, message: fileRequestMessages.usedUp })
  await sql`update file_request_uploads set reg_dt = now() - interval '25 hours' where fr_no = ${heavy.fr_no}`.execute(
    set.app.db,
  )
  await requestUpload(heavy.id, 1)
})

test('whoever guesses links is slowed down at every call', async () => {
  const app = await startTestApp()
  const statuses = await Promise.all(
    callsByLink.map(async ({ path, body }) => {
      const tries = Array.from({ length: 61 }, () =>
        fetch(`${app.url}${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ ...body, id: unknownId }),
        }),
      )
      const answers = (await Promise.all(tries)).map(({ status }) => status)
      return [answers.filter((status) => status === 404).length, answers.filter((status) => status === 429).length]
    }),
  )
  expect(statuses).toEqual([
    [60, 1],
    [60, 1],
    [60, 1],
  ])
})

test('the link of a request opens no share, and that of a share no request; neither reads a file by another way', async () => {
  const { app, share, asGuest, fetchAs, deck, box } = set
  const { id } = await ask()
  const shared = await share(box)
  for (const call of [sharedLinks.check, sharedLinks.open])
    await expect(app.call(call, { body: { id: id ?? '' } })).rejects.toMatchObject({
      status: 404,
      message: fileShareMessages.gone,
    })
  for (const [status] of await answersTo(shared.id)) expect(status).toBe(404)

  for (const token of [id ?? '', shared.id ?? '']) {
    const guest = asGuest(token)
    // One after the other: a call that is refused before anybody awaits it would count as unhandled.
    for (const call of [
      () => guest(sharedLinks.show, {}),
      () => guest(sharedLinks.list, { query: {} }),
      () => guest(sharedLinks.prepareZip, { body: {} }),
      () => guest(docViews.open, { body: { ft_no: deck } }),
    ])
      await expect(call()).rejects.toMatchObject({ status: expect.toSatisfy((status) => [401, 404].includes(status)) })
    for (const path of [`/crm/v3/shared/download?ft_no=${deck}`, '/crm/v3/shared/acceptance'])
      expect((await fetchAs(token, path)).status).toBe(404)
  }
})

test('an upload that a link began is not finished after the link has ended', async () => {
  const { mina } = set
  const { id, fr_no, lines } = await ask()
  const address = (await requestUpload(id)).query[0]
  await mina.call(fileRequests.close, { params: { fr_no } })
  const body = {
    id: id ?? '',
    frl_no: lines[0]?.frl_no ?? 0,
    file_no: address?.file_no ?? 0,
    name: 'a.txt',
    by: '손님',
  }
  await expect(set.app.call(fileRequests.fulfilByLink, { body })).rejects.toMatchObject(gone)
})
