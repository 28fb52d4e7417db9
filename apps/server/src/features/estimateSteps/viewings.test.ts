import { estimateSteps } from '@crm/contract/features/estimateSteps/estimateSteps'
import { estimates } from '@crm/contract/features/estimates/estimates'
import type { Estimate, EstimateDraft } from '@crm/contract/features/estimates/estimates.rows'
import { publicEstimates } from '@crm/contract/features/publicEstimates/publicEstimates'
import { publicEstimateMessages as messages } from '@crm/contract/features/publicEstimates/publicEstimates.rows'
import { sql } from 'kysely'
import { io, type Socket } from 'socket.io-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { estimateDraft } from '../../testing/fixtures/money/estimateDrafts.ts'
import { createEstimate, issueEstimate, readEstimate } from '../../testing/fixtures/money/estimateFixture.ts'
import { linesWithOptions, publicEstimateFixture } from '../../testing/fixtures/money/publicEstimateFixture.ts'
import { nextEvent } from '../../testing/nextEvent.ts'

let set: Awaited<ReturnType<typeof publicEstimateFixture>>
const sockets: Socket[] = []
beforeAll(async () => {
  set = await publicEstimateFixture()
})
afterAll(() => {
  for (const socket of sockets) socket.disconnect()
})

const gone = { status: 404, message: messages.gone }
const unknown = 'AAAAAAAAAAAAAAAAAAAAAA'

const start = async ({ est_no }: Estimate) =>
  (await set.mina.call(estimateSteps.startViewing, { params: { est_no }, body: {} })).query[0]?.t ?? ''
/** A draft and the token of a code that shows it. */
const showDraft = async (changes: Partial<EstimateDraft> = {}) => {
  const draft = await createEstimate(set.mina, set.proj_no, { lines: linesWithOptions, ...changes })
  return { draft, t: await start(draft) }
}
const change = async ({ est_no }: Estimate, changes: Partial<EstimateDraft>) => {
  const { rev } = await readEstimate(set.mina, est_no)
  const body = { ...estimateDraft({ lines: linesWithOptions, ...changes }), rev }
  return (await set.mina.call(estimates.update, { params: { est_no }, body })).query[0] as Estimate
}
const show = async (t: string) => (await set.app.call(publicEstimates.show, { body: { t } })).query[0]
const viewingsOf = async ({ est_no }: Estimate) =>
  (await set.mina.call(estimateSteps.viewings, { params: { est_no } })).query[0]

const follow = async (t: unknown, url = set.app.url) => {
  const socket = io(`${url}/guests`, { auth: { t }, transports: ['websocket'], forceNew: true, reconnection: false })
  sockets.push(socket)
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  return socket
}

test('a phone reads the draft as its paper will be, marked as one that is written, and nothing that is for staff', async () => {
  const { draft, t } = await showDraft({ est_memo: '꼭 따야 하는 건', est_note: '감사해요' })
  expect(await viewingsOf(draft)).toMatchObject({ count: 1, read: 0 })
  const shown = await show(t)
  expect(shown).toMatchObject({
    ...{ state: 'draft', est_code: null, client_name: '그린루프', est_amount: 1_100_000, est_note: '감사해요' },
    ...{ answer: null, questions: [], is_newer: false },
    lines: [{ el_kind: 'section' }, {}, { is_optional: true }, { is_optional: true }],
  })
  const words = JSON.stringify(shown)
  for (const secret of ['꼭 따야', '여유 있음', 'memo', 'cost', 'list_price', 'ei_no', '"est_no"', 'approv', 'margin'])
    expect(words).not.toContain(secret)
  expect(await viewingsOf(draft)).toMatchObject({ count: 1, read: 1 })
})

test('a phone only reads: no other call of the page knows the token of a draft', async () => {
  const { t } = await showDraft()
  for (const [endpoint, body] of [
    [publicEstimates.accept, { t, est_ver: 1, name: '손님', chosen: [] }],
    [publicEstimates.reject, { t, est_ver: 1, name: '손님', reason: 'price', text: '' }],
    [publicEstimates.ask, { t, name: '손님', question: '언제 시작하나요?' }],
    [publicEstimates.askReissue, { t }],
  ] as const)
    await expect(set.app.call(endpoint as typeof publicEstimates.show, { body: body as never })).rejects.toMatchObject(
      gone,
    )
})

test('only the hash of a token is kept, and it ends after two hours', async () => {
  const { draft, t } = await showDraft()
  expect(Buffer.from(t, 'base64url')).toHaveLength(16)
  const { rows } = await sql<{ minutes: number }>`
    select extract(epoch from expires_dt - now()) / 60 as minutes from estimate_viewings where est_no = ${draft.est_no}
  `.execute(set.app.db)
  expect(Number(rows[0]?.minutes)).toBeGreaterThan(118)
  expect(Number(rows[0]?.minutes)).toBeLessThanOrEqual(120)
  const kept = await set.app.db.selectFrom('estimate_viewings').selectAll().where('est_no', '=', draft.est_no).execute()
  expect(JSON.stringify(kept)).not.toContain(t)
})

test('ended, expired and unknown tokens and previews by programs look alike, to reads and to sockets', async () => {
  const ended = await showDraft()
  await set.mina.call(estimateSteps.endViewings, { params: { est_no: ended.draft.est_no } })
  expect(await viewingsOf(ended.draft)).toEqual({ count: 0, read: 0, expires_dt: null })
  const expired = await showDraft()
  await sql`update estimate_viewings set reg_dt = now() - interval '3 hours', expires_dt = now() - interval '1 hour'
             where est_no = ${expired.draft.est_no}`.execute(set.app.db)
  const removed = await showDraft()
  await set.mina.call(estimates.remove, { params: { est_no: removed.draft.est_no } })
  for (const t of [unknown, ended.t, expired.t, removed.t]) {
    await expect(show(t)).rejects.toMatchObject(gone)
    await expect(follow(t)).rejects.toThrow('gone')
  }
  const { t } = await showDraft()
  const preview = await fetch(`${set.app.url}/crm/v3/public_estimate/show`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': 'facebookexternalhit/1.1; kakaotalk-scrap/1.0' },
    body: JSON.stringify({ t }),
  })
  expect(preview.status).toBe(404)
  for (const wrong of ['', undefined, 7, 'x'.repeat(200)]) await expect(follow(wrong)).rejects.toThrow('gone')
})

test('a change reaches the phones of that draft on every node, and nobody else', async () => {
  const [mine, other] = [await showDraft(), await showDraft()]
  const ended = await showDraft()
  const late = await follow(ended.t)
  await set.mina.call(estimateSteps.endViewings, { params: { est_no: ended.draft.est_no } })
  const elsewhere = (await set.app.anotherNode()).url
  const phones = [await follow(mine.t), await follow(mine.t, elsewhere)]
  const others: unknown[] = []
  for (const socket of [await follow(other.t), late]) socket.onAny((...told) => others.push(told))
  const told = phones.map((phone) => nextEvent(phone, 'changed'))
  await change(ended.draft, { est_title: '끝낸 뒤에 고친 견적' })
  await change(mine.draft, { est_title: '함께 고친 견적' })
  // What is said is that something has changed, and nothing of what.
  expect(await Promise.all(told)).toEqual([[], []])
  expect((await show(mine.t))?.est_title).toBe('함께 고친 견적')
  const next = nextEvent(await follow(other.t), 'changed')
  await change(other.draft, { est_title: '다른 견적' })
  await next
  // An event of the drafts before would have come earlier.
  await expect.poll(() => others).toEqual([['changed']])
})

test('a guest is sent no topic of staff, and a session token opens nothing there', async () => {
  const { t } = await showDraft()
  const phone = await follow(t)
  const received: unknown[] = []
  phone.onAny((event) => received.push(event))
  const { draft } = await showDraft()
  await change(draft, { est_title: '직원만 아는 변경' })
  await expect(follow(set.mina.token)).rejects.toThrow('gone')
  expect(received).toEqual([])
})

test('when it is issued the phone goes on with the same token, which is an ordinary link from then on', async () => {
  const { draft, t } = await showDraft()
  const phone = await follow(t)
  const told = nextEvent(phone, 'changed')
  const { est_no, est_code } = await issueEstimate(set.mina, draft)
  await told
  expect(await show(t)).toMatchObject({ state: 'issued', est_code })
  expect((await set.page(est_no)).links).toMatchObject([{ elk_way: 'qr', outcome: 'sent' }])
  expect(await viewingsOf(draft)).toMatchObject({ count: 0 })
  expect((await set.accept(t)).state).toBe('accepted')
})

test('the code of an issued estimate is a link of its own; of one that was withdrawn there is none', async () => {
  const issued = await set.issue()
  const t = await start(issued)
  expect(await show(t)).toMatchObject({ state: 'issued' })
  const { est_no, rev } = await readEstimate(set.mina, issued.est_no)
  await set.mina.call(estimates.withdraw, { params: { est_no }, body: { rev } })
  await expect(start(issued)).rejects.toMatchObject({ status: 409 })
})

test('only the people of the project show its drafts', async () => {
  const { draft } = await showDraft()
  const jun = await set.app.staff({ emp_scope: ['WorkList'] })
  const params = { est_no: draft.est_no }
  await expect(jun.call(estimateSteps.startViewing, { params, body: {} })).rejects.toMatchObject({ status: 403 })
  await expect(jun.call(estimateSteps.endViewings, { params })).rejects.toMatchObject({ status: 403 })
})

test('ten phones follow a draft; a further one takes the place of the oldest', async () => {
  const { draft, t } = await showDraft()
  const later: string[] = []
  for (let count = 0; count < 10; count += 1) later.push(await start(draft))
  await expect(show(t)).rejects.toMatchObject(gone)
  expect((await show(later[0] ?? ''))?.state).toBe('draft')
  expect(await viewingsOf(draft)).toMatchObject({ count: 10 })
})
