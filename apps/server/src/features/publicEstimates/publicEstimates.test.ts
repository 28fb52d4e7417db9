import { alarms } from '@crm/contract/features/alarms/alarms'
import { estimates } from '@crm/contract/features/estimates/estimates'
import type { Estimate } from '@crm/contract/features/estimates/estimates.rows'
import { publicEstimates } from '@crm/contract/features/publicEstimates/publicEstimates'
import { publicEstimateMessages as messages } from '@crm/contract/features/publicEstimates/publicEstimates.rows'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { koreaToday } from '../../clock.ts'
import { readPdf } from '../../testing/files/readPdf.ts'
import { issueEstimate, readEstimate } from '../../testing/fixtures/money/estimateFixture.ts'
import { publicEstimateFixture } from '../../testing/fixtures/money/publicEstimateFixture.ts'
import { startTestApp } from '../../testing/startTestApp.ts'
import { estimatesText } from '../estimates/estimates.messages.ts'

let set: Awaited<ReturnType<typeof publicEstimateFixture>>
beforeAll(async () => {
  set = await publicEstimateFixture()
})

const gone = { status: 404, message: messages.gone }
const unknown = 'AAAAAAAAAAAAAAAAAAAAAA'
const titlesOf = async (person = set.mina) =>
  (await person.call(alarms.list, { query: { limit: 100 } })).query.map(({ al_title }) => al_title)
const validUntil = (est_no: number, days: number) =>
  sql`update estimates set est_valid_dt = current_date + ${days}::int where est_no = ${est_no}`.execute(set.app.db)

const callsByLink = [
  { path: 'show', body: {} },
  { path: 'pdf', body: {} },
  { path: 'accept', body: { est_ver: 1, name: '손님', chosen: [] } },
  { path: 'reject', body: { est_ver: 1, name: '손님', reason: 'price', text: '' } },
  { path: 'ask', body: { name: '손님', question: '언제 시작하나요?' } },
  { path: 'reissue', body: {} },
]
const answersTo = (t: string, userAgent = 'Mozilla/5.0', { url } = set.app) =>
  Promise.all(
    callsByLink.map(async ({ path, body }) => {
      const headers = { 'content-type': 'application/json', 'user-agent': userAgent }
      const sent = { method: 'POST', headers, body: JSON.stringify({ ...body, t }) }
      const answer = await fetch(`${url}/crm/v3/public_estimate/${path}`, sent)
      const { request_id: _, ...said } = (await answer.json().catch(() => ({}))) as Record<string, unknown>
      return [answer.status, said] as const
    }),
  )

test('whoever has the link reads what the paper says, and nothing that is for staff', async () => {
  const { offer, show } = set
  const { t, est_code } = await offer({ est_memo: '꼭 따야 하는 건', est_note: '감사해요' })
  const shown = await show(t)
  expect(shown).toMatchObject({
    ...{ state: 'issued', est_code, est_ver: 1, days_left: 0, client_name: '그린루프', reader: '한대표' },
    ...{ est_supply: 1_000_000, est_vat: 100_000, est_amount: 1_100_000, est_note: '감사해요', is_newer: false },
    lines: [{ el_kind: 'section' }, {}, { is_optional: true, is_chosen: false }, { is_optional: true }],
    ...{ plans: [{ epl_amount: 1_100_000 }], answer: null, questions: [] },
  })
  const words = JSON.stringify(shown)
  for (const secret of ['꼭 따야', '여유 있음', 'memo', 'cost', 'list_price', 'ei_no', '"est_no"', 'approv', 'margin'])
    expect(words).not.toContain(secret)
})

test('the same paper comes by the link, as a download', async () => {
  const { offer, app } = set
  const { t, est_code } = await offer()
  const body = JSON.stringify({ t })
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${app.url}/crm/v3/public_estimate/pdf`, { method: 'POST', headers, body })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect((await readPdf(Buffer.from(await answer.arrayBuffer()))).text).toContain(est_code ?? '-')
})

test('unknown, revoked, dead and withdrawn links and previews by programs get the same answer to every call', async () => {
  const { offer, mina, page, app } = set
  const revoked = await offer()
  const elk_no = (await page(revoked.est_no)).links[0]?.elk_no ?? 0
  await mina.call(publicEstimates.revokeLink, { params: { est_no: revoked.est_no, elk_no } })
  const dead = await offer()
  await validUntil(dead.est_no, -31)
  await sql`update estimate_links set expires_dt = now() - interval '1 minute' where est_no = ${dead.est_no}`.execute(
    app.db,
  )
  const withdrawn = await offer()
  const { est_no, rev } = await readEstimate(mina, withdrawn.est_no)
  await mina.call(estimates.withdraw, { params: { est_no }, body: { rev } })
  expect((await page(est_no)).links).toMatchObject([{ outcome: 'revoked' }])

  const expected = await answersTo(unknown)
  expect(expected.map(([status, { message }]) => [status, message])).toEqual(
    callsByLink.map(() => [404, messages.gone]),
  )
  for (const { t } of [revoked, dead, withdrawn]) expect(await answersTo(t)).toEqual(expected)
  const live = await offer()
  expect(await answersTo(live.t, 'facebookexternalhit/1.1; kakaotalk-scrap/1.0')).toEqual(expected)
  expect((await page(live.est_no)).links).toMatchObject([{ first_read_dt: null }])
})

test('a link lives for 30 days after the last valid day, also when that is put off', async () => {
  const { offer, show, app } = set
  const { t, est_no } = await offer()
  const { rows } = await sql<{ days: number }>`
    select (expires_dt at time zone 'Asia/Seoul')::date - ${koreaToday()}::date as days from estimate_links where est_no = ${est_no}
  `.execute(app.db)
  expect(rows).toEqual([{ days: 31 }])
  await sql`update estimate_links set expires_dt = now() - interval '1 minute' where est_no = ${est_no}`.execute(app.db)
  expect((await show(t)).state).toBe('issued')
  await validUntil(est_no, -30)
  expect((await show(t)).state).toBe('expired')
  await validUntil(est_no, -31)
  await expect(show(t)).rejects.toMatchObject(gone)
})

test('only the hash of a token is kept', async () => {
  const { t, est_no } = await set.offer()
  expect(Buffer.from(t, 'base64url')).toHaveLength(16)
  const rows = await set.app.db.selectFrom('estimate_links').selectAll().where('est_no', '=', est_no).execute()
  expect(rows[0]?.token_hash).toHaveLength(32)
  expect(JSON.stringify(rows)).not.toContain(t)
})

test('whoever guesses links is slowed down at every call', async () => {
  const app = await startTestApp()
  const tries = await Promise.all(Array.from({ length: 61 }, () => answersTo(unknown, 'Mozilla/5.0', app)))
  const refused = callsByLink.map((_, at) => tries.filter((answers) => answers[at]?.[0] === 429).length)
  expect(refused).toEqual([1, 41, 41, 41, 51, 51])
})

test('the first reading is known to the managers, and a colleague who looks is no reader', async () => {
  const { offer, mina, show, page, app } = set
  const { t, est_no } = await offer({ est_title: '읽힌 견적' })
  await mina.call(publicEstimates.show, { body: { t } })
  expect((await page(est_no)).links[0]?.first_read_dt).toBeNull()
  await Promise.all(Array.from({ length: 5 }, () => show(t)))
  const title = '그린루프에서 ‘읽힌 견적’ 견적서를 읽었어요'
  expect((await titlesOf()).filter((each) => each === title)).toHaveLength(1)
  expect((await page(est_no)).links[0]?.first_read_dt).not.toBeNull()
  const other = await app.staff({ emp_scope: ['WorkList'] })
  expect(await titlesOf(other)).toEqual([])
})

test('an accepted estimate says who accepted it and when, and is answered once', async () => {
  const { offer, accept, mina, app } = set
  const { t, est_no } = await offer({ est_title: '승낙할 견적' })
  const shown = await accept(t)
  expect(shown).toMatchObject({ state: 'accepted', answer: { name: '한대표', reason: null }, est_ver: 1 })
  expect(await readEstimate(mina, est_no)).toMatchObject({
    est_state: 'accepted',
    answer: { way: 'page', name: '한대표' },
  })
  expect(await titlesOf()).toContain('그린루프에서 ‘승낙할 견적’ 견적을 승낙했어요')
  await expect(accept(t)).rejects.toMatchObject({ status: 409, message: messages.answered })
  const body = { t, est_ver: 1, name: '한대표', reason: 'price', text: '' } as const
  await expect(app.call(publicEstimates.reject, { body })).rejects.toMatchObject({ status: 409 })
})

test('chosen optional lines make a version that is issued and accepted, with its own sums, plan and paper', async () => {
  const { offer, accept, show, mina, app } = set
  const { t, est_no, est_code, plans } = await offer({ est_discount: null })
  const half = { ...plans[0], epl_value: 50 }
  expect(half.epl_kind).toBe('share')
  for (const place of [0, 1, 7])
    await expect(accept(t, [place])).rejects.toMatchObject({ status: 400, fields: { chosen: messages.notOptional } })
  const shown = await accept(t, [3])
  expect(shown).toMatchObject({
    ...{ state: 'accepted', est_ver: 2, is_newer: false, est_supply: 1_200_000, est_amount: 1_320_000 },
    lines: [{}, {}, { is_chosen: false }, { is_chosen: true }],
    plans: [{ epl_amount: 1_320_000 }],
  })
  expect(shown.est_code).not.toBe(est_code)
  const before = await readEstimate(mina, est_no)
  expect(before.versions).toMatchObject([
    { est_ver: 2, est_state: 'accepted', est_amount: 1_320_000 },
    { est_ver: 1, est_state: 'replaced', est_amount: 1_100_000 },
  ])
  const made = await readEstimate(mina, before.versions[0]?.est_no ?? 0)
  expect(made).toMatchObject({
    est_root: est_no,
    emp_name: '김미나',
    answer: { way: 'page' },
    est_code: shown.est_code,
  })
  expect(made.est_hash).toMatch(/^[0-9a-f]{64}$/)
  expect(made.lines[1]?.el_memo).toBe('여유 있음')
  expect((await show(t)).state).toBe('accepted')
  const paper = () =>
    app.db.selectFrom('estimate_papers').select('est_no').where('est_no', '=', made.est_no).executeTakeFirst()
  await expect.poll(paper, { timeout: 20_000 }).toEqual({ est_no: made.est_no })
})

test('a draft that is older than what the client accepted is not issued any more', async () => {
  const { offer, accept, mina } = set
  const { t, est_no } = await offer()
  const { query } = await mina.call(estimates.revise, { params: { est_no }, body: {} })
  expect(await accept(t, [2])).toMatchObject({ est_ver: 3 })
  await expect(issueEstimate(mina, query[0] as Estimate)).rejects.toMatchObject({
    status: 409,
    message: estimatesText.newerVersion,
  })
})

test('a refusal has a reason, and both reach the managers', async () => {
  const { offer, app, mina } = set
  const { t, est_no } = await offer({ est_title: '거절할 견적' })
  const body = { t, est_ver: 1, name: '한대표', reason: 'timing', text: '내년에 볼게요' } as const
  const { query } = await app.call(publicEstimates.reject, { body })
  expect(query[0]).toMatchObject({ state: 'rejected', answer: { reason: 'timing', text: '내년에 볼게요' } })
  expect(await readEstimate(mina, est_no)).toMatchObject({ est_state: 'rejected', answer: { reason: 'timing' } })
  expect(await titlesOf()).toContain('그린루프에서 ‘거절할 견적’ 견적을 거절했어요')
})

test('a link leads on to the version that was issued in place of its own, and the older one is not answered', async () => {
  const { offer, show, accept, mina } = set
  const { t, est_no } = await offer()
  const next = (await mina.call(estimates.revise, { params: { est_no }, body: {} })).query[0]
  expect(await show(t)).toMatchObject({ est_ver: 1, is_newer: false, state: 'issued' })
  if (next) await issueEstimate(mina, next)
  expect(await show(t)).toMatchObject({ est_ver: 2, is_newer: true, state: 'issued' })
  await expect(accept(t, [], 1)).rejects.toMatchObject({ status: 409, message: messages.newer })
  expect(await accept(t, [], 2)).toMatchObject({ est_ver: 2, state: 'accepted' })
})

test('a question reaches the managers, and its answer is read on the page', async () => {
  const { offer, app, mina, show, page } = set
  const { t, est_no } = await offer({ est_title: '물어볼 견적' })
  const other = await offer()
  const body = { t, name: '한대표', question: '번역도 되나요?' }
  expect((await app.call(publicEstimates.ask, { body })).query[0]?.questions).toMatchObject([
    { eq_name: '한대표', eq_question: '번역도 되나요?', eq_answer: null },
  ])
  expect(await titlesOf()).toContain('그린루프에서 ‘물어볼 견적’ 견적을 질문했어요')
  const eq_no = (await page(est_no)).questions[0]?.eq_no ?? 0
  const answer = (to: number) =>
    mina.call(publicEstimates.answerQuestion, { params: { est_no: to, eq_no }, body: { answer: '네, 돼요.' } })
  await expect(answer(other.est_no)).rejects.toMatchObject({ status: 404 })
  await answer(est_no)
  expect((await show(t)).questions).toMatchObject([{ eq_answer: '네, 돼요.', answered_by: '김미나' }])
  expect((await show(other.t)).questions).toEqual([])
})

test('fifty questions are enough', async () => {
  const { offer, app } = set
  const { t, est_no } = await offer()
  await sql`insert into estimate_questions (est_root, eq_name, eq_question)
            select ${est_no}, '손님', '질문' from generate_series(1, 50)`.execute(app.db)
  const asked = app.call(publicEstimates.ask, { body: { t, name: '한대표', question: '하나 더' } })
  await expect(asked).rejects.toMatchObject({ status: 429, message: messages.askedTooMuch })
})

test('an expired estimate is read only, and its reader asks for a new one once a day', async () => {
  const { offer, app, accept, show } = set
  const { t, est_no } = await offer({ est_title: '지난 견적' })
  const askReissue = () => app.call(publicEstimates.askReissue, { body: { t } })
  await expect(askReissue()).rejects.toMatchObject({ status: 409, message: messages.notExpired })
  await validUntil(est_no, -1)
  expect(await show(t)).toMatchObject({ state: 'expired', days_left: -1, has_asked_reissue: false })
  await expect(accept(t)).rejects.toMatchObject({ status: 409, message: messages.expired })
  const answers = await Promise.all(Array.from({ length: 5 }, askReissue))
  expect(answers[0]?.query[0]?.has_asked_reissue).toBe(true)
  const title = '그린루프에서 ‘지난 견적’ 견적의 재발행을 요청했어요'
  expect((await titlesOf()).filter((each) => each === title)).toHaveLength(1)
})

test('whoever opens the project reads about its links, and only its people send, revoke and answer', async () => {
  const { offer, app, client_no, page } = set
  const { est_no } = await offer()
  const params = { est_no }
  const colleague = await app.staff({ emp_scope: ['WorkList'] })
  expect((await colleague.call(publicEstimates.page, { params })).query[0]?.may_send).toBe(false)
  const elk_no = (await page(est_no)).links[0]?.elk_no ?? 0
  const writes = await Promise.allSettled([
    colleague.call(publicEstimates.createLink, { params, body: {} }),
    colleague.call(publicEstimates.revokeLink, { params: { ...params, elk_no } }),
    colleague.call(publicEstimates.answerQuestion, { params: { ...params, eq_no: 1 }, body: { answer: '네' } }),
  ])
  const refused = { status: 'rejected', reason: { status: 403 } }
  expect(writes).toMatchObject([refused, refused, refused])
  const client = await app.client({ client_no })
  await expect(client.call(publicEstimates.page, { params })).rejects.toMatchObject({ status: 403 })
})
