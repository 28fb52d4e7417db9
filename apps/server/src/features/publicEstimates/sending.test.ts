import { Writable } from 'node:stream'
import { estimates } from '@crm/contract/features/estimates/estimates'
import { publicEstimates } from '@crm/contract/features/publicEstimates/publicEstimates'
import { sql } from 'kysely'
import pino from 'pino'
import { beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { startNode } from '../../node.ts'
import { publicEstimateFixture } from '../../testing/fixtures/money/publicEstimateFixture.ts'
import { estimateIssuedTalk } from '../estimates/links/estimateIssued.alimtalk.ts'
import { mailLink } from '../estimates/links/send.service.ts'

let set: Awaited<ReturnType<typeof publicEstimateFixture>>
beforeAll(async () => {
  set = await publicEstimateFixture({
    config: { seed: 'demo', alimtalk: { solapi: undefined, quiet: { from: 0, until: 0 } } },
  })
})

const sentTo = async (to: string) =>
  (
    await sql<{ ob_text: string; channel: string; attached: number }>`
      select ob_text, channel, (select count(*)::int from outbox_attachments a where a.ob_no = o.ob_no) as attached
        from outbox o where ob_to = ${to} order by ob_no`.execute(set.app.db)
  ).rows
const tokenIn = (text = '') =>
  new URL(text.match(/https?:\S+\/public\/estimate\?t=\S+/)?.[0] ?? 'http://x').searchParams.get('t') ?? ''

test('an issued estimate goes out by KakaoTalk and by mail with the paper, each with a link of its own', async () => {
  const { issue, page, show, app } = set
  const { est_no, est_code } = await issue({ est_to_phone: '010-2222-3333', est_to_email: 'han@one.example' }, true)
  const waiting = () => Promise.all([sentTo('01022223333'), sentTo('han@one.example')])
  await expect.poll(async () => (await waiting()).map((sent) => sent.length)).toEqual([1, 1])
  const [[talk], [mail]] = await waiting()
  expect(talk?.channel).toBe('alimtalk')
  expect(talk?.ob_text).toContain(`■ 번호: ${est_code}`)
  expect([mail?.channel, mail?.attached]).toEqual(['mail', 1])
  const tokens = [tokenIn(talk?.ob_text), tokenIn(mail?.ob_text)]
  expect(new Set(tokens).size).toBe(2)
  expect(await show(tokens[0] ?? '')).toMatchObject({ est_code, reader: '한대표' })
  await expect.poll(async () => (await page(est_no)).links.map(({ outcome }) => outcome)).toEqual(['sent', 'sent'])
  const { links } = await page(est_no)
  expect(links).toMatchObject([
    { elk_way: 'mail', elk_to: 'han@one.example', first_read_dt: null },
    { elk_way: 'talk', elk_to: '01022223333', first_read_dt: expect.any(String) },
  ])
  const kept = await app.db.selectFrom('alimtalk').select('gaps').execute()
  expect(JSON.stringify(kept)).not.toContain(tokens[0])
})

test('the alarm about a message that failed leads to its estimate', async () => {
  const { offer, app, page, proj_no } = set
  const { est_no } = await offer()
  const elk_no = (await page(est_no)).links[0]?.elk_no ?? 0
  const { find, linkOf } = estimateIssuedTalk.subject
  expect(linkOf(elk_no, await find(app.db, elk_no))).toBe(`/employee/work/estimate/edit/${proj_no}/${est_no}`)
  expect(linkOf(0, await find(app.db, 0))).toBe('/')
})

test('sent again it has a new link, and the first one still opens', async () => {
  const { offer, mina, show } = set
  const { est_no, t } = await offer()
  const body = { name: '박이사', email: 'park@one.example' }
  await mina.call(estimates.send, { params: { est_no }, body })
  await expect.poll(async () => (await sentTo('park@one.example')).length).toBe(1)
  const [mail] = await sentTo('park@one.example')
  expect((await show(tokenIn(mail?.ob_text))).reader).toBe('박이사')
  expect((await show(t)).reader).toBe('한대표')
})

test('what was withdrawn before its message left is not sent', async () => {
  const { issue, mina, page, app } = set
  const { est_no, rev } = await issue()
  const { rows } = await sql<{ elk_no: number }>`
    insert into estimate_links (est_no, elk_way, elk_name, elk_email, expires_dt)
    values (${est_no}, 'mail', '한대표', 'late@one.example', now() + interval '1 day') returning elk_no`.execute(app.db)
  await mina.call(estimates.withdraw, { params: { est_no }, body: { rev } })
  const config = readConfig({ PORT: '0', SEED: 'none', DATABASE_URL: 'postgres://unused' })
  const ctx = { db: app.db, config, publish: () => {}, enqueue: async () => {} }
  await mailLink(ctx as never, { elk_no: rows[0]?.elk_no ?? 0 })
  expect(await sentTo('late@one.example')).toEqual([])
  expect((await page(est_no)).links).toMatchObject([{ outcome: 'revoked' }])
  const createLink = mina.call(publicEstimates.createLink, { params: { est_no }, body: {} })
  await expect(createLink).rejects.toMatchObject({ status: 409 })
})

test('no token is ever written into a log, and no search engine lists the page', async () => {
  const { offer, app } = set
  const { t } = await offer()
  const written: string[] = []
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      written.push(String(chunk))
      done()
    },
  })
  const config = { ...readConfig({ PORT: '0', SEED: 'none', DATABASE_URL: 'postgres://unused' }), dataDir: app.dataDir }
  const log = pino({ level: 'trace' }, stream)
  const node = await startNode({ config, databaseUrl: app.databaseUrl, log, rateLimits: false, clock: false })
  try {
    const headers = { 'content-type': 'application/json' }
    const post = (path: string, body: object) =>
      fetch(`${node.url}/crm/v3/public_estimate/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    const page = await fetch(`${node.url}/public/estimate?t=${t}`)
    expect(page.headers.get('x-robots-tag') ?? 'not built').toMatch(/noindex|not built/)
    const statuses = [await post('show', { t }), await post('accept', { t }), await post('show', { t: `${t}x` })]
    expect(statuses.map(({ status }) => status)).toEqual([200, 400, 404])
  } finally {
    await node.close()
  }
  expect(written.length).toBeGreaterThan(0)
  expect(written.join('')).not.toContain(t)
})
