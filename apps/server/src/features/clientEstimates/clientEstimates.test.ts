import { alarms } from '@crm/contract/features/alarms/alarms'
import { clientEstimates } from '@crm/contract/features/clientEstimates/clientEstimates'
import type { ClientEstimate, ClientEstimateWaiting } from '@crm/contract/features/clientEstimates/clientEstimates.rows'
import { contractSigning } from '@crm/contract/features/contractSigning/contractSigning'
import { contracts } from '@crm/contract/features/contracts/contracts'
import { estimates } from '@crm/contract/features/estimates/estimates'
import { urlOf } from '@crm/contract/kit/client'
import { sql } from 'kysely'
import { io } from 'socket.io-client'
import { beforeAll, expect, test } from 'vitest'
import { koreaToday } from '../../clock.ts'
import { insertDeposit } from '../../testing/fixtures/money/contractFixture.ts'
import {
  contractSigningFixture,
  signerDraft,
  threeSigners,
} from '../../testing/fixtures/money/contractSigningFixture.ts'
import { createEstimate, issueEstimate, readEstimate } from '../../testing/fixtures/money/estimateFixture.ts'
import { nextEvent, nextStale, onStale } from '../../testing/nextEvent.ts'
import type { Person } from '../../testing/startTestApp.ts'

type Client = Person & { client_no: number }

let set: Awaited<ReturnType<typeof contractSigningFixture>>
let han: Client
let stranger: Client
beforeAll(async () => {
  set = await contractSigningFixture()
  const { app, client_no } = set
  han = await app.client({ client_no, user_name: '한대표', user_email: 'han@one.example', user_phone: '01012345678' })
  stranger = await app.client()
})

const detail = async (est_no: number, person = han) =>
  (await person.call(clientEstimates.detail, { params: { est_no } })).query[0] as ClientEstimate
const list = async (query = {}, person = han) =>
  (await person.call(clientEstimates.list, { query: { limit: 100, ...query } })).query
const rowOf = async (est_no: number, person = han) => (await list({}, person)).find((row) => row.est_no === est_no)
const waiting = async (person = han) => (await person.call(clientEstimates.waiting)).query[0] as ClientEstimateWaiting
const accept = (est_no: number, chosen: number[] = [], est_ver = 1, person = han) =>
  person.call(clientEstimates.accept, { params: { est_no }, body: { est_ver, chosen } })
const statusOf = (done: PromiseSettledResult<unknown>) => (done.status === 'fulfilled' ? 200 : done.reason.status)
const fileOf = (
  person: Client,
  endpoint: typeof clientEstimates.pdf | typeof clientEstimates.contractPdf,
  est_no: number,
) =>
  fetch(`${set.app.url}${urlOf(endpoint, { params: { est_no } })}`, {
    headers: { authorization: `Bearer ${person.token}` },
  })
const change = (est_no: number, columns: Record<string, unknown>) =>
  set.app.db.updateTable('estimates').set(columns).where('est_no', '=', est_no).execute()

const secrets = [
  '꼭 따야',
  '여유 있음',
  '남에게 보이지',
  'memo',
  'cost',
  'list_price',
  'ei_no',
  'approv',
  'margin',
  'emp_no',
]

test('somebody of the company reads what was issued, and nothing that is for staff', async () => {
  const { create, issue } = set
  const { est_no, est_code } = await issue({ est_memo: '꼭 따야 하는 건' })
  await create({ ctr_memo: '남에게 보이지 않는 메모' }, est_no)
  const shown = await detail(est_no)
  expect(shown).toMatchObject({
    ...{ state: 'issued', est_no, est_code, reader: '한대표', est_amount: 1_100_000, is_newer: false },
    ...{ contract: null, transfer: null, answer: null },
  })
  expect(await rowOf(est_no)).toMatchObject({ state: 'issued', ctr_state: null, paid: null, waits: 'answer' })
  const words = JSON.stringify([shown, await list(), await waiting()])
  for (const secret of secrets) expect(words).not.toContain(secret)
})

test('drafts, what waits for approval and what was withdrawn are not there; of versions the newest is', async () => {
  const { mina, proj_no, issue } = set
  const draft = await createEstimate(mina, proj_no)
  const withdrawn = await issue()
  const { rev } = await readEstimate(mina, withdrawn.est_no)
  await mina.call(estimates.withdraw, { params: { est_no: withdrawn.est_no }, body: { rev } })
  for (const { est_no } of [draft, withdrawn]) {
    await expect(detail(est_no)).rejects.toMatchObject({ status: 404 })
    expect(await rowOf(est_no)).toBeUndefined()
  }
  const first = await issue()
  const next = (await mina.call(estimates.revise, { params: { est_no: first.est_no }, body: {} })).query[0]
  if (!next) throw new Error('there is a draft')
  await expect(detail(next.est_no)).rejects.toMatchObject({ status: 404 })
  expect(await detail(first.est_no)).toMatchObject({ est_ver: 1, is_newer: false })
  await issueEstimate(mina, next)
  expect(await detail(first.est_no)).toMatchObject({ est_no: next.est_no, est_ver: 2, is_newer: true })
  expect([await rowOf(first.est_no), (await rowOf(next.est_no))?.state]).toEqual([undefined, 'issued'])
})

test('another company finds none of it by any call, also not in counts', async () => {
  const { est_no } = await set.issue()
  const params = { est_no }
  const calls = [
    stranger.call(clientEstimates.detail, { params }),
    stranger.call(clientEstimates.noteRead, { params, body: {} }),
    accept(est_no, [], 1, stranger),
    stranger.call(clientEstimates.reject, { params, body: { est_ver: 1, reason: 'price', text: '' } }),
    stranger.call(clientEstimates.ask, { params, body: { question: '누구 것인가요?' } }),
    stranger.call(clientEstimates.askReissue, { params, body: {} }),
    stranger.call(clientEstimates.sign, { params, body: {} }),
  ]
  expect((await Promise.allSettled(calls)).map(statusOf)).toEqual(calls.map(() => 404))
  expect((await fileOf(stranger, clientEstimates.pdf, est_no)).status).toBe(404)
  expect((await fileOf(stranger, clientEstimates.contractPdf, est_no)).status).toBe(404)
  expect(await list({}, stranger)).toEqual([])
  expect(await waiting(stranger)).toEqual({ total: 0, answer: 0, sign: 0, pay: 0, overdue: 0, rows: [] })
  expect((await detail(est_no)).state).toBe('issued')
})

test('the list is narrowed by words, state and what waits', async () => {
  const { est_no } = await set.issue({ est_title: '하드웨어 시제품 제작' })
  expect((await list({ keyword: 'ㅎㄷㅇㅇ' })).map((row) => row.est_no)).toEqual([est_no])
  expect((await list({ keyword: '시제품', state: 'accepted' })).length).toBe(0)
  expect((await list({ keyword: '시제품', waits: 'answer' })).length).toBe(1)
  await change(est_no, { est_valid_dt: sql`current_date - 1` })
  expect((await list({ keyword: '시제품', state: 'expired' })).map(({ waits }) => waits)).toEqual([null])
})

test('accepting with an optional line makes that version, in the name of the session', async () => {
  const { est_no } = await set.issue()
  await accept(est_no, [2])
  const shown = await detail(est_no)
  expect(shown).toMatchObject({
    ...{ state: 'accepted', est_ver: 2, est_amount: 1_650_000, is_newer: false, answer: { name: '한대표' } },
  })
  expect(await rowOf(shown.est_no)).toMatchObject({ state: 'accepted', est_amount: 1_650_000, waits: null })
  await expect(accept(est_no, [], 2)).rejects.toMatchObject({ status: 409 })
})

test('a member who accepts and a new version that is issued at once leave one that stands', async () => {
  const { mina, issue } = set
  for (const chosen of [[], [2]]) {
    const { est_no } = await issue()
    const next = (await mina.call(estimates.revise, { params: { est_no }, body: {} })).query[0]
    if (!next) throw new Error('there is a draft')
    const [answer] = (await Promise.allSettled([accept(est_no, chosen), issueEstimate(mina, next)])).map(statusOf)
    const states = (await readEstimate(mina, est_no)).versions.map(({ est_state }) => est_state)
    expect(states.filter((state) => state === 'issued' || state === 'accepted')).toHaveLength(1)
    if (answer === 409) expect(states).not.toContain('accepted')
  }
})

test('questions and the first look reach the managers, who see the reader among those who got it', async () => {
  const { mina, issue, page } = set
  const { est_no } = await issue({ est_title: '질문할 견적' })
  const params = { est_no }
  for (const _ of [1, 2]) await han.call(clientEstimates.noteRead, { params, body: {} })
  await han.call(clientEstimates.ask, { params, body: { question: '언제 시작하나요?' } })
  expect((await detail(est_no)).questions).toMatchObject([{ eq_name: '한대표', eq_question: '언제 시작하나요?' }])
  const titles = (await mina.call(alarms.list, { query: { limit: 100 } })).query.map(({ al_title }) => al_title)
  expect(titles.filter((title) => title.includes('질문할 견적')).length).toBe(2)
  const { links } = await page(est_no)
  expect(links).toMatchObject([{ elk_way: 'portal', elk_name: '한대표' }])
  expect(links[0]?.first_read_dt).not.toBeNull()
})

test('an expired one is asked for again once a day', async () => {
  const { est_no } = await set.issue()
  const params = { est_no }
  await expect(han.call(clientEstimates.askReissue, { params, body: {} })).rejects.toMatchObject({ status: 409 })
  await change(est_no, { est_valid_dt: sql`current_date - 1` })
  await han.call(clientEstimates.askReissue, { params, body: {} })
  expect(await detail(est_no)).toMatchObject({ state: 'expired', has_asked_reissue: true })
})

test('only whom the contract names signs, by e-mail address or by number, and only when it is their turn', async () => {
  const { app, client_no, create, send } = set
  const two = await app.client({ client_no, user_email: 'TWO@one.example' })
  const other = await app.client({ client_no, user_email: 'han@two.example', user_phone: '01055550000' })
  const { est_no, ctr_no } = await send(await create({ signers: threeSigners }))
  const goTo = (person: Client) => person.call(clientEstimates.sign, { params: { est_no }, body: {} })
  const shown = await detail(est_no)
  expect(shown.contract).toMatchObject({ ctr_state: 'sent', may_sign: true, is_sealed: false, credits: [] })
  expect(shown.contract?.signers.map(({ is_me, cs_state }) => [is_me, cs_state])).toEqual([
    [true, 'asked'],
    [false, 'waiting'],
    [false, 'waiting'],
  ])
  expect((await detail(est_no, two)).contract).toMatchObject({ may_sign: false, signers: [{}, { is_me: true }, {}] })
  expect((await detail(est_no, other)).contract?.signers.some(({ is_me }) => is_me)).toBe(false)
  await expect(goTo(two)).rejects.toMatchObject({ status: 409 })
  await expect(goTo(other)).rejects.toMatchObject({ status: 403 })
  expect([(await rowOf(est_no))?.waits, (await rowOf(est_no, two))?.waits]).toEqual(['sign', null])

  const t = (await goTo(han)).query[0]?.t ?? ''
  expect((await set.show(t)).me).toMatchObject({ cs_name: '한대표', cs_state: 'asked' })
  expect(JSON.stringify(shown)).not.toMatch(/010-1234|one\.example|cs_phone|cs_email|ctr_html/)
  expect(await set.isWhole(ctr_no)).toBe(true)
})

test('what is concluded says what is to be paid and to which account, what is overdue and what is paid', async () => {
  const { app, client_no, create, send, signAs } = set
  await sql`update company_profile set cpr_accounts = '[{"bank_code":"088","cac_number":"110-123-456789","cac_holder":"빌더스컨설팅"}]'`.execute(
    app.db,
  )
  const { est_no, ctr_no, signers } = await send(await create({ signers: [signerDraft()] }))
  await expect((await fileOf(han, clientEstimates.contractPdf, est_no)).status).toBe(409)
  await signAs(ctr_no, signers[0] as (typeof signers)[0])
  const shown = await detail(est_no)
  const code = shown.est_code?.slice(-4)
  expect(shown.transfer).toEqual({ account: expect.stringContaining('110-123-456789'), depositor: `그린루프${code}` })
  expect(shown.contract).toMatchObject({ may_sign: false, paid: 0, balance: 1_100_000, credits: [{ projcrd_paid: 0 }] })
  expect(await rowOf(est_no)).toMatchObject({ waits: 'pay', paid: 0, balance: 1_100_000, state: 'accepted' })
  await app.db
    .updateTable('project_credits')
    .set({ projcrd_due_dt: '2026-01-01' })
    .where('ctr_no', '=', ctr_no)
    .execute()
  expect(await rowOf(est_no)).toMatchObject({ waits: 'overdue', next_due_dt: '2026-01-01' })
  expect((await waiting()).rows[0]).toMatchObject({ est_no, waits: 'overdue' })

  const projcrd_no = shown.contract?.credits[0]?.projcrd_no ?? 0
  const shares = [{ projcrd_no, ds_amount: 1_100_000 }]
  await insertDeposit(app.db, { client_no, dep_dt: koreaToday(), shares })
  expect(await rowOf(est_no)).toMatchObject({ waits: null, paid: 1_100_000, balance: 0 })
  await expect.poll(async () => (await detail(est_no)).contract?.is_sealed, { timeout: 20_000 }).toBe(true)
  const paper = await fileOf(han, clientEstimates.contractPdf, est_no)
  expect([paper.status, paper.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect(await set.kindsOf(ctr_no)).toContain('downloaded')
})

test('a contract that was withdrawn is not to be signed, and why stays inside', async () => {
  const { create, send, mina } = set
  const { est_no, ctr_no, rev } = await send(await create())
  await mina.call(contractSigning.withdraw, { params: { ctr_no }, body: { reason: '내부 사정', rev } })
  const shown = await detail(est_no)
  expect(shown.contract).toMatchObject({ ctr_state: 'cancelled', may_sign: false })
  expect(JSON.stringify(shown)).not.toContain('내부 사정')
  expect((await rowOf(est_no))?.waits).toBe('answer')
})

test('a page that is open reads again when staff change it, and people of other companies are sent nothing', async () => {
  const { app, mina, issue } = set
  const { est_no } = await issue()
  const socketOf = async ({ token }: Client) => {
    const socket = io(app.url, { auth: { token }, transports: ['websocket'] })
    await nextEvent(socket, 'connect')
    return socket
  }
  const [own, foreign] = [await socketOf(han), await socketOf(stranger)]
  let sent = 0
  onStale(foreign, () => sent++)
  const stale = nextStale(own)
  const { rev } = await readEstimate(mina, est_no)
  await mina.call(estimates.withdraw, { params: { est_no }, body: { rev } })
  expect(JSON.stringify(await stale)).toContain('clientEstimates')
  expect(sent).toBe(0)
  own.close()
  foreign.close()
})

test('contracts on paper have no signers and no file of ours', async () => {
  const { mina, issue } = set
  const { est_no } = await issue()
  const body = { est_no, ctr_concluded_dt: koreaToday(), ctr_memo: '금고에 있어요' }
  await mina.call(contracts.registerPaper, { body })
  const shown = await detail(est_no)
  expect(shown).toMatchObject({
    state: 'accepted',
    contract: { ctr_kind: 'paper', ctr_state: 'concluded', signers: [] },
  })
  expect(JSON.stringify(shown)).not.toContain('금고')
  expect((await fileOf(han, clientEstimates.contractPdf, est_no)).status).toBe(409)
})

test('a cancelled contract says when it ended and what came back, not why', async () => {
  const { app, mina, issue, client_no } = set
  const { est_no } = await issue()
  const paper = { est_no, ctr_concluded_dt: koreaToday(), ctr_memo: '' }
  const [made] = (await mina.call(contracts.registerPaper, { body: paper })).query
  const projcrd_no = made?.credits[0]?.projcrd_no ?? 0
  await insertDeposit(app.db, { client_no, dep_dt: koreaToday(), shares: [{ projcrd_no, ds_amount: 500_000 }] })
  expect((await detail(est_no)).contract).toMatchObject({ paid: 500_000, refunds: [], refund_open: 0 })
  const admin = await app.staff({ emp_scope: ['AdminContract'] })
  await admin.call(contracts.cancel, {
    params: { ctr_no: made?.ctr_no ?? 0 },
    body: {
      ...{ ctr_cancelled_dt: koreaToday(), ctr_cancel_reason: '내부 사정', rev: made?.rev ?? 0 },
      ...{ amount: 200_000, refund_reason: '내부 합의' },
    },
  })
  const shown = await detail(est_no)
  expect(shown.contract).toMatchObject({
    ...{ ctr_state: 'cancelled', ctr_cancelled_dt: koreaToday(), paid: 300_000, refund_open: 0 },
    refunds: [{ day: koreaToday(), amount: 200_000 }],
  })
  expect(JSON.stringify(shown)).not.toContain('내부')
})
